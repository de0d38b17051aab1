import AccessibilityTree

/// Requires that Xcode's default texts are replaced: by code, where it reaches the object.
struct DefaultTitle: FixedRule {
    static let description = RuleDescription(
        id: "default-title", title: "Xcode's default texts must be replaced.",
        plural: "default texts of Xcode",
        explanation: "VoiceOver announces “Button, button” wherever the text is not replaced before it is shown.",
        remedy:
            "Check that code sets the text before the screen appears, or set Title or Text in the Attributes inspector.",
        impact: .minor, criteria: [.headingsAndLabels], clauses: ["11.2.4.6"])
    static let kinds: ElementKinds = [.interactive, .text]
    static let examples: [RuleExample] = [
        .review("A button with Xcode's title, which code may replace.", button(100)).reached(by: "okButton"),
        .review("Two such buttons in a file, which need one review.", button(100), button(200)).reached(by: "buttons"),
        .nothing("A button with Xcode's title, which code doesn't reach.", button(100)),
        .pass("A button with a title, which code may replace.", button(100, "Save")).reached(by: "okButton"),
        .nothing("A button with a label.", .button("Save") { $0.touch?.isLabelGiven = true }),
    ]

    private static func button(_ y: Double, _ title: String = "Button") -> ExampleView {
        .button(title, Rect(x: 20, y: y, width: 120, height: 44)) { node in
            node.isInFile()
            node.shows(text: title)
            node.touch?.isLabelGiven = false
        }
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasText), !element.own.contains(.isLabelGiven),
            let doubt = screen.doubt(about: element, .content)
        else { return }
        guard screen.keepsDefaultTitle(element) else { return report.pass() }
        report.note(
            element, subject: "default titles", "\(element.nameByText) has Xcode's default text.", review: doubt,
            attribute: "title")
    }
}

extension ScreenFacts {
    /// Whether an element has a text that Xcode gives new objects, and code may replace it: it is `DefaultTitle` that
    /// reports it.
    func keepsDefaultTitle(_ element: AuditedElement) -> Bool {
        guard element.own.contains(.hasText), !element.own.contains(.isLabelGiven),
            let text = element.appearance?.text, text.utf8.count <= 8, Self.defaultTitles.contains(text)
        else { return false }
        return doubt(about: element, .content) != nil
    }

    private static let defaultTitles: Set<String> = ["Button", "Label", "Title", "Subtitle", "Detail", "Item"]
}
