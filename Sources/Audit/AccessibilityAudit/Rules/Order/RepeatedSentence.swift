import AccessibilityTree

/// Requires that announcements are distinguishable.
struct RepeatedSentence: AuditRule {
    static let most = Threshold(
        "most", "How many times in a row the same may be heard.", standard: 2, range: 1...100)
    static let description = RuleDescription(
        id: "repeated-sentence", title: "The same is not heard again and again.",
        explanation:
            "Somebody who goes through the screen can't tell the elements apart, nor whether the cursor has moved.",
        remedy: "Say in each label what tells it from its neighbours, or make one element of them.",
        impact: .moderate, criteria: [.headingsAndLabels], clauses: ["11.2.4.6"])
    static let thresholds = [most]
    static let examples: [RuleExample] = [
        example("Three elements that say different things.", .pass, ["Edit name", "Edit address", "Edit age"]),
        example("Three elements that say the same.", .fail, ["Edit", "Edit", "Edit"]),
        example("Two elements that say the same.", .pass, ["Edit", "Edit", "Save"]),
        .nothing("A screen of which nobody has asked what is heard.", .text("Name")),
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
                    "“\(LabelScan.shortened(utterances[start]))” is heard \(end - start) times in a row.")
            } else {
                report.pass()
            }
            start = end
        }
    }
}
