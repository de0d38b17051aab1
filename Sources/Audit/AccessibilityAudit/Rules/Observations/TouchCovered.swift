import AccessibilityTree

/// Requires that a double tap reaches the element under the cursor.
struct TouchCovered: ObservationRule {
    static let kind = Observations.Kind.touch
    static let description = RuleDescription(
        id: "touch-covered", title: "A double tap must reach the element under the VoiceOver cursor.",
        plural: "covered elements",
        explanation: "A double tap does nothing, or activates a different control than the announced one.",
        remedy:
            "Move the covering view, clear its User Interaction Enabled in the Attributes inspector (isUserInteractionEnabled), or set accessibilityActivationPoint.",
        impact: .serious, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.5"])
    static let examples: [RuleExample] = [
        .seen("A button that receives the touch.", .pass) { $0.pass(.touch) },
        .seen("A covered button.", .fail) {
            $0.issues = [.init(.touch, RuleExample.button, "is covered by UIView")]
        },
        covered("A button covered by a view, around which is one that code may hide.", .needsReview, "b"),
        covered("A button that code may hide, covered by a view.", .needsReview, "a"),
        covered("A covered button inside a view that code may hide together with the cover.", .fail, "root"),
        .nothing("A screen without hit testing.", .button("Save")),
    ]

    /// Returns an example of a button "a" and a view in "b" that covers it, both in "root"; code reaches one of them.
    private static func covered(_ title: String, _ expected: Outcome, _ reached: String) -> RuleExample {
        func view(_ id: String, _ children: [ExampleView]) -> ExampleView {
            .container(Rect(x: 0, y: 80, width: 402, height: 100), children) {
                $0.source = SourceLocation(file: "Main.storyboard", line: 12, column: 9, objectID: id)
            }
        }
        var button = ExampleView.button("Save")
        button.node.source = SourceLocation(file: "Main.storyboard", line: 14, column: 9, objectID: "a")
        let root = view("root", [button, view("b", [view("cover", [])])])
        return RuleExample(title, expected, [root]) { screen in
            screen.observations.missTouch(on: NodeID(3), cover: "UIView", id: NodeID(5))
            screen.declarations[reached] = Declaration()
            screen.declarations[reached]?.outlets = ["pane"]
        }
    }
}
