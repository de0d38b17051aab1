import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Speech

/// VoiceOver at work on the app of this process: a screen reader attached to HeadlessUIKit, on virtual time.
///
/// The session takes over the main loop: layout, transitions and notifications happen when an action is performed or
/// time passes, never by themselves. `end()` gives back the clock, the focus and the attached assistive technology that
/// it found. Only one session at a time can be at work in an app: another one that is made before is an error
/// (`Diagnostic.Name.secondScreenReader`), and stays without effect where errors are collected. Tests that run side by
/// side have an `AppProcess` each.
@MainActor public final class ScreenReaderSession: AssistiveTechnology {
    /// The session of the screen reader: its cursor, its log and its speech.
    public let session: ReadingSession
    private let source: TurnTakingSource
    // A window that was made for a view, and goes with the session.
    private var host: ViewHost?
    /// The state found before the session, until it is restored; nil for a session that was refused or has ended.
    private var found: FoundState?
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
        if !isRefused { MainLoop.main.clock = .virtual }
        source = TurnTakingSource(makeSource())
        session = ReadingSession(source: source, options: options, timing: timing, policy: policy)
        session.output = output
        session.announcementDidFinish = { text, wasSuccessful in
            UIAccessibility.finishAnnouncement(text, successfully: wasSuccessful)
        }
        session.timeDidPass = { MainLoop.main.advance(by: $0) }
        guard !isRefused else {
            Diagnostics.fail(
                Diagnostic.Name.secondScreenReader,
                "A ScreenReaderSession is already running: the app can have one screen reader at a time. Call end() on the "
                    + "first session, for example in a defer right after creating it, before you create another one.")
            return
        }
        self.found = found
        atWork.session = self
        UIAccessibility.attach(self)
        MainLoop.main.advance(by: .zero)
        session.start()
    }

    /// Shows a view on the screen, unless it is in a window already, and attaches a screen reader to its window.
    public convenience init(
        view: UIView, options: ScreenReader.Options = ScreenReader.Options(), policy: AnnouncementPolicy = .realistic
    ) {
        let clock = MainLoop.main.clock
        let host = ViewHost(view)
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
    public func settle(within limit: Duration = .seconds(600)) {
        let end = session.now.advanced(by: limit)
        while session.now < end {
            let rest = session.now.duration(to: end)
            if let due = MainLoop.main.timeToNextWork {
                // Changes that the app makes during speech come at their time, not after the last word.
                session.run(for: min(max(due, .milliseconds(1)), rest))
            } else {
                session.runUntilSilent(within: rest)
                guard MainLoop.main.hasWork else { return }
            }
        }
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
        let outcome = base.perform(request)
        MainLoop.main.advance(by: .zero)
        return outcome
    }
}
