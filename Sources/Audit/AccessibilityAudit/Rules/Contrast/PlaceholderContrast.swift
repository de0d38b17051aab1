import AccessibilityTree

/// Requires that the text of an empty field contrasts with its background, if the app has chosen its color.
struct PlaceholderContrast: AuditRule {
    static let description = RuleDescription(
        id: "placeholder-contrast", title: "Placeholders must have sufficient contrast with their background.",
        plural: "placeholders with too little contrast",
        explanation:
            "People with low vision can't read the placeholder. The system's default color adapts to the user's settings and is not checked.",
        remedy: "Give the attributed placeholder a darker color, or use the default color.", impact: .moderate,
        precision: .high, criteria: [.contrast], clauses: ["11.1.4.3"])
    static let thresholds = [TextContrast.minimum, TextContrast.large]
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .fail(
            "A pale placeholder.",
            .field("Name", placeholder: "Jo Doe") { $0.editAppearance { $0.placeholderColor = .gray(0.7) } }),
        .pass(
            "A dark placeholder.",
            .field("Name", placeholder: "Jo Doe") { $0.editAppearance { $0.placeholderColor = .gray(0.3) } }),
        .pass(
            "A large placeholder in gray.",
            .field("Name", placeholder: "Jo Doe") {
                $0.editAppearance { appearance in
                    (appearance.placeholderColor, appearance.fontSize) = (.gray(0.55), 24)
                }
            }),
        .nothing("A placeholder in the system's color.", .field("Name", placeholder: "Jo Doe")),
    ]
    private let minimum: Double
    private let large: Double

    init(_ settings: RuleSettings) {
        minimum = settings[TextContrast.minimum]
        large = settings[TextContrast.large]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasPlaceholder), let appearance = element.appearance,
            let color = appearance.appearance.placeholderColor, color.alpha > 0,
            let placeholder = appearance.placeholder, !placeholder.isEmpty, !element.traits.contains(.notEnabled),
            screen.mayBeShown(element)
        else { return }
        ContrastJudge(needed: element.isLargeText ? large : minimum, attribute: "attributedPlaceholder").judge(
            color, of: element, on: screen, &report, subject: "the placeholder \"\(LabelScan.shortened(placeholder))\"")
    }
}
