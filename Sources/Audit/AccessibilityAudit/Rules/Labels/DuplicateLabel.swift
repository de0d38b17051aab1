import AccessibilityTree

/// Two interactive elements must not have the same name.
struct DuplicateLabel: FixedRule {
    static let description = RuleDescription(
        id: "duplicate-label",
        title: "Interactive elements on a screen must have different labels.",
        plural: "controls with the label of another control",
        explanation:
            "VoiceOver announces “Edit, button” several times, and nothing distinguishes the controls. Voice Control asks which one is meant.",
        remedy:
            "Set the accessibility Label of each control in the Identity inspector (accessibilityLabel) to its subject: “Edit address”, “Edit name”.",
        impact: .moderate, criteria: [.headingsAndLabels], clauses: ["11.2.4.6"])
    static let examples: [RuleExample] = [
        .pass(
            "Two buttons with different labels.", .button("Edit address"),
            .button("Edit name", Rect(x: 20, y: 200, width: 120, height: 44))),
        .fail(
            "Two buttons with the label “Edit”.", .button("Edit"),
            .button("edit", Rect(x: 20, y: 200, width: 120, height: 44))),
        .pass(
            "A text and a button with the same label.", .text("Edit"), .button("Edit")),
        .nothing("No labels.", .button(nil)),
        .fail("Two segmented controls with a segment “Round”.", segments(100), segments(200)),
        .nothing("Two steppers; the system labels their parts.", stepper(100), stepper(200)),
        RuleExample("Two buttons with the same label and the same action.", .pass, twins) { screen in
            for id in ["a", "b"] { screen.declare(id, action: "showHelp: main") }
        },
        RuleExample("Two buttons with the same label and different actions.", .fail, twins) { screen in
            for id in ["a", "b"] { screen.declare(id, action: "edit\(id): main") }
        },
    ]

    private static let twins: [ExampleView] = [("a", 100.0), ("b", 200.0)].map { id, y in
        .button("Edit", Rect(x: 20, y: y, width: 120, height: 44)) {
            $0.source = SourceLocation(file: "Main.storyboard", line: 12, column: 9, objectID: id)
        }
    }

    private static func segments(_ y: Double) -> ExampleView {
        .container(
            Rect(x: 20, y: y, width: 94, height: 32),
            [.element("UISegment", "Round", .button, Rect(x: 20, y: y, width: 47, height: 32))]
        ) { $0.touch = TouchFacts(isControl: true) }
    }

    private static func stepper(_ y: Double) -> ExampleView {
        .container(
            Rect(x: 20, y: y, width: 94, height: 32), [.button("Increment", Rect(x: 67, y: y, width: 47, height: 32))]
        ) { $0.touch = TouchFacts(isControl: true) }
    }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let elements = screen.inOrder
        // The indices in the tree of the first controls with each label.
        var firsts: [UInt64: Int] = [:]
        for element in elements {
            guard element.kinds.contains(.interactive), !element.label.isBlank, !element.isNamedAfterImage,
                !Self.isPart(element, of: screen)
            else { continue }
            var key = StableHash()
            key.combine(element.label.hash)
            key.combine(element.traits.intersection(ElementKinds.interactiveTraits).rawValue)
            if let value = element.value { key.combine(value) }
            guard let first = firsts[key.value] else {
                firsts[key.value] = element.index
                report.pass()
                continue
            }
            if Self.isSame(element, as: first, on: screen) {
                report.pass()
                continue
            }
            if screen.keepsDefaultTitle(element) { continue }
            report.fail(
                element, "\(element.name) has the same label as another interactive element on the screen.",
                attribute: "label")
        }
    }

    /// Whether two controls are segments of one control, or two ways to do one thing, such as a button at the top and one
    /// at the bottom.
    private static func isSame(_ element: AuditedElement, as first: Int, on screen: ScreenFacts) -> Bool {
        if element.className == "UISegment" { return screen.facts[first].parent == screen.facts[element.index].parent }
        let actions = screen.declaration(of: element)?.actions ?? []
        return !actions.isEmpty && screen.declaration(of: screen.element(at: first))?.actions == actions
    }

    // The parts of a control are distinguished by the control: the system gives those of each stepper the same labels.
    // So it does for the accessories of cells and fields. The titles of segments are the app's.
    private static func isPart(_ element: AuditedElement, of screen: ScreenFacts) -> Bool {
        if element.className == "UISegment" { return false }
        if element.className == "AccessoryButton" || element.traits.contains(.tabButton) { return true }
        return screen.tree.parentIndex(of: element.index).map { screen.facts[$0].own.contains(.isControl) } ?? false
    }
}

extension AuditedScreen {
    /// Adds the action of an object.
    fileprivate mutating func declare(_ id: String, action: String) {
        declarations[id, default: Declaration()].actions.insert(action)
    }
}
