import AccessibilityTree

/// Requires that an element with a press or drag gesture offers a custom action.
struct GestureWithoutAction: FixedRule {
    static let description = RuleDescription(
        id: "gesture-without-action", title: "Elements with press or drag gestures must offer custom actions.",
        plural: "elements with a gesture but no custom action",
        explanation:
            "A double tap makes neither a long press nor a drag or swipe, so VoiceOver and Switch Control users can't do what the gesture does.",
        remedy: "Add a UIAccessibilityCustomAction for what the gesture does (accessibilityCustomActions).",
        impact: .serious, criteria: [.keyboard], clauses: ["11.2.1.1", "11.5.2.11"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .nothing(
            "A button with a tap gesture.",
            .button("Photo") { $0.touch = TouchFacts(isControl: true, hasGestures: true) }),
        .fail("A button with a long press.", .button("Photo") { $0.touch = pressed }),
        .pass(
            "A button with a long press and a custom action.",
            .button("Photo") { node in
                node.touch = pressed
                node.customActions = [CustomAction(name: "Delete")]
            }),
        .pass("An adjustable element with a drag.", .slider("Volume", value: "5").dragged),
        .review(
            "A long press of an element in a file.",
            .button("Photo") { node in
                node.touch = pressed
                node.isInFile()
            }),
        .review(
            "A drag of a view with elements in it.",
            .container(Rect(x: 0, y: 0, width: 402, height: 200), [.button("Save")]) { $0.touch = pressed }),
        .nothing(
            "A view with a drag and nothing in it.",
            .container(Rect(x: 0, y: 0, width: 402, height: 200), []) { $0.touch = pressed }),
    ]
    private static let pressed = TouchFacts(hasGestures: true, hasPressOrDrag: true)

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasPressOrDrag), screen.isShown(element), screen.isTouchable(element),
            element.traits.isDisjoint(with: [.notEnabled, .allowsDirectInteraction])
        else { return }
        let speaker = element.kinds.contains(.reachable) ? element.index : screen.elementAround(element)
        guard let speaker else {
            // Something inside, or another element, may do the same.
            guard screen.isReachable(in: screen.tree.subtree(at: element.index)) else { return }
            return report.fail(
                element, "\(element.name) has press or drag gestures, which VoiceOver doesn't make.",
                review: "another element may do the same")
        }
        let facts = screen.facts[speaker]
        if facts.own.contains(.hasCustomActions) || facts.traits.contains(.adjustable) { return report.pass() }
        report.fail(
            element, "\(element.name) has press or drag gestures but no custom action.",
            review: element.own.contains(.hasSource) ? "only code can add custom actions" : nil)
    }
}

extension ExampleView {
    /// The same view with a gesture recognizer for drags.
    fileprivate var dragged: ExampleView {
        var copy = self
        copy.node.touch?.hasGestures = true
        copy.node.touch?.hasPressOrDrag = true
        return copy
    }
}
