/// The two values of the `userInfo` of `UIAccessibility.announcementDidFinishNotification`, which UIKit posts when an
/// announcement has ended.
public struct AnnouncementDidFinish: Sendable, Hashable, Codable {
    /// The text (`announcementStringValueUserInfoKey`).
    public var stringValue: String
    /// Whether it was spoken to its end (`announcementWasSuccessfulUserInfoKey`).
    public var wasSuccessful: Bool

    /// Creates a notification.
    public init(stringValue: String, wasSuccessful: Bool) {
        self.stringValue = stringValue
        self.wasSuccessful = wasSuccessful
    }

    /// Finds the notifications in the events of a queue.
    ///
    /// Under the realistic policy an announcement that was dropped, replaced or cancelled before it began posts none,
    /// as on a device; under the lenient policy every announcement posts one.
    public struct Filter: Sendable {
        private struct Waiting: Sendable {
            var text: String
            var hasStarted = false
        }

        /// Which announcements post a notification.
        public let policy: AnnouncementPolicy
        private var waiting: [UtteranceID: Waiting] = [:]

        /// Creates a filter that has seen no event.
        public init(policy: AnnouncementPolicy) {
            self.policy = policy
        }

        /// Takes the next event and returns the notification that it causes.
        public mutating func take(_ event: SpeechEvent) -> AnnouncementDidFinish? {
            switch event.kind {
            case .posted(let request):
                if request.kind == .announcement { waiting[event.id] = Waiting(text: request.utterance.text) }
            case .started: waiting[event.id]?.hasStarted = true
            default: break
            }
            guard event.kind.isTerminal, let ended = waiting.removeValue(forKey: event.id) else { return nil }
            let isReported =
                switch event.kind {
                case .finished, .interrupted, .failed: true
                default: ended.hasStarted || policy == .lenient
                }
            guard isReported else { return nil }
            return AnnouncementDidFinish(stringValue: ended.text, wasSuccessful: event.kind == .finished)
        }
    }

    /// The notifications of a stream of events, as they come.
    public struct Notifications: AsyncSequence, Sendable {
        private let events: AsyncStream<SpeechEvent>
        private let policy: AnnouncementPolicy

        init(_ events: AsyncStream<SpeechEvent>, policy: AnnouncementPolicy) {
            self.events = events
            self.policy = policy
        }

        /// Begins to read; only one reader gets each notification.
        public func makeAsyncIterator() -> Iterator {
            Iterator(events: events.makeAsyncIterator(), filter: Filter(policy: policy))
        }

        /// Reads the events up to the next one that causes a notification.
        public struct Iterator: AsyncIteratorProtocol {
            var events: AsyncStream<SpeechEvent>.Iterator
            var filter: Filter

            /// The next notification, or nil once the session was shut down.
            public mutating func next() async -> AnnouncementDidFinish? {
                while let event = await events.next() {
                    if let notification = filter.take(event) { return notification }
                }
                return nil
            }
        }
    }
}
