import AccessibilityTree

/// Requires that interactive elements have an accessible name.
struct LabelMissing: FixedRule {
    static let description = RuleDescription(
        id: "label-missing", title: "What is operated has a label.",
        explanation:
            "Somebody who can't see the screen hears “button” and not what it does; Voice Control has no name for it.",
        remedy: "Give it a title or an accessibilityLabel that says what it does.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.4.1.2", "11.5.2.5"])
    static let safeFix: String? = "A label without words is taken from a button whose title is then heard."
    static let kinds: ElementKinds = [.interactive, .other]
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button that is called nothing.", .button(nil)),
        .fail("A button whose label is a space.", .button(" ")),
        .fail(
            "A button whose title is not heard because an empty label was given.",
            .button("") { $0.shows(text: "Save") }),
        .fail("A slider of which only the value is heard.", .slider(nil, value: "50 %")),
        .pass("A search field, whose role says what it is for.", .field(nil) { $0.traits.insert(.searchField) }),
        .nothing("Text, which is its own label.", .text("Save")),
        .nothing(
            "A field that is called by its placeholder, which is another rule's.", .field(nil, placeholder: "Name")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.label.isBlank else { return report.pass() }
        if element.kinds.contains(.field), element.own.contains(.hasPlaceholder) { return }
        // The role of a search field describes its purpose. So does the value of a page control: “page 1 of 3”.
        if element.traits.contains(.searchField) || element.className == "UIPageControl" {
            return report.pass()
        }
        if element.kinds.contains(.interactive) {
            let value = element.value ?? ""
            let heard = value.isEmpty ? "" : "; only its value “\(LabelScan.shortened(value))” is heard"
            report.fail(
                element, "\(element.name.capitalizedFirst) has no label\(heard).", attribute: "label",
                fix: Self.fix(element)
                    ?? Finding.Fix(title: "Give it a label", xml: LabelTrimming.accessibility("…")))
        } else if LabelScan(element.value ?? "").isBlank {
            report.fail(
                element, "\(element.name.capitalizedFirst) is an element and has neither a label nor a value.",
                impact: .serious)
        } else {
            report.pass()
        }
    }

    // UIKit says a button's title unless a label was given, be it of nothing.
    private static func fix(_ element: AuditedElement) -> Finding.Fix? {
        guard element.className == "UIButton", element.touch.isLabelGiven, let label = element.node.label?.string,
            let text = element.appearance?.text, text.contains(where: \.isLetter)
        else { return nil }
        return Finding.Fix(
            title: "Let the title be heard", xml: LabelTrimming.attribute("label", label),
            change: Finding.Change("label", from: label, to: nil))
    }
}
