import AccessibilityTree

/// Requires that the title of a button has contrast in each of its states.
struct StateContrast: AuditRule {
    static let description = RuleDescription(
        id: "state-contrast",
        title: "Titles of buttons, segments and tabs must have sufficient contrast in every state.",
        plural: "titles with too little contrast in a state",
        explanation: "People with low vision can't read the title while the control is selected or pressed.",
        remedy:
            "Change Text Color of this state (State Config) in the Attributes inspector, or use the default color.",
        impact: .moderate, precision: .high,
        criteria: [.contrast], clauses: ["11.1.4.3"])
    static let thresholds = [TextContrast.minimum, TextContrast.large]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .fail(
            "A title that is pale when selected.",
            .button("Save") { $0.colors("selected", .gray(0.8)) }),
        .pass(
            "A title that is dark when highlighted.",
            .button("Save") { $0.colors("highlighted", .gray(0.2)) }),
        .pass(
            "A large title in gray.",
            .button("Save") { node in
                node.colors("selected", .gray(0.55))
                node.editAppearance { $0.fontSize = 24 }
            }),
        .nothing(
            "A button that shows only an image.",
            .button("Save") { node in
                node.colors("selected", .gray(0.8))
                node.editAppearance { $0.text = nil }
            }),
        .nothing("A button without colors for its states.", .button("Save")),
        .fail(
            "A segment with a pale title on the color of the selected segment.",
            segment(.init(state: "selected", color: .white, background: .gray(0.8)))),
        .pass(
            "A segment with sufficient contrast on the color of the selected segment.",
            segment(.init(state: "selected", color: .white, background: .gray(0.2)))),
        .nothing("A segment on the system's background.", segment(.init(state: "normal", color: .gray(0.8)))),
    ]
    private static func segment(_ color: Appearance.StateColor) -> ExampleView {
        .element("UISegment", "Day", .button, Rect(x: 20, y: 100, width: 100, height: 32)) { node in
            node.editAppearance { ($0.text, $0.stateColors) = ("Day", [color]) }
        }
    }

    private let minimum: Double
    private let large: Double

    init(_ settings: RuleSettings) {
        minimum = settings[TextContrast.minimum]
        large = settings[TextContrast.large]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.isSuperset(of: [.hasStateColors, .hasText]), let appearance = element.appearance,
            let states = appearance.appearance.stateColors, screen.isShown(element),
            !element.traits.contains(.notEnabled)
        else { return }
        for state in states where state.color.alpha > 0 {
            ContrastJudge(needed: element.isLargeText ? large : minimum, attribute: "titleColor.\(state.state)").judge(
                state.color, over: state.background, of: element, on: screen, &report,
                subject: "\(element.name) in the state \"\(state.state)\"")
        }
    }
}

extension Node {
    /// Draws a title that has a color in a state, in an example.
    fileprivate mutating func colors(_ state: String, _ color: Appearance.Color) {
        editAppearance { ($0.text, $0.stateColors) = ("Save", [.init(state: state, color: color)]) }
    }
}
