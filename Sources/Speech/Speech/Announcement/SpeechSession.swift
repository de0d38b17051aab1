import Foundation
import Synchronization

/// Owns a queue and an engine and performs the queue's effects.
///
/// Safe from any thread and actor. Nothing here waits for speech, but for `waitUntilIdle`. Inputs are processed in one
/// order: the caller that submits an input while none is being processed also processes those that arrive meanwhile, so
/// that with a virtual clock, used from one thread, everything has happened when a function returns.
public final class SpeechSession: Sendable {
    private struct Inbox {
        var inputs: [SpeechQueue.Input] = []
        var isBeingRead = false
        var nextID: UInt64 = 1
        var completions: [UtteranceID: Completion] = [:]
        var idleWaiters: [CheckedContinuation<Void, Never>] = []
        /// The thread that works on the inputs.
        var reader: pthread_t?
        /// Whether a check of the engine is scheduled.
        var isWatching = false
    }

    /// The number of waiting inputs above which callers are slowed down.
    private static let crowd = 8192

    /// The clock that dates the events.
    public let clock: any SpeechClock
    /// The handling of announcements that coincide with screen reader speech.
    public let policy: AnnouncementPolicy
    private let engine: any SpeechEngine
    private let onEvent: (@Sendable (SpeechEvent) -> Void)?
    private let queue: Mutex<SpeechQueue>
    private let inbox = Mutex(Inbox())
    private let followers: EventFollowers

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - engine: The engine that speaks. It belongs to the session.
    ///   - clock: The clock that timestamps the events.
    ///   - policy: The handling of announcements that coincide with screen reader speech.
    ///   - limits: The bounds of the queue.
    ///   - options: Behaviour of the queue beyond the rules of iOS.
    ///   - history: The number of latest events kept for followers that start late.
    ///   - onEvent: Called for each event in order, on whichever thread is processing; it must return quickly and may
    ///     post.
    public init(
        engine: any SpeechEngine, clock: any SpeechClock = MonotonicSpeechClock(),
        policy: AnnouncementPolicy = .realistic, limits: SpeechQueue.Limits = SpeechQueue.Limits(),
        options: SpeechQueue.Options = SpeechQueue.Options(), history: Int = 1024,
        onEvent: (@Sendable (SpeechEvent) -> Void)? = nil
    ) {
        self.engine = engine
        self.clock = clock
        self.onEvent = onEvent
        self.policy = policy
        followers = EventFollowers(history: history)
        queue = Mutex(SpeechQueue(policy: policy, limits: limits, options: options))
        engine.connect { [weak self] id, event in self?.submit(.engine(id, event)) }
    }

    deinit {
        // Tasks waiting for an announcement of a session that has been released must not wait for ever.
        let now = clock.now
        for effect in queue.withLock({ $0.handle(.shutdown, at: now) }) { perform(effect) }
        endEvents()
    }

    // MARK: Inputs

    /// Posts an utterance and returns immediately.
    @discardableResult
    public func post(
        _ utterance: Utterance, priority: UtterancePriority = .default, kind: SpeechKind = .announcement,
        key: String? = nil
    ) -> Announcement {
        let completion = Completion()
        // The number is given and the request queued under one lock: the queue refuses numbers out of order.
        slowDown()
        let (id, reads) = inbox.withLock { inbox in
            let id = UtteranceID(rawValue: inbox.nextID)
            inbox.nextID += 1
            inbox.completions[id] = completion
            inbox.inputs.append(
                .post(SpeechRequest(id: id, utterance: utterance, priority: priority, kind: kind, key: key)))
            defer { inbox.isBeingRead = true }
            return (id, !inbox.isBeingRead)
        }
        if reads { readInbox() }
        return Announcement(id: id, completion: completion)
    }

    /// Ends one utterance; nothing happens if it has ended.
    public func cancel(_ id: UtteranceID) { submit(.cancel(id)) }

    /// Ends everything that is spoken or waits.
    public func stop() { submit(.cancelAll) }

    /// Ends the current utterance; the next one begins.
    public func skip() { submit(.skip) }

    /// Ends the current utterance if it is one of these; the next one begins.
    public func skip(among ids: Set<UtteranceID>) { submit(.skipAmong(ids)) }

    /// Holds speech still.
    public func pause() { submit(.pause) }

    /// Continues speech.
    public func resume() { submit(.resume) }

    /// Makes speech inaudible, or audible.
    public func setMuted(_ muted: Bool) { submit(.mute(muted)) }

    /// Lets the queue check an engine that has been silent for longer than its limits allow.
    public func tick() { submit(.tick) }

    /// Ends everything, each utterance with its event, then the events and the engine.
    public func shutdown() { submit(.shutdown) }

    // MARK: State

    /// Whether nothing is spoken and nothing waits.
    public var isIdle: Bool {
        inbox.withLock { $0.inputs.isEmpty && !$0.isBeingRead } && queue.withLock { $0.isIdle }
    }

    /// All events from now on. Each use makes a separate stream; it ends with the session.
    public var events: AsyncStream<SpeechEvent> { events(replaying: 0) }

    /// Returns a stream of all events from now on, preceded by some past events.
    ///
    /// Each call creates an independent follower, which delays no other, however slowly it reads. The stream ends when
    /// the session is shut down; after that it still replays.
    ///
    /// - Parameters:
    ///   - count: The number of latest events that come first; no more are kept than the session's `history`.
    ///   - newest: The maximum number of unread events kept for the follower: the newest ones, so that gaps show in
    ///     `SpeechEvent.sequence`. All of them if nil.
    public func events(replaying count: Int, newest: Int? = nil) -> AsyncStream<SpeechEvent> {
        followers.follow(replaying: count, newest: newest)
    }

    /// Waits until nothing is spoken and nothing waits.
    public func waitUntilIdle() async {
        await withCheckedContinuation { continuation in
            addIdleWaiter(continuation)
        }
    }

    /// Blocks the calling thread until nothing is spoken and nothing waits.
    ///
    /// - Returns: Whether that was so before the time was over.
    public func waitUntilIdle(timeout: Duration) -> Bool {
        let semaphore = DispatchSemaphore(value: 0)
        let task = Task.detached {
            await self.waitUntilIdle()
            semaphore.signal()
        }
        defer { task.cancel() }
        let nanoseconds = Int(clamping: max(0, timeout.clampedNanoseconds))
        return semaphore.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
    }

    private func addIdleWaiter(_ continuation: CheckedContinuation<Void, Never>) {
        let isIdle = inbox.withLock { inbox in
            if inbox.inputs.isEmpty, !inbox.isBeingRead, queue.withLock({ $0.isIdle }) { return true }
            inbox.idleWaiters.append(continuation)
            return false
        }
        if isIdle { continuation.resume() }
    }

    // MARK: Work

    private func submit(_ input: SpeechQueue.Input) {
        let reads = inbox.withLock { inbox in
            inbox.inputs.append(input)
            defer { inbox.isBeingRead = true }
            return !inbox.isBeingRead
        }
        if reads { readInbox() }
    }

    /// Makes a caller wait for up to a millisecond while far more inputs wait than one thread can work on, so that a
    /// flood of them stays within bounds. The thread that works on them never waits.
    private func slowDown() {
        for _ in 0..<10 {
            let isCrowded = inbox.withLock { inbox in
                inbox.inputs.count >= Self.crowd && inbox.reader.map { pthread_equal($0, pthread_self()) == 0 } ?? true
            }
            guard isCrowded else { return }
            usleep(100)
        }
    }

    private func readInbox() {
        inbox.withLock { $0.reader = pthread_self() }
        while let inputs = takeInputs() {
            for input in inputs {
                let now = clock.now
                for effect in queue.withLock({ $0.handle(input, at: now) }) { perform(effect) }
                if case .shutdown = input { endEvents() }
            }
        }
        watchEngine()
    }

    /// Checks the engine when its time limit expires. With a virtual clock, the code that advances the clock calls
    /// `tick`.
    private func watchEngine() {
        guard clock is MonotonicSpeechClock, let deadline = queue.withLock({ $0.nextDeadline }) else { return }
        let isFirst = inbox.withLock { inbox in
            defer { inbox.isWatching = true }
            return !inbox.isWatching
        }
        guard isFirst else { return }
        let rest = max(0, clock.now.duration(to: deadline).clampedNanoseconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: rest))) { [weak self] in
            self?.inbox.withLock { $0.isWatching = false }
            self?.tick()
        }
    }

    /// Returns the new inputs, or stops reading and wakes the tasks that wait for silence.
    private func takeInputs() -> [SpeechQueue.Input]? {
        let (inputs, waiters) = inbox.withLock { inbox -> ([SpeechQueue.Input]?, [CheckedContinuation<Void, Never>]) in
            guard inbox.inputs.isEmpty else {
                defer { inbox.inputs = [] }
                return (inbox.inputs, [])
            }
            inbox.isBeingRead = false
            inbox.reader = nil
            guard !inbox.idleWaiters.isEmpty, queue.withLock({ $0.isIdle }) else { return (nil, []) }
            defer { inbox.idleWaiters = [] }
            return (nil, inbox.idleWaiters)
        }
        for waiter in waiters { waiter.resume() }
        return inputs
    }

    private func perform(_ effect: SpeechQueue.Effect) {
        switch effect {
        case .start(let id, let utterance): engine.start(id, utterance)
        case .cancelEngine(let id): engine.cancel(id)
        case .setPaused(let paused): engine.setPaused(paused)
        case .setMuted(let muted): engine.setMuted(muted)
        case .event(let event): publish(event)
        }
    }

    private func publish(_ event: SpeechEvent) {
        onEvent?(event)
        followers.publish(event)
        guard let outcome = SpeechOutcome(event) else { return }
        inbox.withLock { $0.completions.removeValue(forKey: event.id) }?.complete(outcome)
    }

    private func endEvents() {
        engine.shutdown()
        followers.end()
    }
}
