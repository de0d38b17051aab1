import AccessibilityTree

/// An element has a place on the screen.
struct ElementWithoutSize: FixedRule {
    static let description = RuleDescription(
        id: "element-without-size", title: "An element has a size.",
        explanation: "A finger never finds it, and the cursor is drawn nowhere.",
        remedy: "Give it a size, or set accessibilityFrame to where it is seen.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button without a width.", .button("Save", Rect(x: 20, y: 100, width: 0, height: 44))),
        .fail("A button whose place is no number.", .button("Save", Rect(x: .nan, y: 100, width: 44, height: 44))),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let frame = element.hasPath ? element.node.pathBounds ?? element.frame : element.frame
        if frame.width > 0, frame.height > 0, frame.isFinite { return report.pass() }
        report.fail(
            element, "\(element.name.capitalizedFirst) has an accessibilityFrame without a size.",
            review: screen.screen.location == nil ? nil : "the app may lay it out otherwise, as where a cell is higher")
    }
}
