import AccessibilityTree

/// Requires that text contrasts with its background.
struct TextContrast: AuditRule {
    static let minimum = Threshold(
        "minimum", "The smallest ratio of text to what is behind it.", standard: 4.5, range: 1...21)
    static let large = Threshold(
        "large", "The smallest ratio of large text: from 18 points on, or from 14 points on in bold.", standard: 3,
        range: 1...21)
    static let description = RuleDescription(
        id: "text-contrast", title: "Text stands out from what is behind it.",
        explanation: "Somebody with low vision, or anybody in sunlight, can't read it.",
        remedy:
            "Make the text darker or what is behind it lighter, or the other way round; system colours change with the settings.",
        impact: .serious, criteria: [.contrast], clauses: ["11.1.4.3"])
    static let thresholds = [minimum, large]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("Black text on white.", .text("Save")),
        .fail("Light grey text on white.", .text("Save") { $0.looksLike { $0.textColor = .gray(0.7) } }),
        .pass(
            "Grey text on white that is large.",
            .text("Save") {
                $0.looksLike { looks in
                    looks.textColor = .gray(0.55)
                    looks.fontSize = 24
                }
            }),
        .review(
            "Text over an image.", .image(nil, "sea", Rect(x: 0, y: 180, width: 402, height: 100)), .text("Save")),
        .fail(
            "White text on a translucent layer over white.",
            .container(
                Rect(x: 0, y: 180, width: 402, height: 100),
                [.text("Save") { $0.looksLike { $0.textColor = .white } }]
            ) { $0.looksLike { $0.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 0.2) } }),
        .nothing(
            "A button that can't be used.",
            .button("Save") { node in
                node.traits.insert(.notEnabled)
                node.looksLike { looks in
                    looks.text = "Save"
                    looks.textColor = .gray(0.8)
                }
            }),
        .nothing("A text of which no colour is known.", .text("Save") { $0.looksLike { $0.textColor = nil } }),
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
        let isStandard = element.looks?.appearance.isTextColorStandard == true
        ContrastJudge(
            needed: element.isLargeText ? large : minimum, attribute: "textColor",
            review: isStandard ? "UIKit has chosen the colour, and changes it with Increase Contrast" : nil
        ).judge(color, of: element, on: screen, &report, subject: "text \(element.drawnText)")
    }
}
