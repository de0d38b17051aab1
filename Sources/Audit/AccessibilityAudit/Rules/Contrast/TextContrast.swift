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
        plural: "texts with too little contrast",
        explanation: "People with low vision, or anyone in sunlight, can't read the text.",
        remedy: "Change Color or Background in the Attributes inspector. System colors adapt to the user's settings.",
        impact: .serious, otherImpacts: [ContrastJudge.nearly], precision: .high, criteria: [.contrast],
        clauses: ["11.1.4.3"])
    static let thresholds = [minimum, large]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("Black text on white.", .text("Save")),
        .fail("Light gray text on white.", .text("Save") { $0.editAppearance { $0.textColor = .gray(0.7) } }),
        .pass(
            "Large gray text on white.",
            .text("Save") {
                $0.editAppearance { appearance in
                    appearance.textColor = .gray(0.55)
                    appearance.fontSize = 24
                }
            }),
        .pass(
            "Gray text of 17 points in the system's bold font on white.",
            .text("Save") {
                $0.editAppearance { appearance in
                    appearance.textColor = .gray(0.55)
                    (appearance.fontSize, appearance.fontWeight) = (17, 600)
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
        .nothing("A line between texts.", .text("|") { $0.textIs(.gray(0.7)) }),
        .nothing("A text of unknown color.", .text("Save") { $0.editAppearance { $0.textColor = nil } }),
        .fail(
            "Black text on red in a group of half opacity, on white.",
            .container(
                Rect(x: 0, y: 180, width: 402, height: 100), [.text("Save")]
            ) { node in
                node.alpha = 0.5
                node.editAppearance { $0.backgroundColor = .init(red: 1, green: 0, blue: 0) }
            }),
        .review(
            "White text over an image in another view.",
            .container(
                Rect(x: 0, y: 100, width: 402, height: 240),
                [.image(nil, "harbour", Rect(x: 0, y: 100, width: 402, height: 240))]), white),
        .pass(
            "White text over a dark view in another view.",
            .container(
                Rect(x: 0, y: 100, width: 402, height: 240),
                [.container(Rect(x: 0, y: 100, width: 402, height: 240), []) { $0.paints(.gray(0.1)) }]), white),
        .review(
            "Text of which a dark view covers half of the background.",
            .container(Rect(x: 0, y: 100, width: 200, height: 240), []) { $0.paints(.gray(0.1)) }, white),
        .fail("Gray text under a translucent black view.", .text("Save") { $0.textIs(.gray(0.46)) }, scrim { _ in }),
        .nothing(
            "Text behind a modal view, which is inactive.", .text("Save") { $0.textIs(.gray(0.7)) },
            scrim { $0.isModal = true }),
        .nothing(
            "Text behind an opaque view.", .text("Save") { $0.textIs(.gray(0.7)) },
            .container(Rect(x: 0, y: 0, width: 402, height: 874), []) { $0.paints(.white) }),
        .review("Text in a view with a visual effect.", effect),
        .review("Pale text that code may color.", pale(200)).reached(by: "saveLabel"),
        .review(
            "Pale text in a view that code reaches.",
            .container(Rect(x: 0, y: 180, width: 402, height: 100), [.text("Save") { $0.textIs(.gray(0.7)) }]) {
                $0.isInFile()
            }
        ).reached(by: "card"),
        .review("Two such texts, which need one review.", pale(200), pale(300)).reached(by: "labels"),
        .review("The pale title of a bar's item, whose controller may color the bar.", pale(200)).declaring {
            $0.owner = "MapController"
        },
        .review("Empty text in a pale color, which code sets.", pale(200, "")).reached(by: "saveLabel"),
        .nothing("Empty text that nothing sets.", pale(200, "")),
        .review("Hidden text that code may show.", pale(200) { $0.isHidden = true }).reached(by: "saveLabel"),
        .review(
            "The system's gray on white.",
            .text("Save") { node in
                node.textIs(.gray(0.55))
                node.editAppearance { $0.isTextColorStandard = true }
            }),
        .pass("The title of a table's section, whose gray UIKit has chosen.", sectionTitle),
    ]
    private static let white = ExampleView.text("Save") { $0.textIs(.white) }
    private static let sectionTitle = ExampleView(
        "UITableViewHeaderFooterView", row,
        [
            ExampleView(
                "ListContentView", row,
                [
                    .element("HeadingLabel", "General", .header, row) { node in
                        node.shows(text: "General")
                        node.textIs(.gray(0.55))
                        node.editAppearance { $0.isTextColorStandard = true }
                    }
                ])
        ])
    private static let row = Rect(x: 20, y: 200, width: 300, height: 22)
    private static let effect = ExampleView(
        "UIVisualEffectView", Rect(x: 0, y: 180, width: 402, height: 100), [.text("Save")])

    private static func scrim(_ edit: (inout Node) -> Void) -> ExampleView {
        .container(Rect(x: 0, y: 0, width: 402, height: 874), []) { node in
            node.paints(.init(red: 0, green: 0, blue: 0, alpha: 0.5))
            edit(&node)
        }
    }

    private static func pale(
        _ y: Double, _ text: String = "Save", _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        .text(text, Rect(x: 20, y: y, width: 300, height: 22)) { node in
            node.isInFile()
            node.textIs(.gray(0.7))
            edit(&node)
        }
    }

    private let minimum: Double
    private let large: Double

    init(_ settings: RuleSettings) {
        minimum = settings[Self.minimum]
        large = settings[Self.large]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let color = element.textColor, color.alpha > 0, !element.traits.contains(.notEnabled),
            let text = screen.drawnText(of: element), let appearance = element.appearance?.appearance,
            // Lines and dots between texts are decoration.
            !text.isWritten || appearance.text?.contains(where: { $0.isLetter || $0.isNumber }) == true
        else { return }
        let isStandard = appearance.isTextColorStandard == true
        ContrastJudge(
            needed: element.isLargeText ? large : minimum, attribute: "textColor", isSystemColor: isStandard,
            review: isStandard && element.own.contains(.isControl)
                ? "the tint color is the system's unless code sets one for the app" : nil
        ).judge(color, of: element, on: screen, &report, subject: element.nameByText)
    }
}
