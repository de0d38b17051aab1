import AccessibilityTree

extension ScreenFacts {
    /// Visits the pairs of targets that are near to each other, none of which is inside the other. Scrolled views move
    /// below fixed ones, so pairs of both are left out; in very crowded areas not all pairs are visited.
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
