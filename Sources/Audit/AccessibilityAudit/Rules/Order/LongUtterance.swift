import AccessibilityTree

/// Requires that the announcement of an element is short.
struct LongUtterance: AuditRule {
    static let longest = Threshold(
        "longest", "The maximum duration of the announcement of an interactive element, in seconds of 15 characters.",
        standard: 20, range: 1...600)
    static let description = RuleDescription(
        id: "long-utterance", title: "Announcements of interactive elements must be short.",
        plural: "long announcements",
        explanation:
            "Users have to listen to the whole announcement, or stop it and miss the role and the hint at its end.",
        remedy:
            "Keep the distinguishing part in the accessibility Label. Move the rest to accessibilityCustomContent or to separate elements.",
        impact: .minor)
    static let thresholds = [longest]
    static let kinds: ElementKinds = [.interactive, .other, .image]
    static let examples: [RuleExample] = [
        RuleExample("A short label.", .pass, [.button("Save")]) { $0.utterances = ["Save, button"] },
        RuleExample("A label that takes half a minute.", .fail, [.button("Save")]) {
            $0.utterances = [String(repeating: "and so on ", count: 45)]
        },
        RuleExample("A cell with Xcode's text, which code fills.", .notApplicable, [.button("Save")]) {
            $0.doubt = "code fills the cell"
            $0.utterances = [
                "Lorem ipsum dolor sit er elit lamet, " + String(repeating: "consectetaur cillium ", count: 20)
            ]
        },
        .nothing("A long text, which is not interactive.", .text(String(repeating: "and so on ", count: 45))),
    ]
    private let longest: Double

    init(_ settings: RuleSettings) { longest = settings[Self.longest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let utterance = element.utterance, !element.kinds.contains(.field) else { return }
        let seconds = Double(utterance.utf8.count) / 15
        guard seconds > longest else { return report.pass() }
        // Xcode's text for new text views, which code replaces.
        if utterance.contains("Lorem ipsum dolor sit er elit lamet"), screen.doubt(about: element, .content) != nil {
            return
        }
        report.fail(
            element,
            "The announcement of \(element.name) takes about \(Int(seconds)) seconds; the maximum is \(longest.inTenths)."
        )
    }
}
