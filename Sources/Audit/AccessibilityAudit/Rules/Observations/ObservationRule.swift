import AccessibilityTree

/// A rule about observations made while a screen was used.
protocol ObservationRule: FixedRule {
    /// The kind of observations.
    static var kind: Observations.Kind { get }
}

extension ObservationRule {

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let seen = screen.screen.observations
        for _ in 0..<(seen.passed[Self.kind] ?? 0) { report.pass() }
        let issues = seen.issues.filter { $0.kind == Self.kind }
        guard !issues.isEmpty else { return }
        let places = Dictionary(screen.elements.map { ($0.node.id, $0) }) { first, _ in first }
        for issue in issues {
            if let element = issue.element.flatMap({ places[$0] }) {
                if Self.kind == .touch, screen.isMisplaced(element) { continue }
                let hidden = issue.cover.flatMap(screen.tree.index).flatMap {
                    screen.alternatives(element.index, $0)
                }
                let doubt = Self.kind == .touch ? hidden ?? screen.layoutDoubt(about: element.index) : nil
                report.fail(
                    element, "\(element.name) \(issue.message).", review: issue.reviewReason ?? doubt)
            } else {
                report.fail("\(issue.message).", at: issue.location, review: issue.reviewReason)
            }
        }
    }
}

extension RuleExample {
    /// Returns an example of a screen with a button "Save" and an observation.
    static func seen(_ title: String, _ expected: Outcome, _ observe: (inout Observations) -> Void) -> RuleExample {
        RuleExample(title, expected, [.button("Save")]) { observe(&$0.observations) }
    }

    /// The id of the button.
    static let button = NodeID(2)
}
