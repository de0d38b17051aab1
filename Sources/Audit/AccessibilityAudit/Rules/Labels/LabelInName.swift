import AccessibilityTree

/// The text that is seen on a control is in its label.
struct LabelInName: FixedRule {
    static let description = RuleDescription(
        id: "label-in-name", title: "Labels must contain the visible text.",
        plural: "labels without the visible text",
        explanation: "Voice Control users speak the text that they see, and the control does not respond.",
        remedy:
            "Begin the accessibility Label (accessibilityLabel) with the visible text, or add the text to accessibilityUserInputLabels.",
        impact: .serious, precision: .high, criteria: [.labelInName], clauses: ["11.2.5.3"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button whose label begins with its title.", .button("Send message") { $0.shows(text: "Send") }),
        .fail("A button whose label has other words than its title.", .button("Submit") { $0.shows(text: "Send") }),
        .pass(
            "A button with its title among the labels for Voice Control.",
            .button("Submit") { node in
                node.shows(text: "Send")
                node.userInputLabels = ["Send"]
            }),
        .nothing("A button with an image.", .button("Send")),
        .pass("A title that is a symbol, such as a plus.", .button("Add") { $0.shows(text: "+") }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field),
            element.own.isSuperset(of: [.isLabelGiven, .hasText]), let text = element.appearance?.text, !text.isEmpty,
            let label = element.node.label?.string
        else { return }
        let seen = Self.words(of: text)
        guard !seen.isEmpty, text.contains(where: \.isLetter),
            !([label] + element.node.userInputLabels).contains(where: { Self.words(of: $0).contains(seen) })
        else { return report.pass() }
        report.fail(
            element, "The label of \(element.name) doesn't contain the visible text \"\(LabelScan.shortened(text))\".",
            attribute: "label")
    }

    // Returns its letters and digits, without case and punctuation.
    private static func words(of text: String) -> String {
        " " + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
    }
}
