/// How many times as long a task takes for four times as much: about 4 where its cost is in proportion, 16 where it
/// grows with the square. The least of three, since other work on the machine only ever adds to a time.
func growth(from size: Int, _ task: (_ size: Int) -> () -> Void) -> Double {
    let clock = ContinuousClock()
    let (small, large) = (task(size), task(4 * size))
    return (0..<3).map { _ in
        let time = min(clock.measure(small), clock.measure(small))
        return clock.measure(large) / max(time, .microseconds(1))
    }.min() ?? 0
}

/// What `growth(from:_:)` may give for a cost that is in proportion, with room for caches and a busy machine.
let proportionalGrowth = 9.0
