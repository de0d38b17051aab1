import AccessibilityTree

/// Requires that the title of a button has contrast in each of its states.
struct StateContrast: AuditRule {
    static let description = RuleDescription(
        id: "state-contrast", title: "The title of a button, a segment or a tab stands out in each of its states.",
        explanation: "Somebody with low vision can't read it once it is chosen or held.",
        remedy: "Give the state a title colour that stands out, or none of its own.", impact: .moderate,
        criteria: [.contrast], clauses: ["11.1.4.3"])
    static let thresholds = [TextContrast.minimum, TextContrast.large]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .fail(
            "A title that pales when it is chosen.",
            .button("Save") { $0.editAppearance { $0.stateColors = [.init(state: "selected", color: .gray(0.8))] } }),
        .pass(
            "A title that darkens.",
            .button("Save") { $0.editAppearance { $0.stateColors = [.init(state: "highlighted", color: .gray(0.2))] } }),
        .pass(
            "A title that is large enough to be paler.",
            .button("Save") {
                $0.editAppearance { appearance in
                    appearance.stateColors = [.init(state: "selected", color: .gray(0.55))]
                    appearance.fontSize = 24
                }
            }),
        .nothing("A button that looks the same.", .button("Save")),
        .fail(
            "A segment that pales on the colour of the chosen one.",
            segment(.init(state: "selected", color: .white, background: .gray(0.8)))),
        .pass(
            "A segment that stands out from the colour of the chosen one.",
            segment(.init(state: "selected", color: .white, background: .gray(0.2)))),
        .nothing("A segment on what the system draws.", segment(.init(state: "normal", color: .gray(0.8)))),
    ]
    private static func segment(_ color: Appearance.StateColor) -> ExampleView {
        .element("UISegment", "Day", .button, Rect(x: 20, y: 100, width: 100, height: 32)) { node in
            node.editAppearance { $0.stateColors = [color] }
        }
    }

    private let minimum: Double
    private let large: Double

    init(_ settings: RuleSettings) {
        minimum = settings[TextContrast.minimum]
        large = settings[TextContrast.large]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasStateColors), let appearance = element.appearance,
            let states = appearance.appearance.stateColors, screen.isShown(element),
            !element.traits.contains(.notEnabled)
        else { return }
        for state in states where state.color.alpha > 0 {
            ContrastJudge(needed: element.isLargeText ? large : minimum, attribute: "titleColor.\(state.state)").judge(
                state.color, over: state.background, of: element, on: screen, &report,
                subject: "title of \(element.name) when \(state.state)")
        }
    }
}
