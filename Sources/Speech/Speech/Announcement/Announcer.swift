/// Announces messages: the library's interface for programs that speak and need the outcome.
///
/// Every announcement ends in exactly one event, also when it is dropped, interrupted or the engine fails. Safe from
/// any thread and actor; posting does not wait for speech.
public final class Announcer: Sendable {
    /// The session that speaks; a screen reader may speak through the same one, in one order with the announcements.
    public let session: SpeechSession

    /// Creates an announcer that speaks through a session.
    public init(session: SpeechSession) {
        self.session = session
    }

    /// Creates an announcer with a new session.
    public convenience init(
        engine: any SpeechEngine, clock: any SpeechClock = MonotonicSpeechClock(),
        policy: AnnouncementPolicy = .realistic, limits: SpeechQueue.Limits = SpeechQueue.Limits(),
        options: SpeechQueue.Options = SpeechQueue.Options(), history: Int = 1024
    ) {
        self.init(
            session: SpeechSession(
                engine: engine, clock: clock, policy: policy, limits: limits, options: options, history: history))
    }

    /// Creates an announcer on a virtual clock, which the caller moves with the engine's `advance` functions.
    public convenience init(
        engine: TimedEngine, policy: AnnouncementPolicy = .realistic,
        limits: SpeechQueue.Limits = SpeechQueue.Limits(), options: SpeechQueue.Options = SpeechQueue.Options(),
        history: Int = 1024
    ) {
        self.init(
            engine: engine, clock: engine.clock, policy: policy, limits: limits, options: options, history: history)
    }

    /// Posts a text.
    ///
    /// - Parameters:
    ///   - text: The text to speak.
    ///   - priority: Its priority relative to other speech.
    ///   - key: Announcements with the same key replace each other while they wait.
    @discardableResult
    public func post(_ text: String, priority: UtterancePriority = .default, key: String? = nil) -> Announcement {
        post(Utterance(text: text, role: .announcement), priority: priority, key: key)
    }

    /// Posts an utterance.
    @discardableResult
    public func post(
        _ utterance: Utterance, priority: UtterancePriority = .default, key: String? = nil
    ) -> Announcement {
        session.post(utterance, priority: priority, kind: .announcement, key: key)
    }

    /// All events from now on, in order. Each use creates an independent follower; a slow one delays no other and keeps
    /// its unread events in memory. The sequence ends when the session is shut down.
    public var events: AsyncStream<SpeechEvent> { session.events }

    /// All events from now on, after some of the past ones, see `SpeechSession.events(replaying:newest:)`.
    public func events(replaying count: Int, newest: Int? = nil) -> AsyncStream<SpeechEvent> {
        session.events(replaying: count, newest: newest)
    }

    /// The notifications that UIKit would post to the app for announcements posted from now on, see
    /// `AnnouncementDidFinish.Filter`.
    public var didFinishNotifications: AnnouncementDidFinish.Notifications {
        AnnouncementDidFinish.Notifications(session.events, policy: session.policy)
    }

    /// Ends an announcement; nothing happens if it has ended.
    public func cancel(_ announcement: Announcement) {
        session.cancel(announcement.id)
    }

    /// Ends all announcements, each with its event; later ones are spoken.
    public func stop() { session.stop() }

    /// Ends the announcement that is being spoken; the next one begins.
    public func skip() { session.skip() }

    /// Holds speech still.
    public func pause() { session.pause() }

    /// Continues speech.
    public func resume() { session.resume() }

    /// Makes speech inaudible, or audible.
    public func setMuted(_ muted: Bool) { session.setMuted(muted) }

    /// Ends all announcements, each with its event, and then the events. Later announcements are dropped.
    public func shutdown() {
        session.shutdown()
    }
}
