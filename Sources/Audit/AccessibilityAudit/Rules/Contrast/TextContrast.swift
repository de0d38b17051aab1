import AccessibilityTree

/// Requires that text contrasts with its background.
struct TextContrast: AuditRule {
    static let minimum = Threshold(
        "minimum", "The minimum contrast of text with its background.", standard: 4.5, range: 1...21)
    static let large = Threshold(
        "large", "The minimum contrast of large text: at least 18 pt, or 14 pt in bold.", standard: 3,
        range: 1...21)
    static let description = RuleDescription(
        id: "text-contrast", title: "Text must have sufficient contrast with its background.",
        explanation: "People with low vision, or anyone in sunlight, can't read the text.",
        remedy: "Change Color or Background in the Attributes inspector. System colours adapt to the user's settings.",
        impact: .serious, criteria: [.contrast], clauses: ["11.1.4.3"])
    static let thresholds = [minimum, large]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("Black text on white.", .text("Save")),
        .fail("Light grey text on white.", .text("Save") { $0.editAppearance { $0.textColor = .gray(0.7) } }),
        .pass(
            "Large grey text on white.",
            .text("Save") {
                $0.editAppearance { appearance in
                    appearance.textColor = .gray(0.55)
                    appearance.fontSize = 24
                }
            }),
        .review(
            "Text over an image.", .image(nil, "sea", Rect(x: 0, y: 180, width: 402, height: 100)), .text("Save")),
        .fail(
            "White text on a translucent layer over white.",
            .container(
                Rect(x: 0, y: 180, width: 402, height: 100),
                [.text("Save") { $0.editAppearance { $0.textColor = .white } }]
            ) { $0.editAppearance { $0.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 0.2) } }),
        .nothing(
            "A disabled button.",
            .button("Save") { node in
                node.traits.insert(.notEnabled)
                node.editAppearance { appearance in
                    appearance.text = "Save"
                    appearance.textColor = .gray(0.8)
                }
            }),
        .nothing("A text of unknown colour.", .text("Save") { $0.editAppearance { $0.textColor = nil } }),
    ]
    private let minimum: Double
    private let large: Double

    init(_ settings: RuleSettings) {
        minimum = settings[Self.minimum]
        large = settings[Self.large]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let color = element.textColor, screen.isShown(element), !element.traits.contains(.notEnabled),
            color.alpha > 0, element.own.contains(.hasText)
        else { return }
        let isStandard = element.appearance?.appearance.isTextColorStandard == true
        ContrastJudge(
            needed: element.isLargeText ? large : minimum, attribute: "textColor",
            review: isStandard ? "UIKit has chosen the colour, and changes it with Increase Contrast" : nil
        ).judge(color, of: element, on: screen, &report, subject: element.nameByText)
    }
}
