import AccessibilityTree

extension ScreenFacts {
    /// Visits the pairs of targets that are near to each other, none of which is inside the other. Scrolled views move
    /// below fixed ones, so pairs of both are left out; in very crowded areas not all pairs are visited.
    func forEachPair(
        _ targets: [Target], within distance: Double, _ visit: (Target, Target) -> Void
    ) {
        for index in targets.indices {
            let first = targets[index]
            let frame = first.seen
            var seen = 0
            for next in (index + 1)..<targets.count {
                let second = targets[next]
                guard second.seen.y < frame.maxY + distance, seen < 64 else { break }
                seen += 1
                guard second.seen.x < frame.maxX + distance, frame.x < second.seen.maxX + distance,
                    !(first.place..<first.end).contains(second.place),
                    !(second.place..<second.end).contains(first.place), first.isScrolled == second.isScrolled
                else { continue }
                visit(first, second)
            }
        }
    }

    /// Returns the reason why two views in one place, by their indices in the tree, may be alternatives: an outlet
    /// through which code may hide one of them, or a view around it that doesn't hold the other. Nil if there is none.
    func alternatives(_ one: Int, _ two: Int) -> String? {
        guard !screen.declarations.isEmpty else { return nil }
        for (view, other) in [(two, one), (one, two)] {
            var index = view
            while index >= 0, !(index..<Int(facts[index].end)).contains(other) {
                if let declaration = declaration(at: index) {
                    if let outlet = declaration.outlets.first {
                        return "code may hide one of them through the outlet \"\(outlet)\""
                    }
                    if let doubt = declaration.placeDoubt { return doubt }
                }
                index = Int(facts[index].parent)
            }
        }
        return nil
    }
}
