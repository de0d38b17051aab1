import AccessibilityTree

/// The text that is seen on a control is in its label.
struct LabelInName: FixedRule {
    static let description = RuleDescription(
        id: "label-in-name", title: "The text that is seen on a control is in its label.",
        explanation: "Somebody who uses Voice Control says what is seen, and nothing happens.",
        remedy: "Begin the label with the text that is seen, or add it to accessibilityUserInputLabels.",
        impact: .serious, criteria: [.labelInName], clauses: ["11.2.5.3"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button whose label begins with its title.", .button("Send message") { $0.shows(text: "Send") }),
        .fail("A button whose label has other words than its title.", .button("Submit") { $0.shows(text: "Send") }),
        .pass(
            "A button that Voice Control knows by its title.",
            .button("Submit") { node in
                node.shows(text: "Send")
                node.userInputLabels = ["Send"]
            }),
        .nothing("A button with an image.", .button("Send")),
        .pass("A title that is a sign, such as a plus.", .button("Add") { $0.shows(text: "+") }),
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
            element, "“\(LabelScan.shortened(text))” is seen and not in the label \(element.name).",
            attribute: "label")
    }

    // Its letters and digits, without case and signs.
    private static func words(of text: String) -> String {
        " " + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
    }
}
