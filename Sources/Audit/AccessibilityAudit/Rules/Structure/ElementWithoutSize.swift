import AccessibilityTree

/// An element has a frame on the screen.
struct ElementWithoutSize: FixedRule {
    static let description = RuleDescription(
        id: "element-without-size", title: "Accessibility elements must have a size.",
        plural: "elements without a size",
        explanation: "Touch exploration can't find the element, and the VoiceOver cursor has no visible frame.",
        remedy: "Set Width and Height in the Size inspector, or set accessibilityFrame to the visible position.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button without a width.", .button("Save", Rect(x: 20, y: 100, width: 0, height: 44))),
        RuleExample(
            "A button without a width, because its constraints conflict.", .notApplicable,
            [.button("Save", Rect(x: 20, y: 100, width: 0, height: 44))]
        ) { $0.misplacedViews = [NodeID(2)] },
        .fail(
            "A button whose position is not a number.", .button("Save", Rect(x: .nan, y: 100, width: 44, height: 44))),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        // A hidden view may get its size when it is shown.
        guard screen.isShown(element), !screen.isMisplaced(element) else { return }
        let frame = element.hasPath ? element.node.pathBounds ?? element.frame : element.frame
        if frame.width > 0, frame.height > 0, frame.isFinite { return report.pass() }
        report.fail(
            element, "The accessibility frame of \(element.name) is empty.",
            review: screen.screen.location == nil
                ? nil : "the app may lay it out differently, for example in a taller cell")
    }
}
