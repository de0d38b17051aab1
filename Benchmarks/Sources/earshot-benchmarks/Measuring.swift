/// The minimum time of a piece of work in several runs, in nanoseconds. The minimum is the machine's speed; the rest is
/// other work.
func nanoseconds(runs: Int = 7, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<runs {
        let time = try clock.measure(work)
        best = min(best, Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9)
    }
    return best
}

/// The least times of several pieces of work that are run in turns, so that a disturbance meets all of them.
func nanosecondsInTurns(runs: Int, _ works: [() -> Void]) -> [Double] {
    var best = works.map { _ in Double.infinity }
    for _ in 0..<runs {
        for (index, work) in works.enumerated() { best[index] = min(best[index], nanoseconds(runs: 1, work)) }
    }
    return best
}

/// The least times of several pieces of work that are run in turns, some of which use all processors.
@MainActor func nanosecondsInTurns(runs: Int, _ works: [@MainActor () async -> Void]) async -> [Double] {
    let clock = ContinuousClock()
    var best = works.map { _ in Double.infinity }
    for _ in 0..<runs {
        for (index, work) in works.enumerated() {
            let start = clock.now
            await work()
            best[index] = min(best[index], start.milliseconds(to: clock.now) * 1e6)
        }
    }
    return best
}

/// Keeps the optimizer from dropping work whose result is unused.
@inline(never)
func keep<Value>(_ value: Value) {}

extension [Double] {
    /// The value below which a percentage of the values lies; infinite if there are none, so that a check fails.
    func percentile(_ percent: Int) -> Double {
        guard !isEmpty else { return .infinity }
        return sorted()[Swift.min(count - 1, count * percent / 100)]
    }
}

extension ContinuousClock.Instant {
    /// The time to another instant in milliseconds.
    func milliseconds(to other: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = duration(to: other).components
        return Double(seconds) * 1000 + Double(attoseconds) / 1e15
    }
}
