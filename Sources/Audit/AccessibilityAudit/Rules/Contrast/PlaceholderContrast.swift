import AccessibilityTree

/// Requires that the text of an empty field contrasts with its background, if the app has chosen its colour.
struct PlaceholderContrast: AuditRule {
    static let description = RuleDescription(
        id: "placeholder-contrast", title: "The placeholder of a field stands out from what is behind it.",
        explanation:
            "Somebody with low vision doesn't see what belongs into the field. The system's own colour of placeholders, which follows its settings, is not judged.",
        remedy: "Give the placeholder a darker colour, or none of its own.", impact: .moderate,
        criteria: [.contrast], clauses: ["11.1.4.3"])
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
            "A placeholder that is large enough to be paler.",
            .field("Name", placeholder: "Jo Doe") {
                $0.editAppearance { appearance in
                    (appearance.placeholderColor, appearance.fontSize) = (.gray(0.55), 24)
                }
            }),
        .nothing("A placeholder in the system's colour.", .field("Name", placeholder: "Jo Doe")),
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
            screen.isShown(element)
        else { return }
        ContrastJudge(needed: element.isLargeText ? large : minimum, attribute: "attributedPlaceholder").judge(
            color, of: element, on: screen, &report, subject: "placeholder “\(LabelScan.shortened(placeholder))”")
    }
}
