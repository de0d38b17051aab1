import AccessibilityTree

/// A hint describes the result, not the gesture.
struct HintNamesGesture: FixedRule {
    static let description = RuleDescription(
        id: "hint-names-gesture", title: "Hints must describe the result, not the gesture or the label.",
        plural: "hints that name a gesture or repeat the label",
        explanation:
            "VoiceOver announces the gesture automatically. With a switch or a keyboard, it is a different one.",
        remedy: "Begin the accessibility Hint (accessibilityHint) with the result: “Plays the song”.", impact: .minor)
    static let safeFix: String? = "A hint that repeats the label is removed."
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A hint that describes the result.", .button("Play") { $0.hint = "Plays the song" }),
        .fail("A hint that begins with the gesture.", .button("Play") { $0.hint = "Tap to play the song" }),
        .fail("A hint that repeats the label.", .button("Play") { $0.hint = "play" }),
        .nothing("No hint.", .button("Play")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let hint = element.hint, !hint.isEmpty else { return }
        let scan = LabelScan(hint)
        if scan.firstMeaning.contains(.gesture) {
            report.fail(
                element, "The hint of \(element.name), \"\(LabelScan.shortened(hint))\", names a gesture.",
                attribute: "hint")
        } else if scan.hash == element.label.hash, !scan.isBlank {
            report.fail(
                element, "The hint of \(element.name) repeats the label.", attribute: "hint",
                fix: Finding.Fix(
                    title: "Remove the hint", xml: LabelTrimming.attribute("hint", hint),
                    change: Finding.Change("hint", from: hint, to: nil)))
        } else {
            report.pass()
        }
    }
}
