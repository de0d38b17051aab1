import Foundation
import Speech
import Synchronization

/// The speech output of `earshot announce`. Used by one thread.
package protocol AnnounceSpeaker: AnyObject {
    /// Posts an utterance; its events come later.
    func post(_ utterance: Utterance, priority: UtterancePriority, key: String?) -> UtteranceID
    /// Ends an utterance.
    func cancel(_ id: UtteranceID)
    /// Ends the current utterance if it is one of these.
    func skip(among ids: Set<UtteranceID>)
    /// Pauses or continues speech.
    func setPaused(_ paused: Bool)
    /// Makes speech inaudible, or audible.
    func setMuted(_ muted: Bool)
    /// Returns the new events, in order.
    func takeEvents() -> [SpeechEvent]
    /// The time since the service began.
    var now: Instant { get }
    /// The time of the next event that happens without further input, if known.
    var nextEventTime: Instant? { get }
    /// Whether time passes only on request.
    var isVirtual: Bool { get }
    /// Lets virtual time pass.
    func advance(to instant: Instant)
    /// Ends everything; files are complete when this returns. Throws when a file could not be completed.
    func shutdown() throws
}

/// Speaks without sound; speech lasts as long as `SpeechTiming` computes, in real time or in virtual time.
package final class TimedSpeaker: AnnounceSpeaker {
    private var speaker: VirtualSpeaker
    private var events: [SpeechEvent] = []
    /// The real clock, or nil if time is virtual.
    private let clock: (any SpeechClock)?

    package init(timing: SpeechTiming, clock: (any SpeechClock)? = nil) {
        speaker = VirtualSpeaker(timing: timing, policy: .lenient, limits: AnnounceServer.limits)
        self.clock = clock
    }

    package var now: Instant { clock?.now ?? speaker.now }
    package var nextEventTime: Instant? { speaker.nextEventTime }
    package var isVirtual: Bool { clock == nil }

    package func post(_ utterance: Utterance, priority: UtterancePriority, key: String?) -> UtteranceID {
        catchUp()
        let (id, new) = speaker.post(utterance, priority: priority, key: key)
        events += new
        return id
    }

    package func cancel(_ id: UtteranceID) { send(.cancel(id)) }
    package func skip(among ids: Set<UtteranceID>) { send(.skipAmong(ids)) }
    package func setPaused(_ paused: Bool) { send(paused ? .pause : .resume) }
    package func setMuted(_ muted: Bool) { send(.mute(muted)) }

    package func takeEvents() -> [SpeechEvent] {
        catchUp()
        defer { events = [] }
        return events
    }

    package func advance(to instant: Instant) {
        guard isVirtual else { return }
        events += speaker.advance(to: instant)
    }

    package func shutdown() { send(.shutdown) }

    private func send(_ input: SpeechQueue.Input) {
        catchUp()
        events += speaker.send(input)
    }

    /// Delivers everything that is due now, also while virtual time is stopped.
    private func catchUp() {
        events += speaker.advance(to: clock?.now ?? speaker.now)
    }
}

/// Speaks through an engine, in its time.
package final class EngineSpeaker: AnnounceSpeaker {
    private let session: SpeechSession
    private let events: Events
    private let end: () throws -> Void

    /// The events on their way from the threads of the engine.
    private final class Events: Sendable {
        private let list = Mutex<[SpeechEvent]>([])
        private let wake: @Sendable () -> Void

        init(wake: @escaping @Sendable () -> Void) {
            self.wake = wake
        }

        func append(_ event: SpeechEvent) {
            if list.withLock({
                $0.append(event)
                return $0.count == 1
            }) {
                wake()
            }
        }

        func take() -> [SpeechEvent] {
            list.withLock { list in
                defer { list = [] }
                return list
            }
        }
    }

    /// - Parameters:
    ///   - wake: called, on any thread, when there are events to take.
    ///   - end: waits until the engine has ended, and throws its errors.
    package init(engine: any SpeechEngine, wake: @escaping @Sendable () -> Void, end: @escaping () throws -> Void) {
        let events = Events(wake: wake)
        self.events = events
        self.end = end
        session = SpeechSession(
            engine: engine, policy: .lenient, limits: AnnounceServer.limits, onEvent: { events.append($0) })
    }

    package var now: Instant { session.clock.now }
    package var nextEventTime: Instant? { nil }
    package var isVirtual: Bool { false }

    package func post(_ utterance: Utterance, priority: UtterancePriority, key: String?) -> UtteranceID {
        session.post(utterance, priority: priority, key: key).id
    }

    package func cancel(_ id: UtteranceID) { session.cancel(id) }
    package func skip(among ids: Set<UtteranceID>) { session.skip(among: ids) }
    package func setPaused(_ paused: Bool) { if paused { session.pause() } else { session.resume() } }
    package func setMuted(_ muted: Bool) { session.setMuted(muted) }
    package func takeEvents() -> [SpeechEvent] { events.take() }
    package func advance(to instant: Instant) {}

    package func shutdown() throws {
        session.shutdown()
        try end()
    }
}
