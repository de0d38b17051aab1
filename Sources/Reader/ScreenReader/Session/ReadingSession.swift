import AccessibilityTree
import Speech

/// A running screen reader on a screen: the owner that connects a source, the reader, the speech queue and a clock.
///
/// Time is virtual. It passes in `run(for:)` and `runUntilSilent(within:)` only, so a session gives the same log on
/// every machine. To make it audible, pass on the values that `output` receives.
@MainActor public final class ReadingSession {
    /// An output of the session.
    public enum Output: Sendable, Hashable {
        /// An utterance was passed to the speech queue.
        case posted(ScreenReader.SpokenUtterance)
        /// It has begun to be spoken.
        case began(ScreenReader.SpokenUtterance)
        /// An utterance has ended: spoken to its last word, or not.
        case ended(ScreenReader.SpokenUtterance, isFinished: Bool)
        /// All speech has to end.
        case stop
        /// Speech must pause or continue.
        case paused(Bool)
        /// Speech has to be inaudible, or audible.
        case muted(Bool)
        /// A short sound to play.
        case earcon(Earcon)
        /// A text belongs on the pasteboard.
        case copy(String)
        /// Speech is to have these settings from now on.
        case settings(SpeechSettings)
        /// The user's labels are these from now on.
        case userLabels(UserLabels)
        /// The screen is to be hidden, or shown.
        case screenCurtain(Bool)
    }

    /// The source of the screen, which also performs actions.
    public let source: any AccessibilitySource
    /// Everything that has happened.
    public private(set) var log = EventLog()
    /// Called with the session's outputs, as they happen.
    public var output: (@MainActor (Output) -> Void)?
    /// Saves the user's labels; returns false on failure, which is then announced. Without it they last until the
    /// session ends.
    public var keepUserLabels: (@MainActor (UserLabels) -> Bool)?
    /// Called when an announcement has ended, as `UIAccessibility.announcementDidFinishNotification` is posted: with
    /// its text, and whether it was spoken to its end.
    public var announcementDidFinish: (@MainActor (_ text: String, _ wasSuccessful: Bool) -> Void)?
    /// Called when the cursor has moved, after both elements were notified.
    public var focusDidMove: (@MainActor (_ from: NodeID?, _ to: NodeID?) -> Void)?
    /// Called when virtual time passes, so that the app's own clock can follow.
    public var timeDidPass: (@MainActor (Duration) -> Void)?

    private var reader: ScreenReader
    private var speaker: VirtualSpeaker
    private let policy: AnnouncementPolicy
    private var speech: [UtteranceID: Speech] = [:]
    private var posted: [PostedNotification] = []
    private var hasActed = false
    private var lastTick = Instant.zero
    /// The reader's pending wake-ups, the earliest first.
    private var alarms: [(at: Instant, wake: Wake)] = []

    /// An utterance in the speech queue.
    private struct Speech {
        var spoken: ScreenReader.SpokenUtterance
        var hasBegun = false
    }

    /// Creates a session that has not started.
    ///
    /// - Parameters:
    ///   - source: the screen.
    ///   - options: the behaviour of the reader.
    ///   - timing: the timing that determines the duration of speech.
    ///   - policy: the handling of announcements that coincide with the reader's own speech.
    public init(
        source: any AccessibilitySource, options: ScreenReader.Options = ScreenReader.Options(),
        timing: SpeechTiming = SpeechTiming(), policy: AnnouncementPolicy = .realistic
    ) {
        self.source = source
        self.policy = policy
        reader = ScreenReader(options: options)
        speaker = VirtualSpeaker(timing: timing, policy: policy)
    }

    // MARK: State

    /// The time since the session began.
    public var now: Instant { speaker.now }

    /// The element under the cursor, or nil.
    public var focusedElement: NodeID? { reader.focusedElement }

    /// The reader's copy of the screen.
    public var tree: AccessibilityTree { reader.tree }

    /// The elements of the screen in the order in which they are read.
    public var elements: [NodeID] { reader.elements }

    /// The number of elements on the screen.
    public var elementCount: Int { reader.elementCount }

    /// The element at a position of the order in which they are read, from 0 to `elementCount - 1`.
    public func element(at position: Int) -> NodeID { reader.element(at: position) }

    /// The position of the element under the cursor, or nil.
    public var focusedPosition: Int? { reader.focusedPosition }

    /// The focused container, if groups are stops; nil when the cursor is on an element.
    public var focusedGroup: NodeID? { reader.focusedGroup }

    /// The current setting of the rotor.
    public var rotorSetting: RotorSetting { reader.rotorSetting }

    /// The setting of the rotor as it is spoken.
    public var rotorName: String { reader.rotorName }

    /// The reader's activity other than moving through the screen, or nil.
    public var mode: ScreenReader.Mode? { reader.mode }

    /// The user's speech settings.
    public var settings: SpeechSettings { reader.settings }

    /// Applies changes to the speech settings that the user has made outside of the reader. Nothing is spoken or
    /// logged.
    package func change(_ settings: SpeechSettings) { reader.settings = settings }

    /// A setting of speech and its value as they are spoken.
    public func spokenText(of setting: SpeechSettings.Setting) -> String { reader.spokenText(of: setting) }

    /// Whether the reader continues automatically when an element has been spoken.
    public var isReadingAll: Bool { reader.isReadingAll }

    /// Everything that was given to the speech queue, in order.
    public var spokenLog: [String] { log.spokenTexts }

    /// The text that was last given to the speech queue, or nil.
    public var lastSpoken: String? { reader.lastSpoken }

    /// Whether nothing is spoken and nothing waits.
    public var isSilent: Bool { speaker.isIdle }

    /// Empties the log, so that a session may run for any time.
    public func clearLog() { log = EventLog() }

    // MARK: Inputs

    /// Turns the reader on: it reads the screen and moves the cursor to its first element, or to the one that a
    /// notification has named before.
    public func start() {
        let tree = source.captureTree()
        run(reader.handle(.tree(tree, nil)))
        let isNamed = posted.contains { $0.kind == .screenChanged && $0.argument != .none }
        if !isNamed { posted.append(PostedNotification(.screenChanged, isFromSystem: true)) }
        endTurns()
    }

    /// Makes a gesture.
    public func perform(_ gesture: Gesture) {
        act(.gesture(gesture))
    }

    /// Gives a command.
    public func perform(_ command: Command) {
        act(.command(command))
    }

    /// Takes a notification that the app or UIKit has posted. It counts for the turn that ends next: with the action
    /// during which it came, else with the next `update()`, action or passing of time.
    public func receive(_ notification: PostedNotification) {
        posted.append(notification)
    }

    /// Posts a notification in a separate turn.
    public func post(_ notification: PostedNotification) {
        receive(notification)
        update()
    }

    /// Reads the screen again and handles the notifications: the end of a turn of the app's main loop.
    public func update() {
        endTurns()
    }

    // MARK: Time

    /// Lets time pass.
    public func run(for duration: Duration) {
        let end = speaker.now.advanced(by: max(duration, .zero))
        settle()
        while let next = nextTime, next <= end { advance(to: next) }
        advance(to: end)
    }

    /// Lets time pass until nothing is spoken, but no longer than a limit: a screen may never stop speaking.
    public func runUntilSilent(within limit: Duration = .seconds(3600)) {
        let end = speaker.now.advanced(by: max(limit, .zero))
        settle()
        while !speaker.isIdle || !alarms.isEmpty, let next = nextEventTime, next <= end { advance(to: next) }
    }

    /// The time at which an utterance ends or the reader is woken next.
    private var nextEventTime: Instant? {
        [speaker.nextEventTime, alarms.first?.at].compactMap(\.self).min()
    }

    private var nextTime: Instant? {
        let tick = reader.wantsTicks ? lastTick.advanced(by: .seconds(1)) : nil
        return [nextEventTime, tick.map { max($0, speaker.now) }].compactMap(\.self).min()
    }

    private func advance(to instant: Instant) {
        let passed = speaker.now.duration(to: instant)
        let events = speaker.advance(to: instant)
        if passed > .zero { timeDidPass?(passed) }
        run(take(events))
        while let alarm = alarms.first, alarm.at <= instant {
            alarms.removeFirst()
            run(refresh())
            run(reader.handle(.woken(alarm.wake)))
        }
        if reader.wantsTicks, lastTick.duration(to: instant) >= .seconds(1) {
            lastTick = instant
            run(refresh())
            run(reader.handle(.tick(instant)))
        }
        if passed > .zero { settle() } else if hasActed { endTurns() }
    }

    // MARK: Turns

    private func act(_ input: ScreenReader.Input) {
        settle()
        run(reader.handle(input))
        endTurns()
    }

    /// Catches up with changes that the app has made on its own.
    private func settle() {
        run(refresh())
        if hasActed || !posted.isEmpty || reader.awaitsEndOfTurn { endTurns() }
    }

    /// Ends turns until the app posts nothing more. An app that answers each turn with another one is stopped after a
    /// hundred.
    private func endTurns() {
        for _ in 0..<Self.turnLimit {
            run(refresh())
            let notifications = posted
            posted = []
            hasActed = false
            run(reader.handle(.turnEnded(notifications, isScreenChanging: source.isScreenChanging)))
            if posted.isEmpty, !hasActed { return }
        }
        posted = []
        hasActed = false
        log.append(.endlessTurns(Self.turnLimit), at: speaker.now)
    }

    private static let turnLimit = 100

    /// Brings the tree up to date. The source may run code of the app meanwhile, which may read the cursor of this
    /// session, so there must be no access to the reader.
    private func refresh() -> [ScreenReader.Effect] {
        var tree = reader.takeTree()
        let changes = source.refresh(&tree)
        return reader.handle(.tree(tree, changes))
    }

    // MARK: Effects

    /// Performs effects in order; the effects of an effect come before the next one.
    private func run(_ effects: [ScreenReader.Effect]) {
        var stack = Array(effects.reversed())
        while let effect = stack.popLast() {
            stack.append(contentsOf: perform(effect).reversed())
        }
    }

    private func perform(_ effect: ScreenReader.Effect) -> [ScreenReader.Effect] {
        switch effect {
        case .speak(let spoken): return speak(spoken)
        case .stopSpeaking:
            output?(.stop)
            return take(speaker.send(.cancelAll))
        case .setSpeechPaused(let isPaused):
            output?(.paused(isPaused))
            return take(speaker.send(isPaused ? .pause : .resume))
        case .setMuted(let isMuted):
            output?(.muted(isMuted))
            return take(speaker.send(.mute(isMuted)))
        case .earcon(let earcon): output?(.earcon(earcon))
        case .perform(let request):
            hasActed = true
            let outcome = source.perform(request)
            return refresh() + reader.handle(.outcome(request, outcome))
        case .focusMoved(let old, let new):
            hasActed = true
            if let old { _ = source.perform(ActionRequest(target: old, action: .loseFocus)) }
            if let new { _ = source.perform(ActionRequest(target: new, action: .becomeFocused)) }
            focusDidMove?(old, new)
        case .copy(let text): output?(.copy(text))
        case .setSpeech(let settings): output?(.settings(settings))
        case .setUserLabels(let labels):
            let isKept = keepUserLabels?(labels) ?? true
            output?(.userLabels(labels))
            return reader.handle(.userLabelsKept(isKept))
        case .setScreenCurtain(let isOn): output?(.screenCurtain(isOn))
        case .wake(let wake, let duration):
            let instant = speaker.now.advanced(by: max(duration, .zero))
            alarms.insert((instant, wake), at: alarms.firstIndex { $0.at > instant } ?? alarms.endIndex)
        case .log(let event): log.append(event, at: speaker.now)
        }
        return []
    }

    private func speak(_ spoken: ScreenReader.SpokenUtterance) -> [ScreenReader.Effect] {
        log.attach(spoken.utterance)
        if policy == .realistic, spoken.isFromActivation {
            log.append(.unspoken(text: spoken.text, outcome: "dropped activation"), at: speaker.now)
            return []
        }
        output?(.posted(spoken))
        let (id, events) = speaker.post(spoken.utterance, priority: spoken.priority, kind: spoken.kind)
        // Stored before its events are read, which may already include its end.
        speech[id] = Speech(spoken: spoken)
        return take(events)
    }

    // MARK: Speech

    private func take(_ events: [SpeechEvent]) -> [ScreenReader.Effect] {
        var effects: [ScreenReader.Effect] = []
        for event in events {
            if event.kind == .started, var begun = speech[event.id] {
                begun.hasBegun = true
                speech[event.id] = begun
                output?(.began(begun.spoken))
            }
            if event.kind.isTerminal, let ended = speech.removeValue(forKey: event.id) {
                finish(ended, event)
                effects += reader.handle(
                    .speechEnded(ended.spoken.token, isFinished: event.kind == .finished))
            }
        }
        return effects
    }

    private func finish(_ ended: Speech, _ event: SpeechEvent) {
        output?(.ended(ended.spoken, isFinished: event.kind == .finished))
        guard ended.spoken.kind == .announcement else { return }
        let text = ended.spoken.text
        let outcome: String
        switch event.kind {
        case .finished: return announcementEnded(text, wasSuccessful: true, at: event.at)
        case .interrupted, .failed: return announcementEnded(text, wasSuccessful: false, at: event.at)
        case .cancelled where ended.hasBegun: return announcementEnded(text, wasSuccessful: false, at: event.at)
        case .dropped(let reason): outcome = "dropped \(reason.rawValue)"
        case .superseded: outcome = "superseded"
        default: outcome = "cancelled"
        }
        log.append(.unspoken(text: text, outcome: outcome), at: event.at)
        // A device does not report the end of an announcement that was never begun.
        if policy == .lenient { announcementEnded(text, wasSuccessful: false, at: event.at) }
    }

    private func announcementEnded(_ text: String, wasSuccessful: Bool, at instant: Instant) {
        log.append(.announcementDidFinish(text: text, wasSuccessful: wasSuccessful), at: instant)
        hasActed = true
        announcementDidFinish?(text, wasSuccessful)
    }
}
