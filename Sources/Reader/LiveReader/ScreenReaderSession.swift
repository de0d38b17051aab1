import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Speech

/// VoiceOver at work on the app of this process: a screen reader attached to HeadlessUIKit, on virtual time.
///
/// The session takes over the main loop: layout, transitions and notifications happen when an action is performed or
/// time passes, never by themselves. In a test that uses AccessibilityTesting this also applies to work that the app
/// gives to the main queue, to tasks and to timers during an action. `end()` gives back the clock, the focus and the
/// attached assistive technology that it found.
///
/// Only one session at a time can be at work in an app: another one that is made before is an error
/// (`Diagnostic.Name.secondScreenReader`), which is a failure of the test, and stays without effect. Tests that run side
/// by side have an `AppProcess` each.
@MainActor public final class ScreenReaderSession: AssistiveTechnology {
    /// The session of the screen reader: its cursor, its log and its speech.
    public let session: ReadingSession
    private let source: TurnTakingSource
    // A window that was made for a view, and goes with the session.
    private var host: ViewHost?
    /// The state found before the session, until it is restored; nil for a session that was refused or has ended.
    private var found: FoundState?
    private var hasReportedEndlessWork = false
    private let atWork = AppProcess.current.value(SessionAtWork.self) { SessionAtWork() }

    /// Attaches a screen reader to the application, or to one window of it, and starts it.
    ///
    /// - Parameters:
    ///   - window: the window to read; nil for all windows of the application.
    ///   - environment: properties of the screen, such as its idiom; nil for those of the device. Only for one window.
    ///   - options: the behaviour of the reader.
    ///   - timing: the timing that determines the duration of speech.
    ///   - policy: the handling of announcements that coincide with the reader's own speech.
    ///   - output: called with speech, sounds and screen changes as they happen.
    public convenience init(
        window: UIWindow? = nil, environment: Environment? = nil,
        options: ScreenReader.Options = ScreenReader.Options(), timing: SpeechTiming = SpeechTiming(),
        policy: AnnouncementPolicy = .realistic, output: (@MainActor (ReadingSession.Output) -> Void)? = nil
    ) {
        self.init(options: options, timing: timing, policy: policy, output: output) {
            if let window { WindowSource(window, environment: environment) } else { ApplicationSource() }
        }
    }

    /// Starts a screen reader on a source other than views, such as a screen that was read from a file.
    ///
    /// - Parameters:
    ///   - source: the source to read.
    ///   - options: the behaviour of the reader.
    ///   - timing: the timing that determines the duration of speech.
    ///   - policy: the handling of announcements that coincide with the reader's own speech.
    ///   - output: called with speech, sounds and screen changes as they happen.
    public convenience init(
        source: any AccessibilitySource, options: ScreenReader.Options = ScreenReader.Options(),
        timing: SpeechTiming = SpeechTiming(), policy: AnnouncementPolicy = .realistic,
        output: (@MainActor (ReadingSession.Output) -> Void)? = nil
    ) {
        self.init(options: options, timing: timing, policy: policy, output: output) { source }
    }

    private init(
        options: ScreenReader.Options, timing: SpeechTiming, policy: AnnouncementPolicy,
        output: (@MainActor (ReadingSession.Output) -> Void)?, makeSource: () -> any AccessibilitySource
    ) {
        let isRefused = atWork.session != nil
        let found = FoundState()
        if !isRefused { ViewHost.takeOverLoop() }
        source = TurnTakingSource(makeSource())
        session = ReadingSession(source: source, options: options, timing: timing, policy: policy)
        session.output = output
        session.announcementDidFinish = { text, wasSuccessful in
            MainLoop.main.collecting { UIAccessibility.finishAnnouncement(text, successfully: wasSuccessful) }
        }
        session.timeDidPass = { MainLoop.main.advance(by: $0) }
        guard !isRefused else {
            Diagnostics.fail(
                Diagnostic.Name.secondScreenReader,
                "A ScreenReaderSession is already running: the app can have one screen reader at a time. Call end() on "
                    + "the first session, for example in a defer right after creating it, before you create another one. "
                    + "Compare the screen of a session with expectSpoken(reader, …) or expectAudit(reader), and give "
                    + "tests that run side by side the trait .ownApp.")
            return
        }
        self.found = found
        atWork.session = self
        UIAccessibility.attach(self)
        MainLoop.main.advance(by: .zero)
        session.start()
    }

    /// Shows a view on the screen, unless it is in a window already, and attaches a screen reader to its window.
    ///
    /// The session keeps the controller of the view, also one that is made in the expression: `Controller().view`.
    public convenience init(
        view: @autoclosure () throws -> UIView, options: ScreenReader.Options = ScreenReader.Options(),
        policy: AnnouncementPolicy = .realistic
    ) rethrows {
        let clock = MainLoop.main.clock
        let host = try ViewHost(view)
        self.init(window: host.window, options: options, policy: policy)
        take(host, clock)
    }

    /// Shows the view of a controller on the screen, unless it is in a window already, and attaches a screen reader to
    /// its window.
    public convenience init(
        controller: UIViewController, options: ScreenReader.Options = ScreenReader.Options(),
        policy: AnnouncementPolicy = .realistic
    ) {
        let clock = MainLoop.main.clock
        let host = ViewHost(controller)
        self.init(window: host.window, options: options, policy: policy)
        take(host, clock)
    }

    private func take(_ host: ViewHost, _ clock: MainLoop.Clock) {
        self.host = host
        // The host has turned to virtual time itself.
        found?.clock = clock
        if found == nil { end() }
    }

    /// Detaches the reader from the application, and gives back the clock, the focus and the assistive technology that
    /// it found; a window that was made for it goes too. Nothing happens to a session that has ended.
    public func end() {
        let (host, found) = (host, found)
        self.host = nil
        self.found = nil
        if found != nil { atWork.session = nil }
        found?.detach()
        host?.end()
        found?.giveBack()
    }

    /// The window of the view or controller that the session was made for; nil for a session of windows.
    package var shownWindow: UIWindow? { host?.window }

    /// Whether the session is at work: it was not refused because of another one, and has not ended.
    public var isRunning: Bool { found != nil }

    isolated deinit {
        // No caller can end it.
        found?.detach()
        found?.giveBack()
    }

    /// Handles the notifications that the app has posted; called by the main loop.
    public func receive(_ notifications: [PostedNotification]) {
        for notification in notifications { session.receive(notification) }
    }

    /// Ends the turn of the app's main loop: pending layout is done, transitions that are due end, and the reader
    /// receives the posted notifications and reads the screen again. The verbs do this automatically; call it after
    /// your own code.
    public func endTurn() {
        MainLoop.main.advance(by: .zero)
        session.update()
    }

    /// Lets time pass until nothing is spoken and the app has nothing more to do, but no longer than a limit.
    ///
    /// UIKit's own work counts, and what the app has deferred during an action: blocks of the main queue and tasks,
    /// and those and timers with a delay of up to 10 seconds, until 10 seconds after the last word. Later work and timers
    /// that repeat take their turn in `wait(_:)`. Work that always leads to more work that is due at once is an error
    /// (`Diagnostic.Name.endlessWork`).
    public func settle(within limit: Duration = .seconds(600)) {
        let end = session.now.advanced(by: limit)
        var lastWord = session.now
        while session.now < end {
            let rest = session.now.duration(to: end)
            if let due = timeToNextWork(after: lastWord) {
                // Changes that the app makes during speech come at their time, not after the last word.
                session.run(for: min(max(due, .milliseconds(1)), rest))
                guard !MainLoop.main.isEndless else { return reportEndlessWork() }
            } else {
                let start = session.now
                session.runUntilSilent(within: rest)
                if session.now > start { lastWord = session.now }
                guard timeToNextWork(after: lastWord) != nil else { break }
            }
        }
        hasReportedEndlessWork = false
    }

    private func timeToNextWork(after lastWord: Instant) -> Duration? {
        let end = lastWord.advanced(by: MainLoop.longestDelay)
        let ofApp = MainLoop.main.timeToAppWork.flatMap { session.now.advanced(by: $0) <= end ? $0 : nil }
        return [MainLoop.main.timeToNextWork, ofApp].compactMap(\.self).min()
    }

    private func reportEndlessWork() {
        guard !hasReportedEndlessWork else { return }
        hasReportedEndlessWork = true
        Diagnostics.fail(
            Diagnostic.Name.endlessWork,
            "The app is not idle after \(MainLoop.turnLimit) turns of its main loop: each turn leads to more work that "
                + "is due at once. Still pending: \(MainLoop.main.pendingWork).")
    }
}

/// The session of an app that is at work.
@MainActor private final class SessionAtWork {
    weak var session: ScreenReaderSession?
}

/// The process state that a session found when it was created.
@MainActor private struct FoundState {
    private let process = AppProcess.current
    var clock = MainLoop.main.clock
    private weak var technology = UIAccessibility.attachedTechnology
    private weak var focused = UIAccessibility.focusedObject

    /// Removes the reader's own focus and attaches the previous reader.
    func detach() {
        process.run {
            UIAccessibility.restoreFocus(to: nil)
            UIAccessibility.attach(technology)
        }
    }

    func giveBack() {
        process.run {
            if let focused { UIAccessibility.restoreFocus(to: focused) }
            MainLoop.main.collectsAppWork = false
            MainLoop.main.clock = clock
        }
    }
}

/// A source that lets the app's main loop run a turn after each action, before the screen is read again.
@MainActor private final class TurnTakingSource: AccessibilitySource {
    private let base: any AccessibilitySource

    init(_ base: any AccessibilitySource) {
        self.base = base
    }

    func captureTree() -> AccessibilityTree {
        base.captureTree()
    }

    func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        base.refresh(&tree)
    }

    var isScreenChanging: Bool { base.isScreenChanging }

    func perform(_ request: ActionRequest) -> ActionOutcome {
        let outcome = MainLoop.main.collecting { base.perform(request) }
        MainLoop.main.advance(by: .zero)
        return outcome
    }
}
