import AccessibilityTree

/// Requires that announcements are distinguishable.
struct RepeatedSentence: AuditRule {
    static let most = Threshold(
        "most", "The maximum number of equal announcements in a row.", standard: 2, range: 1...100)
    static let description = RuleDescription(
        id: "repeated-sentence", title: "Successive elements must have different announcements.",
        plural: "repeated announcements",
        explanation: "Users can't distinguish the elements and don't notice that the VoiceOver cursor has moved.",
        remedy: "Set accessibility Labels that distinguish the elements, or merge the elements into one.",
        impact: .moderate, precision: .high, criteria: [.headingsAndLabels], clauses: ["11.2.4.6"])
    static let thresholds = [most]
    static let examples: [RuleExample] = [
        example("Three elements with different announcements.", .pass, ["Edit name", "Edit address", "Edit age"]),
        example("Three elements with the same announcement.", .fail, ["Edit", "Edit", "Edit"]),
        example("Two elements with the same announcement.", .pass, ["Edit", "Edit", "Save"]),
        .nothing("A screen without announcements.", .text("Name")),
    ]
    private let most: Int

    private static func example(_ title: String, _ outcome: Outcome, _ texts: [String]) -> RuleExample {
        let views = texts.enumerated().map { row, text in
            ExampleView.text(text, Rect(x: 20, y: 100 + Double(row) * 60, width: 300, height: 22))
        }
        return RuleExample(title, outcome, views) { $0.utterances = texts }
    }

    init(_ settings: RuleSettings) { most = Int(settings[Self.most]) }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let utterances = screen.screen.utterances, utterances.count == screen.inOrder.count else { return }
        var start = 0
        while start < utterances.count {
            var end = start + 1
            while end < utterances.count, utterances[end] == utterances[start] { end += 1 }
            if end - start > most, !LabelScan(utterances[start]).isBlank {
                report.fail(
                    screen.inOrder[start],
                    "VoiceOver announces \"\(LabelScan.shortened(utterances[start]))\" \(end - start) times in a row.")
            } else {
                report.pass()
            }
            start = end
        }
    }
}
