import AccessibilityAudit
import AccessibilityTree

/// What is heard has whole words.
struct LabelAbbreviated: AuditRule {
    static let description = RuleDescription(
        id: "label-abbreviated", title: "A label has whole words.",
        explanation: "Who listens hears “qty” as a strange word or as three letters.",
        remedy: "Write the word out, or give an accessibilityLabel that does.", impact: .moderate)
    static let kinds: ElementKinds = [.operated, .text]
    static let examples: [RuleExample] = [
        .pass("A button with a whole word.", .button("Quantity")),
        .fail("A button with an abbreviation.", .button("Qty")),
        .nothing("An image, at which the rule does not look.", .image("Qty")),
    ]

    private static let abbreviations: Set<Substring> = ["hrs", "mins", "qty"]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let words = (element.spokenLabel ?? "").lowercased().split { !$0.isLetter }
        if let short = words.first(where: Self.abbreviations.contains) {
            report.fail(element, "\(element.name) has the abbreviation “\(short)”.", attribute: "label")
        } else {
            report.pass()
        }
    }
}
