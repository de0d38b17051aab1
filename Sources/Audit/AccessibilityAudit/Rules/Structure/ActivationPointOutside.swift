import AccessibilityTree

/// A double tap arrives where the element is.
struct ActivationPointOutside: FixedRule {
    static let description = RuleDescription(
        id: "activation-point-outside", title: "The point that a double tap touches lies in the element.",
        explanation: "A double tap does something else than what was heard.",
        remedy: "Set accessibilityActivationPoint to a point inside the element, or leave it alone.",
        impact: .serious, criteria: [.keyboard], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button that is touched at its left.", .button("Save") { $0.activationPoint = Point(x: 30, y: 110) }),
        .fail("A button that is touched elsewhere.", .button("Save") { $0.activationPoint = Point(x: 300, y: 600) }),
        .nothing("A button that is touched in its middle.", .button("Save")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasActivationPoint), let point = element.node.activationPoint,
            !element.traits.contains(.notEnabled)
        else { return }
        if element.frame.contains(point) || element.node.pathBounds?.contains(point) == true {
            return report.pass()
        }
        let place = "(\(point.x.inTenths), \(point.y.inTenths))"
        report.fail(
            element, "\(element.name.capitalizedFirst) has its activation point outside of itself, at \(place).")
    }
}
