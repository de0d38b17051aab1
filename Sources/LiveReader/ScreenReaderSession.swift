import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Speech

/// VoiceOver at work on the app of this process: a screen reader attached to HeadlessUIKit, on virtual time.
///
/// The session takes over the main loop: layout, transitions and notifications happen when an action is performed or
/// time passes, never by themselves. One session at a time can be attached.
@MainActor public final class ScreenReaderSession: AssistiveTechnology {
    /// The session of the screen reader: its cursor, its log, what is spoken.
    public let session: Session
    private let source: TurnTakingSource
    // A window that was made for a view, and goes with the session.
    private var host: ViewHost?

    /// Attaches a screen reader to the application, or to one window of it, and starts it.
    ///
    /// - Parameters:
    ///   - window: the window to read; nil for all windows of the application.
    ///   - environment: facts about the screen, such as its idiom; nil for those of the device. Only for one window.
    ///   - options: how the reader behaves.
    ///   - timing: how long speech lasts.
    ///   - policy: what becomes of announcements that meet the reader's own speech.
    ///   - output: gets what is to be heard or shown, as it happens.
    public init(
        window: UIWindow? = nil, environment: Environment? = nil,
        options: ScreenReader.Options = ScreenReader.Options(), timing: SpeechTiming = SpeechTiming(),
        policy: AnnouncementPolicy = .realistic, output: (@MainActor (Session.Output) -> Void)? = nil
    ) {
        MainLoop.main.clock = .virtual
        if let window {
            source = TurnTakingSource(WindowSource(window, environment: environment))
        } else {
            source = TurnTakingSource(ApplicationSource())
        }
        session = Session(source: source, options: options, timing: timing, policy: policy)
        session.output = output
        session.announcementDidFinish = { text, wasSuccessful in
            UIAccessibility.finishAnnouncement(text, successfully: wasSuccessful)
        }
        session.timeDidPass = { MainLoop.main.advance(by: $0) }
        UIAccessibility.attach(self)
        MainLoop.main.advance(by: .zero)
        session.start()
    }

    /// Shows a view on the screen, unless it is in a window already, and attaches a screen reader to its window.
    public convenience init(
        view: UIView, options: ScreenReader.Options = ScreenReader.Options(), policy: AnnouncementPolicy = .realistic
    ) {
        let host = ViewHost(view)
        self.init(window: host.window, options: options, policy: policy)
        self.host = host
    }

    /// Shows the view of a controller on the screen, unless it is in a window already, and attaches a screen reader to
    /// its window.
    public convenience init(
        controller: UIViewController, options: ScreenReader.Options = ScreenReader.Options(),
        policy: AnnouncementPolicy = .realistic
    ) {
        let host = ViewHost(controller)
        self.init(window: host.window, options: options, policy: policy)
        self.host = host
    }

    /// Detaches the reader from the application; a window that was made for it goes too.
    public func end() {
        UIAccessibility.attach(nil)
        host?.end()
        host = nil
    }

    /// Takes what the app has posted; called by the main loop.
    public func receive(_ notifications: [PostedNotification]) {
        for notification in notifications { session.receive(notification) }
    }

    /// Lets time pass until nothing is spoken and the app has nothing more to do, but no longer than a limit.
    public func settle(within limit: Duration = .seconds(600)) {
        let end = session.now.advanced(by: limit)
        while session.now < end {
            session.runUntilSilent(within: session.now.duration(to: end))
            guard MainLoop.main.hasWork else { return }
            session.run(for: .milliseconds(50))
        }
    }
}

/// A source that lets the app's main loop take its turn after each action, before anybody looks at the screen again.
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
