import AccessibilityTree

/// Requires that interactive elements have an accessible name.
struct LabelMissing: FixedRule {
    private static let inert = RuleDescription.ImpactCase(.serious, if: "the element is not interactive")
    static let description = RuleDescription(
        id: "label-missing", title: "Interactive elements must have an accessible name.",
        plural: "elements without a label",
        explanation:
            "VoiceOver announces the role, such as “button”, but not the purpose. Voice Control users have no name to speak.",
        remedy:
            "Set the accessibility Label in the Identity inspector (accessibilityLabel) to the purpose of the control, or give the control a Title.",
        impact: .critical, otherImpacts: [inert], criteria: [.nameRoleValue], clauses: ["11.4.1.2", "11.5.2.5"])
    static let safeFix: String? =
        "A label without words is removed from a button, so that VoiceOver announces its title."
    static let kinds: ElementKinds = [.interactive, .other]
    static let examples: [RuleExample] = [
        .pass("A button with the label “Save”.", .button("Save")),
        .fail("A button without a label.", .button(nil)),
        .fail("A button whose label is a space.", .button(" ")),
        .fail(
            "A button whose empty label hides its title.",
            .button("") { $0.shows(text: "Save") }),
        .fail("A slider with a value and no label.", .slider(nil, value: "50 %")),
        .pass("A search field, whose role describes its purpose.", .field(nil) { $0.traits.insert(.searchField) }),
        .nothing("A text, which is its own label.", .text("Save")),
        .nothing(
            "A field with a placeholder and no label (see placeholder-only).", .field(nil, placeholder: "Name")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.label.isBlank else { return report.pass() }
        if element.kinds.contains(.field), element.own.contains(.hasPlaceholder) { return }
        // The role of a search field describes its purpose. So does the value of a page control: “page 1 of 3”.
        if element.traits.contains(.searchField) || element.className == "UIPageControl" {
            return report.pass()
        }
        if element.kinds.contains(.interactive) {
            report.fail(
                element, element.missingLabelMessage, attribute: "label",
                fix: Self.fix(element)
                    ?? Finding.Fix(title: "Add an accessibility label", xml: LabelTrimming.accessibility("…")))
        } else if LabelScan(element.value ?? "").isBlank {
            report.fail(
                element, "\(element.name) is an accessibility element without a label or a value.",
                impact: Self.inert.impact)
        } else {
            report.pass()
        }
    }

    // The label of a button is its title unless another one was set, even an empty one.
    private static func fix(_ element: AuditedElement) -> Finding.Fix? {
        guard element.className == "UIButton", element.touch.isLabelGiven, let label = element.node.label?.string,
            let text = element.appearance?.text, text.contains(where: \.isLetter)
        else { return nil }
        return Finding.Fix(
            title: "Remove the label so that VoiceOver announces the title",
            xml: LabelTrimming.attribute("label", label),
            change: Finding.Change("label", from: label, to: nil))
    }
}
