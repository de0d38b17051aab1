import AccessibilityTree

/// A double tap arrives where the element is.
struct ActivationPointOutside: FixedRule {
    static let description = RuleDescription(
        id: "activation-point-outside", title: "Activation points must be inside their element.",
        plural: "activation points outside their element",
        explanation: "A double tap activates a different control than the announced one.",
        remedy: "Set accessibilityActivationPoint to a point inside the element, or don't set it.",
        impact: .serious, criteria: [.keyboard], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass(
            "A button with an activation point at its left.",
            .button("Save") { $0.activationPoint = Point(x: 30, y: 110) }),
        .fail(
            "A button with an activation point outside its frame.",
            .button("Save") { $0.activationPoint = Point(x: 300, y: 600) }),
        .nothing("A button with the default activation point.", .button("Save")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasActivationPoint), let point = element.node.activationPoint,
            !element.traits.contains(.notEnabled)
        else { return }
        if element.frame.contains(point) || element.node.pathBounds?.contains(point) == true {
            return report.pass()
        }
        let position = "(\(point.x.inTenths), \(point.y.inTenths))"
        report.fail(
            element, "The activation point of \(element.name), \(position), is outside its frame.")
    }
}
