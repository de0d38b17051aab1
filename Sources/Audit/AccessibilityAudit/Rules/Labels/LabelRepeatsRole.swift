import AccessibilityTree

/// A label doesn't say what the trait says already.
struct LabelRepeatsRole: AuditRule {
    static let description = RuleDescription(
        id: "label-repeats-role", title: "A label doesn't name the role of its element.",
        explanation: "The screen reader says the role itself: what is heard is “Save button, button”.",
        remedy: "Take the word out of the label; the trait says it.",
        impact: .minor, criteria: [.nameRoleValue], clauses: ["11.4.1.2"])
    static let safeFix: String? = "The role's name is taken from the end of a label that is not also drawn."
    static let kinds: ElementKinds = [.operated, .image]
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button that is called Save button.", .button("Save button")),
        .fail("A button that is called Sichern-Schaltfläche.", .button("Sichern-Schaltfläche")),
        .fail("A button that is called ボタン at its end.", .button("保存ボタン")),
        .fail("An image that is called Photo of a cat.", .image("Photo of a cat")),
        .pass("A button that takes a photo.", .button("Add photo")),
        .pass("A button that shows links.", .button("Link accounts")),
        .fail("A field that is called Name field.", .field("Name field")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.isNamedAfterImage else { return }
        let traits = element.traits
        var roles: WordMeaning = []
        // Where a role word comes first it is an image that is told about, where it comes last anything.
        var first: WordMeaning = []
        if traits.contains(.image), element.kinds.contains(.image) { (roles, first) = (.image, .image) }
        if traits.contains(.link) { roles = .link }
        if traits.contains(.button) { roles = .button }
        if traits.contains(.toggleButton) || traits.contains(.adjustable) { roles = .control }
        if element.kinds.contains(.field) { roles = .field }
        let label = element.label
        guard
            !label.lastMeaning.isDisjoint(with: roles) || !label.firstMeaning.isDisjoint(with: first)
        else { return report.pass() }
        report.fail(
            element, "The label \(element.name) names the role, which is spoken anyway.", attribute: "label",
            fix: Self.fix(element, roles))
    }

    private static func fix(_ element: AuditedElement, _ roles: WordMeaning) -> Finding.Fix? {
        guard element.touch.isLabelGiven, let label = element.node.label?.string,
            let short = LabelTrimming.withoutRole(label, roles)
        else { return nil }
        // What Voice Control hears has to begin with what is seen.
        if let text = element.looks?.text, !short.lowercased().contains(text.lowercased()) { return nil }
        return Finding.Fix(
            title: "Take the role out of the label", xml: LabelTrimming.attribute("label", short),
            change: Finding.Change("label", from: label, to: short))
    }
}

/// A label doesn't say a state or how the element is used.
struct LabelHasStateOrAction: AuditRule {
    static let description = RuleDescription(
        id: "label-has-state-or-action", title: "A label names neither a state nor a gesture.",
        explanation:
            "A state in a label is wrong as soon as it changes, and a gesture is another one with a screen reader or a switch.",
        remedy: "Say the state by a trait or the value, and what happens by the hint.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.4.1.2"])
    static let kinds: ElementKinds = [.operated, .image]
    static let examples: [RuleExample] = [
        .pass("A button that is called Wi-Fi.", .button("Wi-Fi")),
        .fail("A button that is called Wi-Fi, selected.", .button("Wi-Fi, selected")),
        .fail("A button that is called Tap to send.", .button("Tap to send")),
        .fail("A button that is called Hier tippen.", .button("Hier tippen")),
        .pass("A button with a verb that has another sense.", .button("Delete selected")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        guard !label.isBlank, !element.kinds.contains(.field) else { return }
        if !label.firstMeaning.isDisjoint(with: .gesture) || label.isBeyondASCII && label.lastMeaning.contains(.gesture)
            || label.lastMeaning.contains(.gesture) && label.hasSpace
        {
            report.fail(element, "The label \(element.name) says by which gesture it is used.", attribute: "label")
        } else if label.hasComma, label.lastMeaning.contains(.state) {
            report.fail(
                element, "The label \(element.name) says a state, which a trait or the value has to say.",
                attribute: "label")
        } else {
            report.pass()
        }
    }
}

/// What is operated says what it is about without what is around it.
struct VagueText: AuditRule {
    static let description = RuleDescription(
        id: "vague-text", title: "A label says what it is about by itself.",
        explanation:
            "Somebody who goes from button to button or from link to link hears “here” and “more” without the text around them.",
        remedy: "Say where it leads or what it does: “More about fees”.",
        impact: .moderate, criteria: [.linkPurpose], clauses: ["11.2.4.4"])
    static let kinds: ElementKinds = .operated
    static let examples: [RuleExample] = [
        .pass("A button that is called More about fees.", .button("More about fees")),
        .fail("A button that is called Click here.", .button("Click here")),
        .fail("A link that is called Learn more.", .button("Learn more") { $0.traits = .link }),
        .fail("A link that is called Mehr.", .button("Mehr") { $0.traits = .link }),
        .pass("A tab that is called More, as the system calls it.", .button("More") { $0.traits.insert(.tabButton) }),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.sharedMeaning.contains(.vague),
            element.traits.isDisjoint(with: [.tabButton, .backButton])
        else {
            return report.pass()
        }
        report.fail(element, "The label \(element.name) doesn't say what it is about.", attribute: "label")
    }
}

/// A label is a name, not a sentence.
struct LabelPunctuated: AuditRule {
    static let description = RuleDescription(
        id: "label-punctuated", title: "A label doesn't end with a full stop.",
        explanation:
            "A label is a name; a full stop makes the screen reader pause as after a sentence, before it says the role.",
        remedy: "Take the full stop away.", impact: .minor)
    static let safeFix: String? = "The full stop is taken from a label that is not also drawn and is no abbreviation."
    static let kinds: ElementKinds = [.operated, .image]
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button with a full stop.", .button("Save.")),
        .pass("A button with dots, which say that more comes.", .button("Save as...")),
        .pass("A label with a comma is a description.", .image("A cat, asleep on a sofa.")),
        .nothing("Text is made of sentences.", .text("It was saved.")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.endsWithStop, !element.label.hasComma else { return report.pass() }
        var fix: Finding.Fix?
        if element.touch.isLabelGiven, let label = element.node.label?.string,
            let short = LabelTrimming.withoutStop(label)
        {
            fix = Finding.Fix(
                title: "Take the full stop away", xml: LabelTrimming.attribute("label", short),
                change: Finding.Change("label", from: label, to: short))
        }
        report.fail(element, "The label \(element.name) ends with a full stop.", attribute: "label", fix: fix)
    }
}

/// A label is short, and written as words are.
struct LabelLengthCase: AuditRule {
    static let longest = Threshold(
        "longest", "The longest label of what is operated, in characters.", standard: 40, range: 5...1_000)
    static let description = RuleDescription(
        id: "label-length-case", title: "The label of what is operated is short and written as words are.",
        explanation: "A long label is heard each time the element is passed; capitals may be spelled letter by letter.",
        remedy: "Shorten it and say the rest in the hint; write words as words, and let the view draw capitals.",
        impact: .minor)
    static let thresholds = [longest]
    static let kinds: ElementKinds = .operated
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button that is called SIGN IN.", .button("SIGN IN")),
        .pass("A button that is called PDF.", .button("PDF")),
        .fail(
            "A button with a sentence.", .button("Save this article to the list of what I want to read later on")),
    ]
    private let longest: Int

    init(_ settings: RuleSettings) { longest = Int(settings[Self.longest]) }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        // A row of a table says what is in it, and is as long as that is.
        guard !label.isBlank, !element.isNamedAfterImage, !element.own.isDisjoint(with: [.isControl, .isLabelGiven])
        else {
            return
        }
        if label.length > longest {
            report.fail(element, "The label \(element.name) has \(label.length) characters.", attribute: "label")
        } else if label.isAllCapitals {
            report.fail(element, "The label \(element.name) is written in capitals.", attribute: "label")
        } else {
            report.pass()
        }
    }
}

/// A hint says what happens, not what the finger does.
struct HintNamesGesture: AuditRule {
    static let description = RuleDescription(
        id: "hint-names-gesture", title: "A hint says what happens, neither the gesture nor the label again.",
        explanation:
            "The screen reader says by itself how something is used, and with a switch or a keyboard it is used otherwise.",
        remedy: "Begin the hint with what happens: “Plays the song”.", impact: .minor)
    static let safeFix: String? = "A hint that is the label again is taken away."
    static let kinds: ElementKinds = .reached
    static let examples: [RuleExample] = [
        .pass("A hint that says what happens.", .button("Play") { $0.hint = "Plays the song" }),
        .fail("A hint that begins with the gesture.", .button("Play") { $0.hint = "Tap to play the song" }),
        .fail("A hint that is the label.", .button("Play") { $0.hint = "play" }),
        .nothing("No hint.", .button("Play")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let hint = element.hint, !hint.isEmpty else { return }
        let scan = LabelScan(hint)
        if scan.firstMeaning.contains(.gesture) {
            report.fail(
                element, "The hint “\(LabelScan.shortened(hint))” says by which gesture it is used.",
                attribute: "hint")
        } else if scan.hash == element.label.hash, !scan.isBlank {
            report.fail(
                element, "The hint of \(element.name) is its label again.", attribute: "hint",
                fix: Finding.Fix(
                    title: "Take the hint away", xml: LabelTrimming.attribute("hint", hint),
                    change: Finding.Change("hint", from: hint, to: nil)))
        } else {
            report.pass()
        }
    }
}
