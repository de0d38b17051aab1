import AccessibilityTree

/// A hint says what happens, not what the finger does.
struct HintNamesGesture: FixedRule {
    static let description = RuleDescription(
        id: "hint-names-gesture", title: "A hint says what happens, neither the gesture nor the label again.",
        explanation:
            "The screen reader says by itself how something is used, and with a switch or a keyboard it is used otherwise.",
        remedy: "Begin the hint with what happens: “Plays the song”.", impact: .minor)
    static let safeFix: String? = "A hint that is the label again is taken away."
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A hint that says what happens.", .button("Play") { $0.hint = "Plays the song" }),
        .fail("A hint that begins with the gesture.", .button("Play") { $0.hint = "Tap to play the song" }),
        .fail("A hint that is the label.", .button("Play") { $0.hint = "play" }),
        .nothing("No hint.", .button("Play")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let hint = element.hint, !hint.isEmpty else { return }
        let scan = LabelScan(hint)
        if scan.firstMeaning.contains(.gesture) {
            report.fail(
                element, "The hint “\(LabelScan.shortened(hint))” says by which gesture it is used.",
                attribute: "hint")
        } else if scan.hash == element.label.hash, !scan.isBlank {
            report.fail(
                element, "The hint of \(element.name) is its label again.", attribute: "hint",
                fix: Finding.Fix(
                    title: "Take the hint away", xml: LabelTrimming.attribute("hint", hint),
                    change: Finding.Change("hint", from: hint, to: nil)))
        } else {
            report.pass()
        }
    }
}
