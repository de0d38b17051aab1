import AccessibilityTree

/// Text grows with the user's text size.
struct DynamicType: AuditRule {
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
                $0.looksLike { looks in
                    (looks.textStyle, looks.scalesWithContentSize) = (nil, false)
                }
            }),
        .fail(
            "A text with a style that is not kept up to date.",
            .text("Save") { $0.looksLike { $0.scalesWithContentSize = false } }),
        .fail(
            "A fixed font that nothing can scale.", .text("Save") { $0.looksLike { $0.textStyle = nil } }),
        .nothing(
            "The title of a bar, which is shown large when it is held down.",
            .element("UINavigationBarTitleLabel", "Trips", .header, Rect(x: 100, y: 60, width: 80, height: 44)) {
                node in
                var looks = Appearance()
                (looks.text, looks.fontSize, looks.scalesWithContentSize) = ("Trips", 17, false)
                node.appearance = looks
            }),
        .nothing(
            "A button of which nothing is known.", .button("Save") { $0.shows(text: "Save") }),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.isSuperset(of: [.hasScaling, .hasFontSize]), screen.isShown(element), !element.isSystemPart
        else { return }
        if element.own.isSuperset(of: [.scalesText, .hasTextStyle]) { return report.pass() }
        let size = element.fontSize.map { " of \(TargetSize.rounded($0)) points" } ?? ""
        if !element.own.contains(.hasTextStyle) {
            report.fail(
                element,
                "The text \(element.drawnText) has a fixed font\(size), which doesn't grow with the user's text size.",
                .looks, attribute: "fontDescription")
        } else {
            report.fail(
                element,
                "The text \(element.drawnText) has a text style but doesn't follow the user's text size while the app runs.",
                remedy: "Set adjustsFontForContentSizeCategory.", .looks,
                attribute: "adjustsFontForContentSizeCategory",
                impact: .moderate,
                fix: Finding.Fix(
                    title: "Follow the text size", xml: "adjustsFontForContentSizeCategory=\"YES\"",
                    change: Self.kept.contains(element.className)
                        ? Finding.Change("adjustsFontForContentSizeCategory", from: nil, to: "YES") : nil))
        }
    }

    // Interface Builder has the attribute for these; what the app's own class makes of it nobody knows.
    private static let kept: Set<String> = ["UILabel", "UITextField", "UITextView"]
}

/// All of a text is drawn.
struct TextClipped: AuditRule {
    static let description = RuleDescription(
        id: "text-clipped", title: "All of a text is seen.",
        explanation: "The end of the text is replaced by dots or cut off, most of all at large text sizes.",
        remedy: "Allow more lines (numberOfLines = 0) and let the view grow, or let the screen scroll.",
        impact: .serious, criteria: [.resizeText, .textSpacing], clauses: ["11.1.4.4"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text that has room.", .text("Save")),
        .fail("A text that is cut short.", .text("Save the article") { $0.looksLike { $0.visibleText = "Save the…" } }),
        .fail(
            "A text that is higher than its box.",
            .text("Save", Rect(x: 20, y: 200, width: 300, height: 12)) { $0.looksLike { $0.numberOfLines = 1 } }),
        .review("The title of a bar that has a back button.", bar),
        .nothing(
            "A field scrolls.",
            .field("Name") { node in
                node.looksLike { looks in
                    (looks.text, looks.visibleText) = ("Ada Lovelace", "Ada L…")
                }
            }),
    ]

    private static let bar = ExampleView(
        "UINavigationBar", Rect(x: 0, y: 60, width: 402, height: 44),
        [
            .button("Examples", Rect(x: 0, y: 60, width: 100, height: 44)) { $0.traits = [.button, .backButton] },
            .element("UINavigationBarTitleLabel", "Trips", .header, Rect(x: 100, y: 60, width: 80, height: 44)) {
                node in
                node.looksLike { ($0.text, $0.visibleText) = ("Trips by train", "Trips by…") }
            },
        ])

    /// How high the letters of a line are, from the top of "h" to the bottom of "p", as a part of the font's size; a
    /// little less than San Francisco's (0.714 and 0.194, measured in its tables).
    private static let letters = 0.9

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasText), screen.isShown(element),
            element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea])
        else { return }
        guard element.own.contains(.hasVisibleText), let looks = element.looks, let text = looks.text,
            let visible = looks.visibleText, visible != text
        else { return checkHeight(element, &report) }
        report.fail(
            element,
            "Only “\(LabelScan.shortened(visible))” is seen of the text “\(LabelScan.shortened(text))”.",
            attribute: "numberOfLines", review: Self.doubt(about: element, screen),
            fix: element.className == "UILabel"
                ? Finding.Fix(title: "Allow more lines", xml: "numberOfLines=\"0\"") : nil)
    }

    // UIKit takes the title of the back button away before it cuts that of the bar (`UINavigationItem.backButtonTitle`).
    private static func doubt(about element: AuditedElement, _ screen: ScreenFacts) -> String? {
        guard element.className == "UINavigationBarTitleLabel",
            let bar = screen.tree.parentIndex(of: element.index),
            screen.tree.children(at: bar).contains(where: {
                screen.tree.traits(at: $0).contains(.backButton) && screen.isShown(at: $0)
            })
        else { return nil }
        return "the bar shortens its back button to make room for the title"
    }

    /// A label draws nothing outside of its box; the title of a control is laid out by the control.
    private func checkHeight(_ element: AuditedElement, _ report: inout RuleReport) {
        guard let size = element.fontSize, element.own.contains(.hasNumberOfLines), !element.own.contains(.isControl),
            element.frame.height > 0, element.frame.height < size * Self.letters
        else { return report.pass() }
        report.fail(
            element,
            "The text \(element.drawnText) is cut off: its box is \(TargetSize.rounded(element.frame.height)) points high, its font \(TargetSize.rounded(size)) points large."
        )
    }
}

/// Text is large enough to be read.
struct SmallText: AuditRule {
    static let smallest = Threshold(
        "smallest", "The smallest size of text, in points (Apple's Human Interface Guidelines, Typography).",
        standard: 11, range: 1...100)
    static let description = RuleDescription(
        id: "small-text", title: "Text is at least 11 points large at the usual text size.",
        explanation: "Somebody with reduced sight can't read it without a lens.",
        remedy: "Use a text style; the smallest is 11 points.", impact: .moderate)
    static let thresholds = [smallest]
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text of 17 points.", .text("Save")),
        .fail("A text of 9 points.", .text("Save") { $0.looksLike { $0.fontSize = 9 } }),
    ]
    private let smallest: Double

    init(_ settings: RuleSettings) { smallest = settings[Self.smallest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let size = element.fontSize, size > 0, screen.isShown(element) else { return }
        // What shrinks to fit may be a hair smaller.
        guard size < smallest - 0.05 else { return report.pass() }
        report.fail(
            element, "The text \(element.drawnText) is \(TargetSize.rounded(size)) points large.", .looks,
            attribute: "fontDescription")
    }
}

/// What is drawn is heard.
struct TextNotExposed: AuditRule {
    static let description = RuleDescription(
        id: "text-not-exposed", title: "Text that is seen is heard.",
        explanation: "Somebody who can't see the screen never learns that the text is there.",
        remedy: "Make it an element, or put its text into the label of the element that it belongs to.",
        impact: .serious, criteria: [.nonTextContent, .nameRoleValue], clauses: ["11.5.2.10"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text that is an element.", .text("Save")),
        .fail("A text that is no element.", .text("Save") { $0.isElement = false }),
        .pass(
            "A text whose words are in the label of the element around it.",
            .button("Ada, 36 years", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .text("Ada") { $0.isElement = false })),
        .nothing("A text that is hidden.", .text("Save") { $0.isHidden = true }),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if element.kinds.contains(.reached) { return report.pass() }
        guard let text = element.looks?.text, text.contains(where: { $0.isLetter || $0.isNumber }),
            screen.isShown(element), screen.isOnScreen(element), !screen.isBehindModal
        else { return }
        if let around = screen.elementAround(element) {
            let node = screen.tree[around]
            let heard = [node.label?.string, node.value?.string, node.hint?.string].compactMap { $0 }
            if heard.contains(where: { $0.contains(text) }) { return report.pass() }
            // A control speaks for the label inside it.
            if node.touch?.isControl == true || node.appearance?.text == text { return }
        }
        // Said by an element beside it, such as a field that is called by the text before it.
        if screen.isSaid(text) { return report.pass() }
        report.fail(element, "The text “\(LabelScan.shortened(text))” is seen, and no element says it.")
    }
}
