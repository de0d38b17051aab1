import AccessibilityTree

/// An identifier names one element.
struct DuplicateIdentifier: FixedRule {
    static let description = RuleDescription(
        id: "duplicate-identifier", title: "Accessibility identifiers must be unique on a screen.",
        plural: "elements with the identifier of another element",
        explanation: "UI tests, including accessibility tests, find the wrong element.",
        remedy: "Give each element its own accessibility Identifier in the Identity inspector.", impact: .minor)
    static let examples: [RuleExample] = [
        .pass(
            "Two different identifiers.", .button("Save") { $0.identifier = "save" },
            .text("It") { $0.identifier = "it" }),
        .fail(
            "Two elements with the same identifier.", .button("Save") { $0.identifier = "save" },
            .text("It") { $0.identifier = "save" }),
        .nothing("No identifiers.", .button("Save")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        var known: [String: String] = [:]
        for element in screen.inOrder {
            guard let identifier = element.identifier, !identifier.isEmpty else { continue }
            if let other = known.updateValue(element.name, forKey: identifier) {
                report.fail(
                    element,
                    "\(element.name) has the same identifier as \(other): \"\(LabelScan.shortened(identifier))\".",
                    attribute: "identifier")
            } else {
                report.pass()
            }
        }
    }
}
