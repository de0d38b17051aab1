import AccessibilityTree

/// Traits don't contradict each other.
struct TraitsConflict: AuditRule {
    static let description = RuleDescription(
        id: "traits-conflict", title: "The traits of an element don't contradict each other.",
        explanation: "Somebody hears two roles and can't tell how the element is used.",
        remedy: "Keep the trait that says how it is used, and take the others away.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let safeFix: String? = "The trait of a text is taken from what is a button, a search field or adjustable."
    static let kinds: ElementKinds = .reached
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button that is a link.", .button("Save") { $0.traits.insert(.link) }),
        .fail("A button that is adjustable.", .button("Save") { $0.traits.insert(.adjustable) }),
        .fail(
            "Text that doesn't change and changes all the time.", .text("3") { $0.traits.insert(.updatesFrequently) }),
        .fail("A button that is text.", .button("Save") { $0.traits.insert(.staticText) }),
        .pass("A button that is an image, which is heard as both.", .button("Cat") { $0.traits.insert(.image) }),
        .pass("A search field, which UIKit makes of two traits.", .field("Search") { $0.traits.insert(.searchField) }),
    ]
    private static let exclusive: AccessibilityTraits = [.button, .link, .searchField, .keyboardKey]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let traits = element.traits
        let roles = traits.intersection(Self.exclusive)
        var conflict: [AccessibilityTraits] = []
        if roles.rawValue.nonzeroBitCount > 1 {
            conflict = [roles]
        } else if traits.isSuperset(of: [.button, .adjustable]) {
            conflict = [[.button, .adjustable]]
        } else if traits.isSuperset(of: [.staticText, .updatesFrequently]) {
            conflict = [[.staticText, .updatesFrequently]]
        } else if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]) {
            conflict = [traits.intersection([.staticText, .button, .adjustable, .searchField])]
        }
        // What the system makes of a date picker can be tapped and adjusted.
        guard let names = conflict.first?.names, element.className != "DatePartView" else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) has the traits \(names.joined(separator: " and ")), which contradict each other.",
            attribute: "traits", fix: Self.fix(traits))
    }

    // What is operated is no mere text; of other pairs nobody can tell which is meant.
    private static func fix(_ traits: AccessibilityTraits) -> Finding.Fix? {
        guard traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]) else {
            return nil
        }
        return Finding.Fix(
            title: "Take the trait of a text away", xml: "staticText=\"YES\"",
            change: Finding.Change("traits.staticText", from: "YES", to: nil))
    }
}

/// What is tapped says so.
struct TraitMissing: AuditRule {
    static let description = RuleDescription(
        id: "trait-missing", title: "What can be tapped has a trait that says so.",
        explanation: "Somebody hears a text or an image and not that a double tap does something.",
        remedy: "Add the trait that says how it is used: .button, .link or .adjustable.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .touched
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .review("A text with a gesture.", .text("Terms of use") { $0.touch = TouchFacts(hasGestures: true) }),
        .fail("A control without a trait.", .button("Save") { $0.traits = [] }),
        .fail(
            "A control that is called an image.",
            .image("Cat") { $0.touch = TouchFacts(isControl: true, hasActions: true, isLabelGiven: true) }),
        .nothing("A text.", .text("Terms of use")),
        .nothing(
            "A text that refuses touches.",
            .text("Terms of use") { $0.touch = TouchFacts(takesTouches: false, hasGestures: true) }),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.kinds.contains(.reached), screen.isTouchable(element) else { return }
        if element.kinds.contains(.operated) || element.traits.contains(.allowsDirectInteraction) {
            return report.pass()
        }
        if element.traits.contains(.notEnabled) || element.className == "UIPageControl" {
            return report.pass()
        }
        if element.touch.hasGestures {
            report.fail(
                element, "\(element.name.capitalizedFirst) has gestures and no trait that says so.",
                review: "whether its gestures do what a double tap should do, only the code says")
        } else if element.touch.hasActions {
            report.fail(
                element, "\(element.name.capitalizedFirst) is a control and has no trait that says so.",
                fix: Finding.Fix(
                    title: "Say that it is a button, where it is one", xml: LabelTrimming.accessibility(trait: "button")
                ))
        } else {
            report.pass()
        }
    }
}

/// What is adjusted says how far it is.
struct AdjustableWithoutValue: AuditRule {
    static let description = RuleDescription(
        id: "adjustable-without-value", title: "What is adjusted has a value.",
        explanation: "Somebody who flicks up and down hears nothing change.",
        remedy: "Keep accessibilityValue up to date with what is shown.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .adjustable
    static let examples: [RuleExample] = [
        .pass("A slider with a value.", .slider("Volume", value: "50 %")),
        .fail("A slider without a value.", .slider("Volume", value: nil)),
        .nothing("A button.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if LabelScan(element.value ?? "").isBlank {
            report.fail(element, "\(element.name.capitalizedFirst) is adjustable and has no value.")
        } else {
            report.pass()
        }
    }
}

/// A field lets its text be heard.
struct FieldLabelHidesValue: AuditRule {
    static let description = RuleDescription(
        id: "field-label-hides-value", title: "The text in a field is heard.",
        explanation: "Somebody hears a fixed text instead of what was typed and can't check it.",
        remedy: "Don't set accessibilityValue of a field; set its label and let it say its text.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .pass(
            "A field that says its text.",
            .field("Name") { node in
                node.value = "Ada"
                node.shows(text: "Ada")
            }),
        .fail(
            "A field that says something else.",
            .field("Name") { node in
                node.value = "Your name"
                node.shows(text: "Ada")
            }),
        .nothing("An empty field.", .field("Name")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasText), let text = element.looks?.text, !element.node.isSecret else { return }
        if element.value?.contains(text) == true { return report.pass() }
        let heard = element.node.value.map { "“\(LabelScan.shortened($0.string))” is" } ?? "nothing is"
        report.fail(element, "\(element.name.capitalizedFirst) has a text in it and \(heard) heard of it.")
    }
}

/// What looks as if it can't be used says so.
struct DisabledState: AuditRule {
    static let dimmed = Threshold(
        "dimmed", "The opacity below which something looks as if it can't be used, from 0 to 1.", standard: 0.55,
        range: 0...1)
    static let description = RuleDescription(
        id: "disabled-state", title: "What looks as if it can't be used says so.",
        explanation: "Somebody who can't see that it is pale hears a button like any other, and nothing happens.",
        remedy: "Set isEnabled to false, or add the trait .notEnabled.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let thresholds = [dimmed]
    static let kinds: ElementKinds = .operated
    static let examples: [RuleExample] = [
        .pass("A button that can be used.", .button("Save")),
        .review("A button that is pale.", .button("Save") { $0.alpha = 0.4 }),
        .pass(
            "A button that is pale and says that it can't be used.",
            .button("Save") { node in
                node.alpha = 0.4
                node.traits.insert(.notEnabled)
            }),
    ]
    private let dimmed: Double

    init(_ settings: RuleSettings) { dimmed = settings[Self.dimmed] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.alpha < dimmed, !element.traits.contains(.notEnabled) else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) is drawn at \(Int(element.alpha * 100)) % and doesn't say that it can't be used.",
            review: "whether it is pale because it can't be used, only somebody who knows the app can tell")
    }
}
