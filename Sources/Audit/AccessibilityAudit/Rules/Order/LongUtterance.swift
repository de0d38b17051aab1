import AccessibilityTree

/// Requires that the announcement of an element is short.
struct LongUtterance: AuditRule {
    static let longest = Threshold(
        "longest", "How long what is heard of what is operated may take, in seconds at 15 characters each.",
        standard: 20, range: 1...600)
    static let description = RuleDescription(
        id: "long-utterance", title: "What is heard of what is operated takes at most 20 seconds.",
        explanation:
            "Somebody has to listen to all of it, or to stop it and miss what comes last: the role and the hint.",
        remedy: "Say what tells it from others in the label, and the rest in custom content or in elements of its own.",
        impact: .minor)
    static let thresholds = [longest]
    static let kinds: ElementKinds = [.interactive, .other, .image]
    static let examples: [RuleExample] = [
        RuleExample("A short label.", .pass, [.button("Save")]) { $0.utterances = ["Save, button"] },
        RuleExample("A label that takes half a minute.", .fail, [.button("Save")]) {
            $0.utterances = [String(repeating: "and so on ", count: 45)]
        },
        .nothing("Text may be long.", .text(String(repeating: "and so on ", count: 45))),
    ]
    private let longest: Double

    init(_ settings: RuleSettings) { longest = settings[Self.longest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let utterances = screen.screen.utterances, let position = element.position, position < utterances.count,
            !element.kinds.contains(.field)
        else { return }
        let seconds = Double(utterances[position].utf8.count) / 15
        guard seconds > longest else { return report.pass() }
        report.fail(element, "What is heard of \(element.name) takes about \(Int(seconds)) seconds.")
    }
}
