import AccessibilityTree

/// A label doesn't repeat its trait.
struct LabelRepeatsRole: FixedRule {
    static let description = RuleDescription(
        id: "label-repeats-role", title: "Labels must not contain the role of their element.",
        plural: "labels that contain the role",
        explanation: "VoiceOver announces the role after the label: “Save button, button”.",
        remedy: "Remove the role from the accessibility Label (accessibilityLabel); the trait conveys it.",
        impact: .minor, precision: .high, criteria: [.nameRoleValue], clauses: ["11.4.1.2"])
    static let safeFix: String? = "The role is removed from the end of an accessibility label."
    static let kinds: ElementKinds = [.interactive, .image]
    static let examples: [RuleExample] = [
        .pass("A button with the label “Save”.", .button("Save")),
        .fail("A button with the label “Save button”.", .button("Save button")),
        .fail("A button with the label “Sichern-Schaltfläche”.", .button("Sichern-Schaltfläche")),
        .fail("A button with a label that ends with “ボタン”.", .button("保存ボタン")),
        .fail("An image with the label “Photo of a cat”.", .image("Photo of a cat")),
        .pass("A button that takes a photo.", .button("Add photo")),
        .pass("A button that shows links.", .button("Link accounts")),
        .fail("A field with the label “Name field”.", .field("Name field")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.isNamedAfterImage else { return }
        let traits = element.traits
        var roles: WordMeaning = []
        // A role word at the start describes an image, one at the end any element.
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
        if screen.keepsDefaultTitle(element) { return }
        report.fail(
            element, "The label of \(element.name) contains the role, which VoiceOver announces anyway.",
            attribute: "label",
            fix: Self.fix(element, roles))
    }

    private static func fix(_ element: AuditedElement, _ roles: WordMeaning) -> Finding.Fix? {
        guard element.touch.isLabelGiven, let label = element.node.label?.string,
            let short = LabelTrimming.withoutRole(label, roles)
        else { return nil }
        // The name for Voice Control has to begin with the visible text.
        if let text = element.appearance?.text, !short.lowercased().contains(text.lowercased()) { return nil }
        return Finding.Fix(
            title: "Remove the role from the label", xml: LabelTrimming.attribute("label", short),
            change: Finding.Change("label", from: label, to: short))
    }
}
