import AccessibilityAudit
import AccessibilityTree

/// Labels must not contain abbreviations.
struct LabelAbbreviated: AuditRule {
    static let description = RuleDescription(
        id: "label-abbreviated", title: "Labels must not contain abbreviations.",
        explanation: "VoiceOver reads “qty” as a strange word or letter by letter.",
        remedy: "Write the word out, or set an accessibilityLabel that does.", impact: .moderate)
    static let kinds: ElementKinds = [.interactive, .text]
    static let examples: [RuleExample] = [
        .pass("A button with a whole word.", .button("Quantity")),
        .fail("A button with an abbreviation.", .button("Qty")),
        .nothing("An image, which the rule does not check.", .image("Qty")),
    ]

    private static let abbreviations: Set<Substring> = ["hrs", "mins", "qty"]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let words = (element.spokenLabel ?? "").lowercased().split { !$0.isLetter }
        if let short = words.first(where: Self.abbreviations.contains) {
            report.fail(element, "\(element.name) contains the abbreviation \"\(short)\".", attribute: "label")
        } else {
            report.pass()
        }
    }
}
