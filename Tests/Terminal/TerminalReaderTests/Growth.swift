import Foundation

/// Returns by which factor the time of a task grows for an input four times as large: about 4 where its cost is
/// proportional, 16 where it grows with the square. Counted in processor time of this thread, so that other work on the
/// machine does not count, as the minimum of several runs of each.
func growth(from size: Int, _ task: (_ size: Int) -> () -> Void) -> Double {
    let (small, large) = (task(size), task(4 * size))
    return Double(processorTime(large)) / Double(max(processorTime(small), 1_000))
}

/// The limit of `growth(from:_:)` for a proportional cost, with room for caches and a busy machine.
let proportionalGrowth = 9.0

/// The least time of a few runs, in nanoseconds of this thread.
func processorTime(_ task: () throws -> Void) rethrows -> UInt64 {
    try (0..<7).map { _ in
        let start = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
        try task()
        return nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) - start
    }.min() ?? 0
}

private func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
