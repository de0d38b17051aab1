import AccessibilityTree

/// Text grows with the user's text size.
struct DynamicType: FixedRule {
    static let description = RuleDescription(
        id: "dynamic-type", title: "Text grows with the text size that the user has chosen.",
        explanation: "Somebody who needs larger letters set them once for all apps; here they stay small.",
        remedy: "Use a text style, or scale the font with UIFontMetrics, and set adjustsFontForContentSizeCategory.",
        impact: .serious, criteria: [.resizeText], clauses: ["11.1.4.4", "11.7"])
    static let safeFix: String? = "A label, field or text view with a text style is made to follow the text size."
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text with a style that is kept up to date.", .text("Save")),
        .fail(
            "A text with a fixed font.",
            .text("Save") {
                $0.editAppearance { appearance in
                    (appearance.textStyle, appearance.scalesWithContentSize) = (nil, false)
                }
            }),
        .fail(
            "A text with a style that is not kept up to date.",
            .text("Save") { $0.editAppearance { $0.scalesWithContentSize = false } }),
        .fail(
            "A fixed font that nothing can scale.", .text("Save") { $0.editAppearance { $0.textStyle = nil } }),
        .nothing(
            "The title of a bar, which is shown large when it is held down.",
            .element("UINavigationBarTitleLabel", "Trips", .header, Rect(x: 100, y: 60, width: 80, height: 44)) {
                node in
                var appearance = Appearance()
                (appearance.text, appearance.fontSize, appearance.scalesWithContentSize) = ("Trips", 17, false)
                node.appearance = appearance
            }),
        .nothing(
            "A button of which nothing is known.", .button("Save") { $0.shows(text: "Save") }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.isSuperset(of: [.hasScaling, .hasFontSize]), screen.isShown(element), !element.isSystemPart
        else { return }
        if element.own.isSuperset(of: [.scalesText, .hasTextStyle]) { return report.pass() }
        let size = element.fontSize.map { " of \($0.inTenths) points" } ?? ""
        if !element.own.contains(.hasTextStyle) {
            report.fail(
                element,
                "The text \(element.drawnText) has a fixed font\(size), which doesn't grow with the user's text size.",
                .appearance, attribute: "fontDescription")
        } else {
            report.fail(
                element,
                "The text \(element.drawnText) has a text style but doesn't follow the user's text size while the app runs.",
                remedy: "Set adjustsFontForContentSizeCategory.", .appearance,
                attribute: "adjustsFontForContentSizeCategory",
                impact: .moderate,
                fix: Finding.Fix(
                    title: "Follow the text size", xml: "adjustsFontForContentSizeCategory=\"YES\"",
                    change: Self.kept.contains(element.className)
                        ? Finding.Change("adjustsFontForContentSizeCategory", from: nil, to: "YES") : nil))
        }
    }

    // Interface Builder has the attribute for these; how a custom class uses it is unknown.
    private static let kept: Set<String> = ["UILabel", "UITextField", "UITextView"]
}
