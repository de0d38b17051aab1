/// Which required constraints are broken, and which others, which hold, contradict each.
struct Contradictions {
    /// Those that contradict each broken one, by rank.
    private(set) var breakers: [Int: [Int]] = [:]
    /// Those that each has broken.
    private var brokenBy: [Int: Set<Int>] = [:]
    private var isChanged = true

    /// Notes a constraint that can't hold while others do.
    mutating func note(_ broken: Int, brokenBy others: [Int]) {
        breakers[broken] = others
        for other in others { brokenBy[other, default: []].insert(broken) }
        isChanged = true
    }

    /// Forgets that a constraint is broken.
    mutating func forget(_ broken: Int) {
        for other in breakers.removeValue(forKey: broken) ?? [] {
            brokenBy[other]?.remove(broken)
            if brokenBy[other]?.isEmpty == true { brokenBy[other] = nil }
        }
        isChanged = true
    }

    /// Forgets all that a constraint has broken, and returns them.
    mutating func release(_ constraint: Int) -> [Int] {
        guard let broken = brokenBy[constraint] else { return [] }
        for number in broken { forget(number) }
        return broken.sorted()
    }

    /// Returns whether any has changed after the previous call.
    mutating func takeChange() -> Bool {
        defer { isChanged = false }
        return isChanged
    }
}
