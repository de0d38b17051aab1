import Foundation

/// The owner of turns: everything that UIKit puts off happens here, in a fixed order.
///
/// A turn runs what was asked for the next turn, lays out what waits for it, ends the transitions and animations that
/// are due, and hands posted notifications to the assistive technology, in that order. On the real clock the loop
/// wakes itself through the main dispatch queue; on the virtual clock time moves only by `advance(by:)`.
@MainActor public final class MainLoop {
    /// The loop of the main thread.
    public static let main = MainLoop()

    /// Which clock moves the loop.
    public enum Clock: Sendable {
        /// The loop runs by itself, with the durations that the app asks for.
        case real
        /// The loop runs only when it is told to; durations cost no time.
        case virtual
    }

    /// The clock; real unless set otherwise.
    public var clock = Clock.real {
        didSet { if clock == .real, hasWork { wakeUp() } }
    }
    /// The time since the loop was made, in virtual time what `advance(by:)` added up.
    public private(set) var now = Duration.zero

    private var nextTurn: [@MainActor () -> Void] = []
    private var timers: [Timer] = []
    private var timerCount = 0
    private var isArmed = false
    private var isRunning = false
    private let start = ContinuousClock.now
    /// Delivers posted notifications at the end of a turn; set by the accessibility part.
    var deliverNotifications: (@MainActor () -> Bool)?

    private struct Timer {
        var due: Duration
        var number: Int
        var work: @MainActor () -> Void
    }

    /// Whether anything waits for a turn, now or later.
    public var hasWork: Bool { !nextTurn.isEmpty || !timers.isEmpty }

    /// Runs something in the next turn.
    public func perform(_ work: @escaping @MainActor () -> Void) {
        nextTurn.append(work)
        wakeUp()
    }

    /// Runs something once a delay has passed, after everything that was due earlier.
    public func perform(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        refreshNow()
        timerCount += 1
        let timer = Timer(due: now + max(delay, .zero), number: timerCount, work: work)
        let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
        wakeUp()
    }

    /// Runs one turn.
    public func runTurn() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        refreshNow()
        let work = nextTurn
        nextTurn = []
        for item in work { item() }
        layoutWindows()
        runDueTimers()
        layoutWindows()
        _ = deliverNotifications?()
    }

    /// Moves virtual time on and runs the turns that fall into it.
    public func advance(by duration: Duration) {
        precondition(clock == .virtual, "MainLoop.advance(by:) moves virtual time; set clock to .virtual first")
        let end = now + duration
        settle()
        while let due = timers.first?.due, due <= end {
            now = max(now, due)
            settle()
        }
        now = end
        settle()
    }

    /// Runs turns, jumping to each due time, until nothing waits any more or the limit of turns is reached.
    public func runUntilIdle(turnLimit: Int = 10_000) {
        for _ in 0..<turnLimit {
            settle()
            guard let due = timers.first?.due else { return }
            if clock == .virtual { now = max(now, due) }
            if clock == .real { return }
        }
    }

    // Runs turns until nothing waits for the present moment.
    private func settle() {
        for _ in 0..<1_000 {
            runTurn()
            if nextTurn.isEmpty && (timers.first.map { $0.due > now } ?? true) { return }
        }
    }

    private func runDueTimers() {
        while let timer = timers.first, timer.due <= now {
            timers.removeFirst()
            timer.work()
        }
    }

    private func layoutWindows() {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    }

    private func refreshNow() {
        if clock == .real { now = max(now, ContinuousClock.now - start) }
    }

    /// Makes sure that a turn comes; nothing on the virtual clock.
    func wakeUp() {
        guard clock == .real, !isArmed else { return }
        isArmed = true
        DispatchQueue.main.async { MainActor.assumeIsolated { MainLoop.main.wakeTurn() } }
    }

    private func wakeTurn() {
        isArmed = false
        runTurn()
        if !nextTurn.isEmpty {
            wakeUp()
        } else if let due = timers.first?.due {
            let delay = max(due - now, .zero).components
            let seconds = Double(delay.seconds) + Double(delay.attoseconds) / 1e18
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                MainActor.assumeIsolated { MainLoop.main.wakeUp() }
            }
        }
    }
}
