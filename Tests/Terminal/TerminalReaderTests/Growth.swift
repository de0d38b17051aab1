import Foundation

/// How many times as long a task takes for four times as much: about 4 where its cost is in proportion, 16 where it
/// grows with the square. Counted in the processor's time of this thread, so that other work on the machine does not
/// count, and the least of several runs of each.
func growth(from size: Int, _ task: (_ size: Int) -> () -> Void) -> Double {
    let (small, large) = (task(size), task(4 * size))
    return Double(processorTime(large)) / Double(max(processorTime(small), 1_000))
}

/// What `growth(from:_:)` may give for a cost that is in proportion, with room for caches and a busy machine.
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
