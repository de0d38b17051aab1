import AccessibilityTree

/// Text is large enough to be read.
struct SmallText: AuditRule {
    static let smallest = Threshold(
        "smallest", "The smallest size of text, in points (Apple's Human Interface Guidelines, Typography).",
        standard: 11, range: 1...100)
    static let description = RuleDescription(
        id: "small-text", title: "Text is at least 11 points large at the usual text size.",
        explanation: "Somebody with reduced sight can't read it without a lens.",
        remedy: "Use a text style; the smallest is 11 points.", impact: .moderate)
    static let thresholds = [smallest]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text of 17 points.", .text("Save")),
        .fail("A text of 9 points.", .text("Save") { $0.editAppearance { $0.fontSize = 9 } }),
    ]
    private let smallest: Double

    init(_ settings: RuleSettings) { smallest = settings[Self.smallest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let size = element.fontSize, size > 0, screen.isShown(element) else { return }
        // What shrinks to fit may be a hair smaller.
        guard size < smallest - 0.05 else { return report.pass() }
        report.fail(
            element, "The text \(element.drawnText) is \(size.inTenths) points large.", .appearance,
            attribute: "fontDescription")
    }
}
