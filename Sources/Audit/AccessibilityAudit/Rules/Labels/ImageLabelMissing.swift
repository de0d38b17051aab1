import AccessibilityTree

/// An image that a screen reader comes to says what it shows.
struct ImageLabelMissing: FixedRule {
    static let description = RuleDescription(
        id: "image-label-missing", title: "An image that a screen reader comes to has a label.",
        explanation: "Somebody who can't see the image hears “image” and nothing of what it shows.",
        remedy: "Say what it shows in its accessibilityLabel, or make it no element where it only decorates.",
        impact: .serious, criteria: [.nonTextContent], clauses: ["11.1.1.1"])
    static let kinds: ElementKinds = .image
    static let examples: [RuleExample] = [
        .pass("An image that is called Map of the town.", .image("Map of the town")),
        .fail("An image without a label.", .image(nil)),
        .nothing("A button with an image.", .button(nil)),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.label.isBlank else { return report.pass() }
        report.fail(
            element, "\(element.name.capitalizedFirst) is an image without a label.",
            fix: Finding.Fix(title: "Say what it shows", xml: LabelTrimming.accessibility("…")))
    }
}
