import Foundation
import Synchronization

/// Owns a queue and an engine and carries out what the queue decides.
///
/// Safe from any thread and actor. Nothing here waits for speech, but for `waitUntilIdle`. There is one order of
/// inputs: whoever gives the first input while nobody works on them also works on those that come meanwhile, so that
/// with a virtual clock, used from one thread, everything has happened when a function returns.
public final class SpeechSession: Sendable {
    private struct Inbox {
        var inputs: [SpeechQueue.Input] = []
        var isBeingRead = false
        var nextID: UInt64 = 1
        var completions: [UtteranceID: Completion] = [:]
        var idleWaiters: [CheckedContinuation<Void, Never>] = []
    }

    private struct Followers {
        var next = 0
        var continuations: [Int: AsyncStream<SpeechEvent>.Continuation] = [:]
        var haveEnded = false
    }

    /// The clock that dates the events.
    public let clock: any SpeechClock
    private let engine: any SpeechEngine
    private let onEvent: (@Sendable (SpeechEvent) -> Void)?
    private let queue: Mutex<SpeechQueue>
    private let inbox = Mutex(Inbox())
    private let followers = Mutex(Followers())

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - engine: What speaks. It belongs to the session.
    ///   - clock: What dates the events.
    ///   - policy: What becomes of announcements that meet screen reader speech.
    ///   - limits: What bounds the queue.
    ///   - onEvent: Called for each event in order, on whatever thread works; it must return quickly and may post.
    public init(
        engine: any SpeechEngine, clock: any SpeechClock = MonotonicSpeechClock(),
        policy: AnnouncementPolicy = .realistic, limits: SpeechQueue.Limits = SpeechQueue.Limits(),
        onEvent: (@Sendable (SpeechEvent) -> Void)? = nil
    ) {
        self.engine = engine
        self.clock = clock
        self.onEvent = onEvent
        queue = Mutex(SpeechQueue(policy: policy, limits: limits))
        engine.connect { [weak self] id, event in self?.submit(.engine(id, event)) }
    }

    deinit {
        // Whoever waits for an announcement of a session that nobody holds any more must not wait for ever.
        let now = clock.now
        for effect in queue.withLock({ $0.handle(.shutdown, at: now) }) { perform(effect) }
        endEvents()
    }

    // MARK: Inputs

    /// Posts an utterance and returns at once.
    @discardableResult
    public func post(
        _ utterance: Utterance, priority: SpeechPriority = .default, kind: SpeechKind = .announcement,
        key: String? = nil
    ) -> Announcement {
        let completion = Completion()
        // The number is given and the request queued under one lock: the queue refuses numbers out of order.
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

    /// Ends what is spoken; the next utterance begins.
    public func skip() { submit(.skip) }

    /// Holds speech still.
    public func pause() { submit(.pause) }

    /// Lets speech go on.
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

    /// Everything that happens from now on. Each use makes a follower of its own; it ends with the session.
    public var events: AsyncStream<SpeechEvent> {
        let (stream, continuation) = AsyncStream<SpeechEvent>.makeStream()
        let number = followers.withLock { followers -> Int? in
            guard !followers.haveEnded else { return nil }
            followers.next += 1
            followers.continuations[followers.next] = continuation
            return followers.next
        }
        if let number {
            continuation.onTermination = { [weak self] _ in self?.removeFollower(number) }
        } else {
            continuation.finish()
        }
        return stream
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

    private func removeFollower(_ number: Int) {
        followers.withLock { _ = $0.continuations.removeValue(forKey: number) }
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

    private func readInbox() {
        while let inputs = takeInputs() {
            for input in inputs {
                let now = clock.now
                for effect in queue.withLock({ $0.handle(input, at: now) }) { perform(effect) }
                if input == .shutdown { endEvents() }
            }
        }
    }

    /// Takes what has come, or stops reading and wakes those who wait for silence.
    private func takeInputs() -> [SpeechQueue.Input]? {
        let (inputs, waiters) = inbox.withLock { inbox -> ([SpeechQueue.Input]?, [CheckedContinuation<Void, Never>]) in
            guard inbox.inputs.isEmpty else {
                defer { inbox.inputs = [] }
                return (inbox.inputs, [])
            }
            inbox.isBeingRead = false
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
        for continuation in followers.withLock({ Array($0.continuations.values) }) { continuation.yield(event) }
        guard let outcome = SpeechOutcome(event) else { return }
        inbox.withLock { $0.completions.removeValue(forKey: event.id) }?.complete(outcome)
    }

    private func endEvents() {
        engine.shutdown()
        let continuations = followers.withLock { followers in
            followers.haveEnded = true
            defer { followers.continuations = [:] }
            return Array(followers.continuations.values)
        }
        for continuation in continuations { continuation.finish() }
    }
}
