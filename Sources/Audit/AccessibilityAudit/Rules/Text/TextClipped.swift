import AccessibilityTree

/// All of a text is drawn.
struct TextClipped: FixedRule {
    static let description = RuleDescription(
        id: "text-clipped", title: "Text must not be truncated or clipped.",
        plural: "truncated or clipped texts",
        explanation: "The end of the text is missing, especially at large text sizes.",
        remedy:
            "Set Lines to 0 in the Attributes inspector (numberOfLines) and let the view grow, or let the screen scroll.",
        impact: .serious, criteria: [.resizeText, .textSpacing], clauses: ["11.1.4.4"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text with enough space.", .text("Save")),
        .fail("A truncated text.", .text("Save the article") { $0.editAppearance { $0.visibleText = "Save the…" } }),
        .fail(
            "A text that is taller than its frame.",
            .text("Save", Rect(x: 20, y: 200, width: 300, height: 12)) { $0.editAppearance { $0.numberOfLines = 1 } }),
        .pass("A text whose frame has its measured width, to within 3 %.", narrow(118, ".SFUI-Regular")),
        .fail("A text that is wider than its frame.", narrow(110, ".SFUI-Regular")),
        .review("A text in a font of unknown width.", narrow(110, "AGaramondPro-Regular")),
        .pass(
            "A text that ends with empty lines.",
            .text("Save\n\n") { $0.editAppearance { $0.visibleText = "Save…" } }),
        .review("A truncated title in a bar with a back button.", bar),
        RuleExample(
            "A truncated text whose width doesn't follow from its constraints, because they conflict.", .notApplicable,
            [.text("Save the article") { $0.editAppearance { $0.visibleText = "Save the…" } }]
        ) { $0.misplacedViews = [NodeID(2)] },
        .nothing(
            "A text field, which scrolls.",
            .field("Name") { node in
                node.editAppearance { appearance in
                    (appearance.text, appearance.visibleText) = ("Ada Lovelace", "Ada L…")
                }
            }),
    ]

    private static func narrow(_ width: Double, _ font: String) -> ExampleView {
        .text("Save the article", Rect(x: 20, y: 200, width: width, height: 22)) {
            $0.editAppearance { appearance in
                (appearance.visibleText, appearance.numberOfLines) = ("Save the arti…", 1)
                (appearance.fontName, appearance.intrinsicSize) = (font, Size(width: 120, height: 22))
            }
        }
    }

    private static let bar = ExampleView(
        "UINavigationBar", Rect(x: 0, y: 60, width: 402, height: 44),
        [
            .button("Examples", Rect(x: 0, y: 60, width: 100, height: 44)) { $0.traits = [.button, .backButton] },
            .element("UINavigationBarTitleLabel", "Trips", .header, Rect(x: 100, y: 60, width: 80, height: 44)) {
                node in
                node.editAppearance { ($0.text, $0.visibleText) = ("Trips by train", "Trips by…") }
            },
        ])

    /// The height of the letters of a line, from the top of "h" to the bottom of "p", as a part of the font's size; a
    /// little less than San Francisco's (0.714 and 0.194, measured in its tables).
    private static let letters = 0.9

    private static let tolerance = 1.03
    /// The tolerance for fonts that may not be in the project, which are measured as the system's.
    private static let otherTolerance = 1.25

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasText), screen.isShown(element), !screen.isMisplaced(element),
            element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea])
        else { return }
        guard element.own.contains(.hasVisibleText), let appearance = element.appearance,
            let visible = appearance.visibleText,
            visible != appearance.text
        else { return checkHeight(element, &report) }
        // UIKit's fonts are measured to within a few per cent: a view as wide as its text was laid out by it.
        let width = appearance.appearance.numberOfLines == 1 ? appearance.appearance.intrinsicSize?.width : nil
        if let width, width <= element.frame.width * Self.tolerance { return report.pass() }
        // Empty lines at the end are no text.
        if visible.last == "…", let text = appearance.text, let end = text.lastIndex(where: { !$0.isWhitespace }),
            text[...end] == visible.dropLast()
        {
            return report.pass()
        }
        var doubt = Self.doubt(about: element, screen)
        if let width, width <= element.frame.width * Self.otherTolerance, let font = appearance.appearance.fontName,
            !font.hasPrefix(".")
        {
            doubt = doubt ?? "the font \(font) may be narrower than the system's, by which it was measured"
        }
        report.fail(
            element,
            "\(element.nameByText) is truncated to \"\(LabelScan.shortened(visible))\".",
            attribute: "numberOfLines", review: doubt,
            fix: element.className == "UILabel"
                ? Finding.Fix(title: "Allow any number of lines", xml: "numberOfLines=\"0\"") : nil)
    }

    // UIKit takes the title of the back button away before it cuts that of the bar
    // (`UINavigationItem.backButtonTitle`).
    private static func doubt(about element: AuditedElement, _ screen: ScreenFacts) -> String? {
        guard element.className == "UINavigationBarTitleLabel",
            let bar = screen.tree.parentIndex(of: element.index),
            screen.tree.children(at: bar).contains(where: {
                screen.tree.traits(at: $0).contains(.backButton) && screen.isShown(at: $0)
            })
        else { return nil }
        return "the bar may shorten its back button to make room for the title"
    }

    /// A label draws nothing outside of its box; the title of a control is laid out by the control.
    private func checkHeight(_ element: AuditedElement, _ report: inout RuleReport) {
        guard let size = element.fontSize, element.own.contains(.hasNumberOfLines), !element.own.contains(.isControl),
            element.frame.height > 0, element.frame.height < size * Self.letters
        else { return report.pass() }
        report.fail(
            element,
            "\(element.nameByText) is clipped: its height is \(element.frame.height.inTenths) pt, its font size \(size.inTenths) pt."
        )
    }
}
