import AccessibilityTree

/// Requires that small touch targets have room around them.
struct TargetSpacing: AuditRule {
    static let diameter = Threshold(
        "diameter", "The diameter of the circle around a small target that no other target may reach, in points.",
        standard: 24, range: 1...100)
    static let description = RuleDescription(
        id: "target-spacing", title: "Touch targets smaller than 24 × 24 pt must have space around them.",
        plural: "small touch targets close to others",
        explanation: "Users with a tremor activate a neighboring control.",
        remedy: "Enlarge the control, or move its neighbors away.",
        impact: .serious, criteria: [.targetSize])
    static let thresholds = [diameter]
    static let examples: [RuleExample] = [
        .pass(
            "Two small buttons with space between them.", .button("Plus", small(20)), .button("Minus", small(60))),
        .fail("Two small buttons next to each other.", .button("Plus", small(20)), .button("Minus", small(38))),
        .nothing("A large button.", .button("Save")),
    ]

    private static func small(_ x: Double) -> Rect { Rect(x: x, y: 100, width: 16, height: 16) }
    private let diameter: Double

    init(_ settings: RuleSettings) { diameter = settings[Self.diameter] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        var crowded: Set<Int32> = []
        let targets = screen.targets
        screen.forEachPair(targets, within: diameter) { first, second in
            let (one, two) = (first.frame, second.frame)
            guard !one.intersects(two), isSmall(one) || isSmall(two) else { return }
            if isNear(one, two) || isNear(two, one), !crowded.contains(first.place) {
                crowded.insert(second.place)
                let isSecondSmall = isSmall(second.frame)
                let small = screen.element(isSecondSmall ? second.place : first.place)
                let other = screen.element(isSecondSmall ? first.place : second.place)
                report.fail(
                    small, "\(small.name) is a small target and too close to \(other.name).", .appearance,
                    attribute: "rect")
            }
        }
        for target in targets where isSmall(target.frame) { report.pass() }
    }

    private func isSmall(_ frame: Rect) -> Bool { min(frame.width, frame.height) < diameter - 0.5 }

    // Whether the circle in the middle of a small target reaches the other one, or its circle where that is small too.
    private func isNear(_ small: Rect, _ other: Rect) -> Bool {
        guard isSmall(small) else { return false }
        let middle = small.center
        if isSmall(other) {
            let (x, y) = (middle.x - other.center.x, middle.y - other.center.y)
            return x * x + y * y < diameter * diameter
        }
        let x = max(other.x - middle.x, 0, middle.x - other.maxX)
        let y = max(other.y - middle.y, 0, middle.y - other.maxY)
        return x * x + y * y < diameter * diameter / 4
    }
}
