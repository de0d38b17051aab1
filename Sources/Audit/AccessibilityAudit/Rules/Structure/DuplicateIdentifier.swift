import AccessibilityTree

/// An identifier names one element.
struct DuplicateIdentifier: FixedRule {
    static let description = RuleDescription(
        id: "duplicate-identifier", title: "No two elements of a screen have the same accessibilityIdentifier.",
        explanation: "Tests, also those of accessibility, find the wrong element.",
        remedy: "Give each element an identifier of its own.", impact: .minor)
    static let examples: [RuleExample] = [
        .pass("Two identifiers.", .button("Save") { $0.identifier = "save" }, .text("It") { $0.identifier = "it" }),
        .fail(
            "One identifier twice.", .button("Save") { $0.identifier = "save" }, .text("It") { $0.identifier = "save" }),
        .nothing("No identifiers.", .button("Save")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        var known: [String: String] = [:]
        for element in screen.inOrder {
            guard let identifier = element.identifier, !identifier.isEmpty else { continue }
            if let other = known.updateValue(element.name, forKey: identifier) {
                report.fail(
                    element,
                    "\(element.name.capitalizedFirst) has the same identifier as \(other), “\(LabelScan.shortened(identifier))”.",
                    attribute: "identifier")
            } else {
                report.pass()
            }
        }
    }
}
