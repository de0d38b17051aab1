/// Decides what is spoken when: a pure state machine with no clock, thread or engine of its own.
///
/// One owner gives it inputs with the time at which they happen and carries out the effects in their order.
/// Every posted utterance gets exactly one terminal event, whatever the engine does. The priorities are those of
/// `UIAccessibilityPriority`: high interrupts and is not interrupted by other speech; default interrupts what is not
/// high and waits for what is; low waits for everything, and a default announcement drops the low ones that wait.
/// Screen reader speech uses the same priorities among itself and wins over announcements that are not high
/// (`AnnouncementPolicy`).
///
/// At most `Limits.pending` utterances wait. When one more comes, the oldest of the least urgent ones is dropped, or
/// the newcomer itself if it is less urgent than all that wait.
public struct SpeechQueue: Sendable {
    /// What bounds the queue.
    public struct Limits: Sendable, Hashable {
        /// How many utterances may wait; at least 1.
        public var pending: Int
        /// How long the engine may give no sign of life before the utterance has failed, or nil for no limit.
        public var engineSilence: Duration?

        /// Creates limits.
        public init(pending: Int = 1024, engineSilence: Duration? = nil) {
            self.pending = max(1, pending)
            self.engineSilence = engineSilence
        }
    }

    /// What can happen to the queue.
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
        /// Speech is to hold still. The next screen reader speech that is not low ends the pause.
        case pause
        /// Speech is to go on.
        case resume
        /// Speech is to be inaudible, with everything else as it was.
        case mute(Bool)
        /// Time has passed.
        case tick
        /// Everything ends; what is posted later is dropped.
        case shutdown
    }

    /// What the owner is to do.
    public enum Effect: Sendable, Hashable {
        /// Give an utterance to the engine.
        case start(UtteranceID, Utterance)
        /// Stop the engine's work on an utterance; whatever it still reports is ignored.
        case cancelEngine(UtteranceID)
        /// Let the engine hold still or go on.
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
        var lastSign: SpeechInstant
    }

    /// What becomes of announcements that meet screen reader speech.
    public let policy: AnnouncementPolicy
    /// What bounds the queue.
    public let limits: Limits
    /// Whether speech holds still.
    public private(set) var isPaused = false
    /// Whether speech is inaudible.
    public private(set) var isMuted = false
    /// Whether the queue was shut down.
    public private(set) var isShutDown = false

    private var current: Current?
    private var pending = PendingSpeech()
    private var lastID: UtteranceID?
    private var nextSequence: UInt64 = 0
    private var effects: [Effect] = []

    /// Creates an empty queue.
    public init(policy: AnnouncementPolicy = .realistic, limits: Limits = Limits()) {
        self.policy = policy
        self.limits = limits
    }

    /// Whether nothing is spoken and nothing waits.
    public var isIdle: Bool { current == nil && pending.count == 0 }

    /// The utterance that was given to the engine and has not ended.
    public var currentID: UtteranceID? { current?.request.id }

    /// How many utterances wait.
    public var pendingCount: Int { pending.count }

    /// When the queue wants the next `tick`, or nil if it needs none.
    public var nextDeadline: SpeechInstant? {
        guard let current, let limit = limits.engineSilence, !isPaused else { return nil }
        return current.lastSign.advanced(by: limit)
    }

    /// Takes one input at its time and returns what to do, in order. The time must not go back.
    public mutating func handle(_ input: Input, at now: SpeechInstant) -> [Effect] {
        effects.removeAll(keepingCapacity: true)
        switch input {
        case .post(let request): post(request, now)
        case .engine(let id, let event): engine(id, event, now)
        case .cancel(let id): cancel(id, now)
        case .cancelAll: cancelAll(now)
        case .skip: end(.cancelled, now)
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

    private mutating func post(_ request: SpeechRequest, _ now: SpeechInstant) {
        if let lastID, request.id <= lastID { return }
        lastID = request.id
        emit(request.id, .posted(request), now)
        guard !isShutDown else { return drop(request.id, .shutdown, now) }
        if let key = request.key, let older = pending.request(forKey: key) {
            pending.remove(older)
            emit(older, .superseded, now, heard: 0..<0)
        }
        guard request.kind.isReaderSpeech ? admitReaderSpeech(request, now) : admitAnnouncement(request, now) else {
            return
        }
        guard makeRoom(for: request, now) else { return drop(request.id, .queueFull, now) }
        pending.append(request)
    }

    private mutating func admitReaderSpeech(_ request: SpeechRequest, _ now: SpeechInstant) -> Bool {
        guard request.priority != .low else { return true }
        if request.kind == .focus {
            for id in pending.removeAll(in: .reader, where: { $0.kind == .focus }) {
                emit(id, .superseded, now, heard: 0..<0)
            }
            for id in pending.removeAll(in: .low, where: { $0.kind == .focus }) {
                emit(id, .superseded, now, heard: 0..<0)
            }
        }
        if policy == .realistic {
            dropPending(in: .announcement, .readerSpeech, now)
            dropPending(in: .low, .readerSpeech, now)
        }
        interruptUnlessHigh(now)
        setPaused(false, now)
        return true
    }

    private mutating func admitAnnouncement(_ request: SpeechRequest, _ now: SpeechInstant) -> Bool {
        switch request.priority {
        case .low: return true
        case .high: interruptUnlessHigh(now)
        case .default:
            dropPending(in: .low, .defaultAnnouncement, now)
            let readerSpeaks = current.map { $0.request.kind.isReaderSpeech } ?? false
            if readerSpeaks || pending.count(in: .reader) > 0 {
                guard policy == .lenient else {
                    drop(request.id, .readerSpeech, now)
                    return false
                }
            } else {
                interruptUnlessHigh(now)
            }
        }
        return true
    }

    /// Drops announcements that wait in a lane; screen reader speech in it stays.
    private mutating func dropPending(
        in lane: PendingSpeech.Lane, _ reason: SpeechEvent.DropReason, _ now: SpeechInstant
    ) {
        for id in pending.removeAll(in: lane, where: { !$0.kind.isReaderSpeech }) { drop(id, reason, now) }
    }

    private mutating func makeRoom(for request: SpeechRequest, _ now: SpeechInstant) -> Bool {
        // What is about to be spoken does not wait.
        if current == nil, pending.count == 0, !isPaused { return true }
        guard pending.count >= limits.pending, let lane = pending.leastUrgentLane else { return true }
        guard lane.rawValue >= PendingSpeech.Lane(request).rawValue, let oldest = pending.first(in: lane) else {
            return false
        }
        pending.remove(oldest.id)
        drop(oldest.id, .queueFull, now)
        return true
    }

    // MARK: The engine

    private mutating func engine(_ id: UtteranceID, _ event: EngineEvent, _ now: SpeechInstant) {
        guard current?.request.id == id else { return }
        current?.lastSign = now
        switch event {
        case .started: noteStart(now)
        case .word(let range):
            noteStart(now)
            current?.wordStart = max(0, range.lowerBound)
            emit(id, .word(range), now)
        case .mark(let name):
            noteStart(now)
            emit(id, .mark(name), now)
        case .finished:
            noteStart(now)
            finish(.finished, now)
        case .failed(let reason): finish(.failed(reason), now)
        }
    }

    private mutating func noteStart(_ now: SpeechInstant) {
        guard let id = current?.request.id, current?.hasStarted == false else { return }
        current?.hasStarted = true
        emit(id, .started, now)
    }

    private mutating func checkEngine(_ now: SpeechInstant) {
        guard let deadline = nextDeadline, now >= deadline else { return }
        end(.failed("the speech engine does not answer"), now)
    }

    private mutating func startNext(_ now: SpeechInstant) {
        guard current == nil, !isPaused, let request = pending.popFirst() else { return }
        current = Current(request: request, lastSign: now)
        effects.append(.start(request.id, request.utterance))
    }

    // MARK: Ending

    private mutating func interruptUnlessHigh(_ now: SpeechInstant) {
        guard current?.request.priority != .high else { return }
        end(.interrupted, now)
    }

    /// Ends the current utterance and tells the engine to stop.
    private mutating func end(_ kind: SpeechEvent.Kind, _ now: SpeechInstant) {
        guard let id = current?.request.id else { return }
        effects.append(.cancelEngine(id))
        finish(kind, now)
    }

    private mutating func finish(_ kind: SpeechEvent.Kind, _ now: SpeechInstant) {
        guard let ended = current else { return }
        current = nil
        let heard = kind == .finished ? ended.request.utterance.text.unicodeScalars.count : ended.wordStart
        emit(ended.request.id, kind, now, heard: 0..<heard)
    }

    private mutating func cancel(_ id: UtteranceID, _ now: SpeechInstant) {
        if current?.request.id == id {
            end(.cancelled, now)
        } else if pending.remove(id) != nil {
            emit(id, .cancelled, now, heard: 0..<0)
        }
    }

    private mutating func cancelAll(_ now: SpeechInstant) {
        end(.cancelled, now)
        while let request = pending.popFirst() { emit(request.id, .cancelled, now, heard: 0..<0) }
        setPaused(false, now)
    }

    private mutating func setPaused(_ paused: Bool, _ now: SpeechInstant) {
        guard paused != isPaused else { return }
        isPaused = paused
        if !paused { current?.lastSign = now }
        effects.append(.setPaused(paused))
    }

    private mutating func drop(_ id: UtteranceID, _ reason: SpeechEvent.DropReason, _ now: SpeechInstant) {
        emit(id, .dropped(reason), now, heard: 0..<0)
    }

    private mutating func emit(
        _ id: UtteranceID, _ kind: SpeechEvent.Kind, _ now: SpeechInstant, heard: Range<Int>? = nil
    ) {
        effects.append(.event(SpeechEvent(sequence: nextSequence, id: id, kind: kind, at: now, rangeHeard: heard)))
        nextSequence += 1
    }
}
