/// Schedules speech: a pure state machine without a clock, thread or engine.
///
/// One owner passes it timestamped inputs and carries out the effects in order. Every posted utterance gets exactly one
/// terminal event, whatever the engine does. The priorities are those of `UIAccessibilityPriority`: high interrupts and
/// is not interrupted by other speech; default interrupts others that are not high and waits for those that are; low
/// waits for everything, and a default announcement drops the low ones that wait. Screen reader speech uses the same
/// priorities among itself and wins over announcements that are not high (`AnnouncementPolicy`).
///
/// At most `Limits.pending` utterances of `Limits.pendingBytes` together wait. When one more comes, the oldest of the
/// least urgent ones are dropped until there is room, or the newcomer itself if it is less urgent than all that wait.
public struct SpeechQueue: Sendable {
    /// The bounds of the queue.
    public struct Limits: Sendable, Hashable {
        /// The maximum number of waiting utterances; at least 1.
        public var pending: Int
        /// The maximum combined length of the waiting texts, in bytes of UTF-8; at least 1. An utterance that finds
        /// nothing spoken and nothing waiting is accepted whatever its length.
        public var pendingBytes: Int
        /// The maximum time without an event from the engine before the utterance has failed, or nil for no limit.
        public var engineSilence: Duration?

        /// Creates limits.
        public init(pending: Int = 1024, pendingBytes: Int = 16 << 20, engineSilence: Duration? = nil) {
            self.pending = max(1, pending)
            self.pendingBytes = max(1, pendingBytes)
            self.engineSilence = engineSilence
        }
    }

    /// Behaviour of the queue beyond the rules of iOS; all of it is off by default.
    public struct Options: Sendable, Hashable {
        /// Whether speech that more urgent speech interrupts is spoken on afterwards, from the word at which it broke
        /// off. It is then `suspended` instead of `interrupted`. Speech that is equally urgent still ends it.
        public var resumesInterrupted: Bool
        /// Whether a newcomer with a key also ends the utterance with the same key that is being spoken, unless that is
        /// of high priority. Those that wait are always replaced.
        public var keysEndSpeech: Bool
        /// Whether the last waiting utterance of each key is kept when default announcements or the reader's speech
        /// drop waiting utterances, so that the last report of progress is always spoken.
        public var keepsLastOfKey: Bool

        /// Creates options.
        public init(resumesInterrupted: Bool = false, keysEndSpeech: Bool = false, keepsLastOfKey: Bool = false) {
            self.resumesInterrupted = resumesInterrupted
            self.keysEndSpeech = keysEndSpeech
            self.keepsLastOfKey = keepsLastOfKey
        }
    }

    /// An input of the queue.
    public enum Input: Sendable, Hashable {
        /// An utterance is posted. It is ignored if its identifier is not larger than all earlier ones.
        case post(SpeechRequest)
        /// The engine reports about an utterance. Reports about anything but the current one are ignored.
        case engine(UtteranceID, EngineEvent)
        /// One utterance is to end.
        case cancel(UtteranceID)
        /// Everything is to end.
        case cancelAll
        /// The current utterance is to end, the next one begins.
        case skip
        /// The same, if the current utterance is one of these.
        case skipAmong(Set<UtteranceID>)
        /// Speech is to hold still. The next screen reader speech that is not low ends the pause.
        case pause
        /// Continue speech.
        case resume
        /// Speech is to be inaudible, with everything else as it was.
        case mute(Bool)
        /// Time has passed.
        case tick
        /// Everything ends; later utterances are dropped.
        case shutdown
    }

    /// An action for the owner to carry out.
    public enum Effect: Sendable, Hashable {
        /// Give an utterance to the engine.
        case start(UtteranceID, Utterance)
        /// Stop the engine's work on an utterance; whatever it still reports is ignored.
        case cancelEngine(UtteranceID)
        /// Pause or continue the engine.
        case setPaused(Bool)
        /// Make the engine inaudible or audible.
        case setMuted(Bool)
        /// Publish an event.
        case event(SpeechEvent)
    }

    /// The utterance that the engine speaks.
    private struct Current: Sendable {
        var request: SpeechRequest
        var hasStarted = false
        var wordStart = 0
        var marks = 0
        /// The number of scalars omitted from the start of the text when it was given to the engine.
        var offset = 0
        var isResuming = false
        var lastSign: Instant
    }

    /// The progress of suspended speech.
    private struct Suspension: Sendable {
        var wordStart: Int
        var marks: Int
    }

    /// The handling of announcements that coincide with screen reader speech.
    public let policy: AnnouncementPolicy
    /// The bounds of the queue.
    public let limits: Limits
    /// Behaviour of the queue beyond the rules of iOS.
    public let options: Options
    /// Whether speech holds still.
    public private(set) var isPaused = false
    /// Whether speech is inaudible.
    public private(set) var isMuted = false
    /// Whether the queue was shut down.
    public private(set) var isShutDown = false

    private var current: Current?
    private var pending = PendingSpeech()
    private var suspended: [UtteranceID: Suspension] = [:]
    private var lastID: UtteranceID?
    private var nextSequence: UInt64 = 0
    private var effects: [Effect] = []

    /// Creates an empty queue.
    public init(
        policy: AnnouncementPolicy = .realistic, limits: Limits = Limits(), options: Options = Options()
    ) {
        self.policy = policy
        self.limits = limits
        self.options = options
    }

    /// Whether nothing is spoken and nothing waits.
    public var isIdle: Bool { current == nil && pending.count == 0 }

    /// The utterance that was given to the engine and has not ended.
    public var currentID: UtteranceID? { current?.request.id }

    /// The number of waiting utterances.
    public var pendingCount: Int { pending.count }

    /// When the queue wants the next `tick`, or nil if it needs none.
    public var nextDeadline: Instant? {
        guard let current, let limit = limits.engineSilence, !isPaused else { return nil }
        return current.lastSign.advanced(by: limit)
    }

    /// Handles one input at its time and returns the effects, in order. The time must not go back.
    public mutating func handle(_ input: Input, at now: Instant) -> [Effect] {
        effects.removeAll(keepingCapacity: true)
        switch input {
        case .post(let request): post(request, now)
        case .engine(let id, let event): engine(id, event, now)
        case .cancel(let id): cancel(id, now)
        case .cancelAll: cancelAll(now)
        case .skip: end(.cancelled, now)
        case .skipAmong(let ids): if let current, ids.contains(current.request.id) { end(.cancelled, now) }
        case .pause: setPaused(true, now)
        case .resume: setPaused(false, now)
        case .mute(let muted):
            if muted != isMuted {
                isMuted = muted
                effects.append(.setMuted(muted))
            }
        case .tick: checkEngine(now)
        case .shutdown:
            isShutDown = true
            cancelAll(now)
        }
        startNext(now)
        return effects
    }

    // MARK: Posting

    private mutating func post(_ request: SpeechRequest, _ now: Instant) {
        if let lastID, request.id <= lastID { return }
        lastID = request.id
        emit(request.id, .posted(request), now)
        guard !isShutDown else { return drop(request.id, .shutdown, now) }
        if let key = request.key {
            if let older = pending.request(forKey: key) { endWaiting(older, .superseded, now) }
            if options.keysEndSpeech, let current, current.request.key == key, current.request.priority != .high {
                end(.interrupted, now)
            }
        }
        guard request.kind.isReaderSpeech ? admitReaderSpeech(request, now) : admitAnnouncement(request, now) else {
            return
        }
        guard makeRoom(for: request, now) else { return drop(request.id, .queueFull, now) }
        pending.append(request)
    }

    private mutating func admitReaderSpeech(_ request: SpeechRequest, _ now: Instant) -> Bool {
        guard request.priority != .low else { return true }
        if request.kind == .focus {
            for lane in [PendingSpeech.Lane.reader, .low] {
                for id in pending.all(in: lane, where: { $0.kind == .focus }) { endWaiting(id, .superseded, now) }
            }
        }
        if policy == .realistic {
            dropPending(in: .announcement, .readerSpeech, now)
            dropPending(in: .low, .readerSpeech, now)
        }
        interruptUnlessHigh(for: request, now)
        setPaused(false, now)
        return true
    }

    private mutating func admitAnnouncement(_ request: SpeechRequest, _ now: Instant) -> Bool {
        switch request.priority {
        case .low: return true
        case .high: interruptUnlessHigh(for: request, now)
        case .default:
            dropPending(in: .low, .defaultAnnouncement, now)
            let readerSpeaks = current.map { $0.request.kind.isReaderSpeech } ?? false
            if readerSpeaks || pending.count(in: .reader) > 0 {
                guard policy == .lenient else {
                    drop(request.id, .readerSpeech, now)
                    return false
                }
            } else {
                interruptUnlessHigh(for: request, now)
            }
        }
        return true
    }

    /// Drops waiting announcements of a lane, except screen reader speech and those that the options keep.
    private mutating func dropPending(
        in lane: PendingSpeech.Lane, _ reason: SpeechEvent.DropReason, _ now: Instant
    ) {
        let dropped = pending.all(in: lane) { request in
            !request.kind.isReaderSpeech && suspended[request.id] == nil
                && !(options.keepsLastOfKey && request.key != nil)
        }
        for id in dropped { endWaiting(id, .dropped(reason), now) }
    }

    private mutating func makeRoom(for request: SpeechRequest, _ now: Instant) -> Bool {
        // An utterance that is about to be spoken does not wait.
        if current == nil, pending.count == 0, !isPaused { return true }
        let bytes = request.byteCount
        guard bytes <= limits.pendingBytes else { return false }
        while pending.count >= limits.pending || pending.bytes + bytes > limits.pendingBytes {
            guard let lane = pending.leastUrgentLane, lane.rawValue >= PendingSpeech.Lane(request).rawValue,
                let oldest = pending.first(in: lane)
            else { return false }
            endWaiting(oldest.id, .dropped(.queueFull), now)
        }
        return true
    }

    // MARK: The engine

    private mutating func engine(_ id: UtteranceID, _ event: EngineEvent, _ now: Instant) {
        guard current?.request.id == id else { return }
        current?.lastSign = now
        switch event {
        case .started: noteStart(now)
        case .word(let range):
            noteStart(now)
            let word = shifted(range)
            current?.wordStart = word.lowerBound
            emit(id, .word(word), now)
        case .mark(let name):
            noteStart(now)
            current?.marks += 1
            emit(id, .mark(name), now)
        case .finished:
            noteStart(now)
            finish(.finished, now)
        case .failed(let reason): finish(.failed(reason), now)
        }
    }

    private mutating func noteStart(_ now: Instant) {
        guard let speaking = current, !speaking.hasStarted else { return }
        current?.hasStarted = true
        emit(speaking.request.id, speaking.isResuming ? .resumed : .started, now)
    }

    /// Converts a range in the engine's text to one in the whole text.
    private func shifted(_ range: Range<Int>) -> Range<Int> {
        let offset = current?.offset ?? 0
        let (start, overflow) = range.lowerBound.addingReportingOverflow(offset)
        let (end, overflowed) = range.upperBound.addingReportingOverflow(offset)
        guard !overflow, !overflowed, start >= 0 else { return offset..<offset }
        return start..<end
    }

    private mutating func checkEngine(_ now: Instant) {
        guard let deadline = nextDeadline, now >= deadline else { return }
        end(.failed("the speech engine does not respond"), now)
    }

    private mutating func startNext(_ now: Instant) {
        guard current == nil, !isPaused, let request = pending.popFirst() else { return }
        current = Current(request: request, lastSign: now)
        var utterance = request.utterance
        if let earlier = suspended.removeValue(forKey: request.id) {
            utterance = utterance.remainder(from: earlier.wordStart, afterMarks: earlier.marks)
            current?.wordStart = earlier.wordStart
            current?.offset = earlier.wordStart
            current?.marks = earlier.marks
            current?.isResuming = true
        }
        effects.append(.start(request.id, utterance))
    }

    // MARK: Ending

    private mutating func interruptUnlessHigh(for newcomer: SpeechRequest, _ now: Instant) {
        guard let current, current.request.priority != .high else { return }
        let isLess = PendingSpeech.Lane(current.request).rawValue > PendingSpeech.Lane(newcomer).rawValue
        if options.resumesInterrupted, isLess { suspend(now) } else { end(.interrupted, now) }
    }

    /// Stops the engine and puts the current utterance before all others that wait in its lane.
    private mutating func suspend(_ now: Instant) {
        guard let stopped = current else { return }
        let id = stopped.request.id
        effects.append(.cancelEngine(id))
        current = nil
        if stopped.hasStarted || stopped.isResuming {
            suspended[id] = Suspension(wordStart: stopped.wordStart, marks: stopped.marks)
        }
        if stopped.hasStarted { emit(id, .suspended, now) }
        pending.prepend(stopped.request)
    }

    /// Ends a waiting utterance. One that has begun and waits to continue was interrupted, not replaced or dropped.
    private mutating func endWaiting(_ id: UtteranceID, _ kind: SpeechEvent.Kind, _ now: Instant) {
        pending.remove(id)
        guard let begun = suspended.removeValue(forKey: id) else { return emit(id, kind, now, spokenRange: 0..<0) }
        emit(id, kind == .cancelled ? kind : .interrupted, now, spokenRange: 0..<begun.wordStart)
    }

    /// Ends the current utterance and stops the engine.
    private mutating func end(_ kind: SpeechEvent.Kind, _ now: Instant) {
        guard let id = current?.request.id else { return }
        effects.append(.cancelEngine(id))
        finish(kind, now)
    }

    private mutating func finish(_ kind: SpeechEvent.Kind, _ now: Instant) {
        guard let ended = current else { return }
        current = nil
        let spoken = kind == .finished ? ended.request.utterance.text.unicodeScalars.count : ended.wordStart
        emit(ended.request.id, kind, now, spokenRange: 0..<spoken)
    }

    private mutating func cancel(_ id: UtteranceID, _ now: Instant) {
        if current?.request.id == id {
            end(.cancelled, now)
        } else if pending.contains(id) {
            endWaiting(id, .cancelled, now)
        }
    }

    private mutating func cancelAll(_ now: Instant) {
        end(.cancelled, now)
        while let next = pending.next { endWaiting(next.id, .cancelled, now) }
        setPaused(false, now)
    }

    private mutating func setPaused(_ paused: Bool, _ now: Instant) {
        guard paused != isPaused else { return }
        isPaused = paused
        if !paused { current?.lastSign = now }
        effects.append(.setPaused(paused))
    }

    private mutating func drop(_ id: UtteranceID, _ reason: SpeechEvent.DropReason, _ now: Instant) {
        emit(id, .dropped(reason), now, spokenRange: 0..<0)
    }

    private mutating func emit(
        _ id: UtteranceID, _ kind: SpeechEvent.Kind, _ now: Instant, spokenRange: Range<Int>? = nil
    ) {
        effects.append(
            .event(SpeechEvent(sequence: nextSequence, id: id, kind: kind, at: now, spokenRange: spokenRange)))
        nextSequence += 1
    }
}
