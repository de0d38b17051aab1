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
        impact: .critical, otherImpacts: [inert], precision: .high, criteria: [.nameRoleValue],
        clauses: ["11.4.1.2", "11.5.2.5"])
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
        .pass(
            "A back button with a space as its title.",
            .element("UIButton", " ", [.button, .backButton], Rect(x: 0, y: 60, width: 44, height: 44))),
        .pass(
            "A column of a date picker.",
            .element("DatePartView", nil, .adjustable, wheels) { $0.value = AttributedText("July") }),
        .fail("An item of a bar with an image and no label.", item { $0.shows("plus_24", isSymbol: false) }),
        .review("An item of a tab bar with neither title nor image.", item { _ in }),
        .review("A picker without wheels, which code adds.", ExampleView("UIPickerView", wheels)),
        .pass(
            "A picker with a wheel.",
            ExampleView("UIPickerView", wheels, [.element("PickerWheel", "Hours", .adjustable, wheels)])),
        .nothing("A text, which is its own label.", .text("Save")),
        .nothing(
            "A field with a placeholder and no label (see placeholder-only).", .field(nil, placeholder: "Name")),
    ]

    private static let wheels = Rect(x: 0, y: 500, width: 402, height: 162)

    private static func item(_ edit: (inout Node) -> Void) -> ExampleView {
        .element("UITabBarButton", nil, [.button, .tabButton], Rect(x: 0, y: 790, width: 100, height: 49), edit)
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.label.isBlank else { return report.pass() }
        if element.kinds.contains(.field), element.own.contains(.hasPlaceholder) { return }
        // The role of a search field or a back button describes its purpose. So does the value of a page control:
        // “page 1 of 3”.
        // So does that of a date picker's column: “July”.
        if !element.traits.isDisjoint(with: [.searchField, .backButton])
            || ["UIPageControl", "DatePartView"].contains(element.className)
        {
            return report.pass()
        }
        if element.kinds.contains(.interactive) {
            report.fail(
                element, element.missingLabelMessage, attribute: "label",
                review: Self.isBlankItem(element) ? "the bar shows nothing for the item until code completes it" : nil,
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

    /// Checks the pickers whose wheels code adds: VoiceOver announces the rows of a wheel, and its label if there is one.
    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let isPicker = screen.classes.map { $0.name == "UIPickerView" }
        guard isPicker.contains(true) else { return }
        for index in screen.facts.indices where isPicker[Int(screen.facts[index].classNumber)] {
            let range = index..<Int(screen.facts[index].end)
            guard screen.isShown(at: index), !screen.isReachable(in: range) else { continue }
            let picker = screen.element(at: index)
            report.fail(
                picker, "The wheels of \(picker.name) have no accessibility labels.",
                remedy: "Return a label for each wheel (pickerView(_:accessibilityLabelForComponent:)).",
                impact: Self.inert.impact, review: "only code can give them labels")
        }
    }

    /// Whether an element is an item of a bar with neither title nor image.
    private static func isBlankItem(_ element: AuditedElement) -> Bool {
        ["UITabBarButton", "UIButtonBarButton"].contains(element.className)
            && element.own.isDisjoint(with: [.hasText, .hasImage])
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
