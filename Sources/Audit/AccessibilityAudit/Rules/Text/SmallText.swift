import AccessibilityTree

/// Text is large enough to be read.
struct SmallText: AuditRule {
    static let smallest = Threshold(
        "smallest", "The minimum size of text, in points (Apple's Human Interface Guidelines, Typography).",
        standard: 11, range: 1...100)
    static let description = RuleDescription(
        id: "small-text", title: "Text must be at least 11 pt at the default text size.",
        plural: "small texts",
        explanation: "People with low vision can't read smaller text without magnification.",
        remedy: "Choose a text style as Font in the Attributes inspector; the smallest has 11 pt.", impact: .moderate,
        precision: .high)
    static let thresholds = [smallest]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text of 17 pt.", .text("Save")),
        .fail("A text of 9 pt.", .text("Save") { $0.editAppearance { $0.fontSize = 9 } }),
        .fail("A field with a font of 9 pt and no text yet.", .field("Name") { $0.editAppearance { $0.fontSize = 9 } }),
    ]
    private let smallest: Double

    init(_ settings: RuleSettings) { smallest = settings[Self.smallest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let size = element.fontSize, size > 0, let text = screen.drawnText(of: element) else { return }
        // Text that shrinks to fit may be slightly smaller.
        guard size < smallest - 0.05 else { return report.pass() }
        report.fail(
            element, "\(element.nameByText) has a \(size.inTenths) pt font; the minimum is \(smallest.inTenths) pt.",
            .appearance, attribute: "fontDescription", review: text.review)
    }
}
