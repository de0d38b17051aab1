import AccessibilityTree

/// Text grows with the user's text size.
struct DynamicType: FixedRule {
    private static let unadjusted = RuleDescription.ImpactCase(
        .moderate, if: "the text has a text style, so that one setting fixes it")
    static let description = RuleDescription(
        id: "dynamic-type", title: "Text must scale with the user's text size.",
        plural: "texts with a fixed font",
        explanation: "Users who need larger text set the size once for all apps. This text stays small.",
        remedy:
            "Choose a text style as Font and select Automatically Adjusts Font in the Attributes inspector (adjustsFontForContentSizeCategory). Scale a custom font with UIFontMetrics.",
        impact: .serious, otherImpacts: [unadjusted], precision: .veryHigh, criteria: [.resizeText],
        clauses: ["11.1.4.4", "11.7"])
    static let safeFix: String? =
        "Automatically Adjusts Font is selected for labels, text fields and text views with a text style."
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text with a text style that adjusts automatically.", .text("Save")),
        .fail(
            "A text with a fixed font.",
            .text("Save") { $0.hasFixedFont() }),
        .fail(
            "A text with a text style that doesn't adjust automatically.",
            .text("Save") { $0.editAppearance { $0.scalesWithContentSize = false } }),
        .fail(
            "A text with a fixed font that adjusts automatically, which has no effect.",
            .text("Save") { $0.editAppearance { $0.textStyle = nil } }),
        .nothing(
            "The title of a bar, which iOS enlarges on a long press.",
            .element("UINavigationBarTitleLabel", "Trips", .header, Rect(x: 100, y: 60, width: 80, height: 44)) {
                node in
                var appearance = Appearance()
                (appearance.text, appearance.fontSize, appearance.scalesWithContentSize) = ("Trips", 17, false)
                node.appearance = appearance
            }),
        .fail("A field with a fixed font and no text yet.", .field("Name") { $0.hasFixedFont() }),
        .review(
            "An empty text with a fixed font, which code fills.",
            .text("") { node in
                node.isInFile()
                node.hasFixedFont()
            }
        ).reached(by: "nameLabel"),
        .nothing("An empty text that nothing fills.", .text("") { $0.hasFixedFont() }),
        .review(
            "A hidden text with a fixed font, which code may show.",
            .text("Saved") { node in
                node.isInFile()
                node.hasFixedFont()
                node.isHidden = true
            }
        ).reached(by: "statusLabel"),
        .nothing(
            "A button with an unknown font.", .button("Save") { $0.shows(text: "Save") }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.isSuperset(of: [.hasScaling, .hasFontSize]), !element.isSystemPart,
            let text = screen.drawnText(of: element)
        else { return }
        if element.own.isSuperset(of: [.scalesText, .hasTextStyle]) { return report.pass() }
        let size = element.fontSize.map { "\($0.inTenths) pt " } ?? ""
        if !element.own.contains(.hasTextStyle) {
            report.fail(
                element,
                "\(element.nameByText) has a fixed \(size)font, which doesn't scale with Dynamic Type.",
                .appearance, attribute: "fontDescription", review: text.review)
        } else {
            report.fail(
                element,
                "\(element.nameByText) has a text style but doesn't update when the text size changes.",
                remedy:
                    "Select Automatically Adjusts Font in the Attributes inspector (adjustsFontForContentSizeCategory).",
                .appearance,
                attribute: "adjustsFontForContentSizeCategory",
                impact: Self.unadjusted.impact, review: text.review,
                fix: Finding.Fix(
                    title: "Adjust the font automatically", xml: "adjustsFontForContentSizeCategory=\"YES\"",
                    change: Self.kept.contains(element.className)
                        ? Finding.Change("adjustsFontForContentSizeCategory", from: nil, to: "YES") : nil))
        }
    }

    // Interface Builder has the attribute for these; how a custom class uses it is unknown.
    private static let kept: Set<String> = ["UILabel", "UITextField", "UITextView"]
}

extension Node {
    /// Draws its text in a fixed font, in an example.
    fileprivate mutating func hasFixedFont() {
        editAppearance { ($0.fontSize, $0.textStyle, $0.scalesWithContentSize) = (17, nil, false) }
    }
}
