import AccessibilityTree

/// What is touched doesn't lie over something else that is touched.
struct TargetOverlap: AuditRule {
    static let share = Threshold(
        "share", "How much of the smaller target may lie under another one, from 0 to 1.", standard: 0.1, range: 0...1)
    static let description = RuleDescription(
        id: "target-overlap", title: "What is touched doesn't lie over something else that is touched.",
        explanation: "A finger, and a screen reader under a finger, gets the one when the other is meant.",
        remedy: "Move them apart, or make one of them of both.",
        impact: .serious, criteria: [.targetSize])
    static let thresholds = [share]
    static let examples: [RuleExample] = [
        .pass(
            "Two buttons beside each other.", .button("Save"),
            .button("Delete", Rect(x: 160, y: 100, width: 100, height: 44))),
        .fail(
            "Two buttons that share a place.", .button("Save"),
            .button("Delete", Rect(x: 80, y: 100, width: 100, height: 44))),
        .pass(
            "A button inside a button, which another rule is about.",
            .button("Save").holding(.button("Delete", Rect(x: 80, y: 100, width: 40, height: 44)))),
        .pass(
            "Frames that share the width of a line.", .button("Save"),
            .button("Delete", Rect(x: 20, y: 143, width: 120, height: 44))),
    ]
    private let share: Double

    init(_ settings: RuleSettings) { share = settings[Self.share] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let targets = screen.targets
        screen.forEachPair(targets, within: 0) { first, second in
            let (one, two) = (first.frame, second.frame)
            let width = min(one.maxX, two.maxX) - max(one.x, two.x)
            let height = min(one.maxY, two.maxY) - max(one.y, two.y)
            let smaller = min(one.width * one.height, two.width * two.height)
            guard width > 1, height > 1, width * height > smaller * share else { return }
            let isInOrder = first.place < second.place
            let lower = screen.element(isInOrder ? first.place : second.place)
            let upper = screen.element(isInOrder ? second.place : first.place)
            report.fail(upper, "\(upper.name.capitalizedFirst) lies over \(lower.name).", .looks, attribute: "rect")
        }
        for _ in targets { report.pass() }
    }
}

/// What is small has room around it.
struct TargetSpacing: AuditRule {
    static let diameter = Threshold(
        "diameter", "How wide the circle around a small target is that nothing else may reach into, in points.",
        standard: 24, range: 1...100)
    static let description = RuleDescription(
        id: "target-spacing", title: "What is smaller than 24 points has room around it.",
        explanation: "Somebody with a tremor hits what is beside it.",
        remedy: "Make it larger, or put more room around it.",
        impact: .serious, criteria: [.targetSize])
    static let thresholds = [diameter]
    static let examples: [RuleExample] = [
        .pass(
            "Two small buttons with room between them.", .button("Plus", small(20)), .button("Minus", small(60))),
        .fail("Two small buttons beside each other.", .button("Plus", small(20)), .button("Minus", small(38))),
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
                    small, "\(small.name.capitalizedFirst) is small and has \(other.name) too near to it.", .looks,
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

extension ScreenFacts {
    /// Visits the pairs of targets that are near to each other, none of which is inside the other. What scrolls goes under
    /// what doesn't, so such pairs are left out; those of very crowded places are not all visited.
    func forEachPair(
        _ targets: [Target], within distance: Double, _ visit: (Target, Target) -> Void
    ) {
        for index in targets.indices {
            let first = targets[index]
            let frame = first.frame
            var seen = 0
            for next in (index + 1)..<targets.count {
                let second = targets[next]
                guard second.frame.y < frame.maxY + distance, seen < 64 else { break }
                seen += 1
                guard second.frame.x < frame.maxX + distance, frame.x < second.frame.maxX + distance,
                    !(first.place..<first.end).contains(second.place),
                    !(second.place..<second.end).contains(first.place), first.isScrolled == second.isScrolled
                else { continue }
                visit(first, second)
            }
        }
    }
}
