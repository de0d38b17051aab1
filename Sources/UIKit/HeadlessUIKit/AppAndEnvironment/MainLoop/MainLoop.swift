import Foundation

/// The owner of turns: everything that UIKit puts off happens here, in a fixed order.
///
/// A turn runs what was asked for the next turn, lays out what waits for it, runs what waited for that layout, ends
/// the transitions and animations that are due, lays out again, lets views draw, and hands posted notifications to the
/// assistive technology. On the real clock the loop wakes itself through the main dispatch queue, and only when there is
/// something to do; on the virtual clock time moves only by `advance(by:)` and `runUntilIdle(turnLimit:)`.
@preconcurrency @MainActor public final class MainLoop {
    /// The loop of the main thread.
    public static var main: MainLoop { AppProcess.current.mainLoop }

    /// Which clock moves the loop.
    public enum Clock: Sendable {
        /// The loop runs by itself, with the durations that the app asks for.
        case real
        /// The loop runs only when it is told to; durations cost no time.
        case virtual
    }

    /// The clock; real unless set otherwise. Time goes on from `now` when it changes.
    public var clock = Clock.real {
        didSet {
            guard clock == .real, oldValue == .virtual else { return }
            start = ContinuousClock.now - now
            if hasWork { wakeUp() }
        }
    }
    /// The time since the loop was made; in virtual time what the loop was moved on by.
    public private(set) var now = Duration.zero
    /// What apps take for the present where they show it; nil for what the clock says, see `wallClock`. Set it before a
    /// screen is made: what is on the screen keeps the date that it was made with.
    public var fixedWallClock: WallClock?

    private var nextTurn: [@MainActor () -> Void] = []
    private var afterLayout: [@MainActor () -> Void] = []
    private var timers = TimerQueue()
    private var asides = TimerQueue()
    /// The windows in which something has to be laid out.
    private var unlaidWindows: [UIWindow] = []
    /// How often a window was looked at for layout: the work of turns, for tests of its growth.
    package private(set) var lookedAtWindows = 0
    private var isArmed = false
    private var alarm: Duration?
    private var isRunning = false
    private var start = ContinuousClock.now
    /// Delivers posted notifications at the end of a turn and says whether there were any; set by the accessibility
    /// part.
    var deliverNotifications: (@MainActor () -> Bool)?
    /// Called at the end of each turn; it finds what has changed without saying so.
    package var afterTurn: (@MainActor () -> Void)?

    /// The app whose loop it is; nil for a loop by itself.
    private weak var process: AppProcess?

    init(of process: AppProcess? = nil) {
        self.process = process
    }

    /// Whether anything waits for a turn, now or later.
    public var hasWork: Bool { hasWorkNow || !timers.isEmpty }

    /// How long it is until something waits for a turn: zero where something does now, nil where nothing will by itself.
    public var timeToNextWork: Duration? {
        if hasWorkNow { return .zero }
        refreshNow()
        return timers.firstDue.map { max($0 - now, .zero) }
    }

    private var hasWorkNow: Bool { !nextTurn.isEmpty || !afterLayout.isEmpty }

    /// Runs something in the next turn, before its layout.
    public func perform(_ work: @escaping @MainActor () -> Void) {
        nextTurn.append(work)
        wakeUp()
    }

    /// Runs something once a delay has passed, after everything that was due earlier. Negative delays are zero.
    public func perform(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        refreshNow()
        timers.insert(due: now + max(delay, .zero), work: work)
        setAlarm()
    }

    /// Runs something once a delay has passed that goes on by itself for ever, as a display link does: nothing waits for
    /// it, so a loop with no other work is idle.
    func performAside(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        refreshNow()
        asides.insert(due: now + max(delay, .zero), work: work)
        setAlarm()
    }

    private var firstDue: Duration? {
        [timers.firstDue, asides.firstDue].compactMap(\.self).min()
    }

    /// Runs something right after the next layout: in this turn when its layout is still to come.
    func performAfterLayout(_ work: @escaping @MainActor () -> Void) {
        afterLayout.append(work)
        wakeUp()
    }

    /// Runs one turn. Does nothing when called from inside a turn.
    public func runTurn() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        refreshNow()
        let work = nextTurn
        nextTurn = []
        for item in work { item() }
        layoutWindows()
        let workAfterLayout = afterLayout
        afterLayout = []
        for item in workAfterLayout { item() }
        // Work that adds new timers without a delay waits for the next turn, so that a turn always ends.
        let newest = timers.newestNumber
        while let timer = timers.popDue(at: now, addedUpTo: newest) { timer.work() }
        let newestAside = asides.newestNumber
        while let aside = asides.popDue(at: now, addedUpTo: newestAside) { aside.work() }
        layoutWindows()
        for window in UIApplication.shared.windows { window.displayIfNeeded() }
        afterTurn?()
        _ = deliverNotifications?()
    }

    /// Moves virtual time on and runs the turns that fall into it. Negative durations are zero. Does nothing when
    /// called from inside a turn.
    public func advance(by duration: Duration) {
        guard !isRunning else { return }
        precondition(clock == .virtual, "MainLoop.advance(by:) moves virtual time; set clock to .virtual first")
        let end = now + max(duration, .zero)
        settle()
        while let due = firstDue, due <= end {
            now = max(now, due)
            settle()
        }
        now = end
        settle()
    }

    /// Runs turns until nothing waits any more or the limit of turns is reached. The virtual clock jumps from one due
    /// time to the next; the real clock does not, so what waits for a later time stays.
    /// Does nothing when called from inside a turn.
    public func runUntilIdle(turnLimit: Int = 10_000) {
        guard !isRunning else { return }
        var turns = 0
        repeat {
            turns += settle()
            guard clock == .virtual, let due = timers.firstDue else { return }
            now = max(now, due)
        } while turns < turnLimit
    }

    // Runs turns until nothing waits for the present moment, and says how many it took.
    @discardableResult private func settle() -> Int {
        for turn in 1...1_000 {
            runTurn()
            if !hasWorkNow && (firstDue.map { $0 > now } ?? true) { return turn }
        }
        return 1_000
    }

    // Only the windows that ask for it are looked at, so that a turn costs nothing for all the others. What the layout
    // of one window asks of another is done in the same pass, once.
    private func layoutWindows() {
        for _ in 0..<2 where !unlaidWindows.isEmpty {
            let windows = unlaidWindows
            unlaidWindows = []
            for window in windows { window.isWaitingForLayout = false }
            for window in windows where window.isAmongWindows {
                lookedAtWindows += 1
                window.layoutIfNeeded()
                // A layout that was cut off, because it asks for another one each time, goes on in the next turn.
                if window.needsLayoutInside { layOut(window) }
            }
        }
    }

    /// Lets the next layout look at a window; nothing for one that is not among the application's.
    func layOut(_ window: UIWindow) {
        guard window.isAmongWindows, !window.isWaitingForLayout else { return }
        window.isWaitingForLayout = true
        unlaidWindows.append(window)
    }

    private func refreshNow() {
        if clock == .real { now = max(now, ContinuousClock.now - start) }
    }

    // MARK: Waking up on the real clock

    /// Makes sure that a turn comes; nothing on the virtual clock.
    func wakeUp() {
        guard clock == .real, !isArmed else { return }
        isArmed = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.inProcess { self.wakeTurn() } } }
    }

    // The dispatch queue knows nothing of the process whose loop it wakes.
    private func inProcess(_ work: () -> Void) {
        if let process { process.run(work) } else { work() }
    }

    private func wakeTurn() {
        isArmed = false
        guard clock == .real else { return }
        runTurn()
        if hasWorkNow { wakeUp() } else { setAlarm() }
    }

    // One alarm at a time, for the earliest timer; a later one that still rings finds nothing to do.
    private func setAlarm() {
        guard clock == .real, let due = firstDue, alarm.map({ due < $0 }) ?? true else { return }
        alarm = due
        refreshNow()
        let seconds = max(due - now, .zero).timeInterval
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated { self.inProcess { self.alarmRang(due) } }
        }
    }

    private func alarmRang(_ due: Duration) {
        if alarm == due { alarm = nil }
        refreshNow()
        if let first = firstDue, first <= now { wakeUp() } else { setAlarm() }
    }
}
