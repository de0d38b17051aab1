import Foundation

/// Runs all deferred work of UIKit in turns, in a fixed order.
///
/// A turn runs the work scheduled for the next turn, lays out the windows that need it, runs the work that waited for
/// that layout, ends the transitions and animations that are due, lays out again, lets views draw, and delivers posted
/// notifications to the assistive technology. On the real clock the loop wakes itself through the main dispatch queue,
/// and only when there is work; on the virtual clock time moves only by `advance(by:)` and `runUntilIdle(turnLimit:)`.
@preconcurrency @MainActor public final class MainLoop {
    /// The loop of the main thread.
    public static var main: MainLoop { AppProcess.current.mainLoop }

    /// The clock of the loop.
    public enum Clock: Sendable {
        /// The loop runs automatically, with the durations that the app specifies.
        case real
        /// The loop runs only when called; durations take no time.
        case virtual
    }

    /// The clock; real unless set otherwise. Time continues from `now` when it changes.
    public var clock = Clock.real {
        didSet {
            guard clock == .real, oldValue == .virtual else { return }
            start = ContinuousClock.now - now
            if hasWork { wakeUp() }
        }
    }
    /// The time since the loop was made; in virtual time the sum of the advances.
    public private(set) var now = Duration.zero
    /// The current date for apps that show it; nil for that of the clock, see `wallClock`. Set it before a screen is
    /// made: a screen keeps the date that it was made with.
    public var fixedWallClock: WallClock?

    private var nextTurn: [(origin: DeferredWork.Origin?, run: @MainActor () -> Void)] = []
    private var afterLayout: [@MainActor () -> Void] = []
    private var timers = TimerQueue()
    private var asides = TimerQueue()
    /// Collected work of the app, which the loop does not wait for: a session decides how long it does.
    private var appTimers = TimerQueue()
    /// Collected work of the app that repeats or is due much later.
    private var appLater = TimerQueue()
    /// Whether the last turns ended at their limit, with work left that was due.
    package private(set) var isEndless = false
    /// The windows in which something has to be laid out.
    private var unlaidWindows: [UIWindow] = []
    /// The number of layout checks of windows: a measure of the turns' work, for tests of its growth.
    package private(set) var lookedAtWindows = 0
    private var isArmed = false
    private var alarm: Duration?
    private var isRunning = false
    private var start = ContinuousClock.now
    /// Delivers posted notifications at the end of a turn and returns whether there were any; set by the accessibility
    /// code.
    var deliverNotifications: (@MainActor () -> Bool)?
    /// Called at the end of each turn to detect changes that are not reported otherwise.
    package var afterTurn: (@MainActor () -> Void)?

    /// The app of the loop; nil for a loop without an app.
    private weak var process: AppProcess?

    init(of process: AppProcess? = nil) {
        self.process = process
    }

    /// Whether any work waits for a turn, now or later.
    public var hasWork: Bool { hasWorkNow || !timers.isEmpty }

    /// The time until some work waits for a turn: zero where some does now, nil where none will without new requests.
    public var timeToNextWork: Duration? {
        if hasWorkNow { return .zero }
        refreshNow()
        return timers.firstDue.map { max($0 - now, .zero) }
    }

    private var hasWorkNow: Bool { !nextTurn.isEmpty || !afterLayout.isEmpty }

    /// The time until delayed work of the app is due that was collected; nil where there is none.
    package var timeToAppWork: Duration? {
        refreshNow()
        return appTimers.firstDue.map { max($0 - now, .zero) }
    }

    /// Runs work in the next turn, before its layout.
    public func perform(_ work: @escaping @MainActor () -> Void) {
        nextTurn.append((nil, work))
        wakeUp()
    }

    /// Runs a closure once a delay has passed, after everything that was due earlier. Negative delays are zero.
    public func perform(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        refreshNow()
        timers.insert(due: now + max(delay, .zero), work: work)
        setAlarm()
    }

    /// Runs repeating work, such as a display link's, after a delay. The loop does not wait for it, so a loop with no
    /// other work is idle.
    func performAside(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        refreshNow()
        asides.insert(due: now + max(delay, .zero), work: work)
        setAlarm()
    }

    private var firstDue: Duration? {
        [timers.firstDue, asides.firstDue, appTimers.firstDue, appLater.firstDue].compactMap(\.self).min()
    }

    /// Runs work right after the next layout: in this turn when its layout is still to come.
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
        collecting { runParts() }
    }

    private func runParts() {
        let work = nextTurn
        nextTurn = []
        for item in work { item.run() }
        layoutWindows()
        let workAfterLayout = afterLayout
        afterLayout = []
        for item in workAfterLayout { item() }
        // Work that adds new timers without a delay waits for the next turn, so that a turn always ends.
        let newest = timers.newestNumber
        while let timer = timers.popDue(at: now, addedUpTo: newest) { timer.work() }
        let newestAside = asides.newestNumber
        while let aside = asides.popDue(at: now, addedUpTo: newestAside) { aside.work() }
        let newestOfApp = (appTimers.newestNumber, appLater.newestNumber)
        while let timer = appTimers.popDue(at: now, addedUpTo: newestOfApp.0) { timer.work() }
        while let timer = appLater.popDue(at: now, addedUpTo: newestOfApp.1) { timer.work() }
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
        while !isEndless, let due = firstDue, due <= end {
            now = max(now, due)
            settle()
        }
        now = end
        settle()
    }

    /// Runs turns until no work waits or the limit of turns is reached. The virtual clock jumps from one due time to
    /// the next; the real clock does not, so work that is due later remains.
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

    /// The number of turns after which work that always leads to more work is left alone.
    package static let turnLimit = 1_000

    // Runs turns until no work is due now, and returns the number of turns.
    @discardableResult private func settle() -> Int {
        isEndless = false
        for turn in 1...Self.turnLimit {
            runTurn()
            if !hasWorkNow && (firstDue.map { $0 > now } ?? true) { return turn }
        }
        isEndless = true
        return Self.turnLimit
    }

    // Only windows that need layout are checked, so that a turn costs nothing for all the others. If the layout of one
    // window requires that of another, it is done in the same pass, once.
    private func layoutWindows() {
        for _ in 0..<2 where !unlaidWindows.isEmpty {
            let windows = unlaidWindows
            unlaidWindows = []
            for window in windows { window.isWaitingForLayout = false }
            for window in windows where window.isAmongWindows {
                lookedAtWindows += 1
                window.layoutIfNeeded()
                // A layout that was cut off, because each pass requires another one, continues in the next turn.
                if window.needsLayoutInside { layOut(window) }
            }
        }
    }

    /// Schedules a window for the next layout; does nothing for one that is not among the application's.
    func layOut(_ window: UIWindow) {
        guard window.isAmongWindows, !window.isWaitingForLayout else { return }
        window.isWaitingForLayout = true
        unlaidWindows.append(window)
    }

    private func refreshNow() {
        if clock == .real { now = max(now, ContinuousClock.now - start) }
    }

    // MARK: Work of the app

    /// Whether work that the app defers by other means than UIKit's is collected: while a screen reader session is at
    /// work on the virtual clock.
    package var collectsAppWork = false {
        didSet { if !collectsAppWork { giveBackAppWork() } }
    }

    /// Runs code of the app, and takes over what it gives to the main queue, to tasks and to timers. Only where
    /// `collectsAppWork` is true and a `DeferredWorkCollector` is installed.
    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard collectsAppWork, let collector = DeferredWork.collector.withLock(\.self) else { return try body() }
        return try collector.collect(during: body) { work in
            for item in work { add(item) }
        }
    }

    /// The longest delay of work that is waited for, as a part of the action that has deferred it.
    package static let longestDelay = Duration.seconds(10)

    private func add(_ work: DeferredWork) {
        if work.delay <= .zero, !work.repeats {
            nextTurn.append((work.origin, { _ = work.run() }))
        } else {
            add(work, after: work.delay)
        }
    }

    private func add(_ work: DeferredWork, after delay: Duration) {
        let due = now + max(delay, .zero)
        let run: @MainActor () -> Void = { [weak self] in
            if let next = work.run(), let self, collectsAppWork { add(work, after: next) }
        }
        if work.repeats || work.delay > Self.longestDelay {
            appLater.insert(due: due, work: run)
        } else {
            appTimers.insert(due: due, work: run)
        }
    }

    /// Lets what is left of the collected work run in real time. Timers that repeat end.
    private func giveBackAppWork() {
        var left = nextTurn.filter { $0.origin != nil }.map { (due: now, run: $0.run) }
        nextTurn.removeAll { $0.origin != nil }
        for entry in appTimers.removeAll() + appLater.removeAll() { left.append((entry.due, entry.work)) }
        for (due, run) in left {
            DispatchQueue.main.asyncAfter(deadline: .now() + max(due - now, .zero).timeInterval) {
                MainActor.assumeIsolated { self.inProcess(run) }
            }
        }
    }

    /// The work that is due now, by origin, as a failure names it: "2 tasks, 1 block of the main queue".
    package var pendingWork: String {
        let counts = Dictionary(grouping: nextTurn, by: \.origin).mapValues(\.count)
        let names = ([nil] + DeferredWork.Origin.allCases).compactMap { origin in
            counts[origin].map { DeferredWork.Origin.count($0, of: origin) }
        }
        return names.isEmpty ? "layout or timers without a delay" : names.joined(separator: ", ")
    }

    // MARK: Waking up on the real clock

    /// Requests a turn; does nothing on the virtual clock.
    func wakeUp() {
        guard clock == .real, !isArmed else { return }
        isArmed = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.inProcess { self.wakeTurn() } } }
    }

    // The dispatch queue does not carry the process whose loop it wakes.
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
