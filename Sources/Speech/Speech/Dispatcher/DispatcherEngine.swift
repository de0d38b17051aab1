import Dispatch
import Foundation
import Spawning
import Synchronization

/// Speaks through speech-dispatcher, with any of its synthesizers, over its socket.
///
/// It sends one message at a time, so that Earshot's own queue alone decides what comes next, and the daemon's index
/// marks report progress. All communication is on one thread, which waits for each answer for a limited time: however
/// many requests are made, a frozen daemon blocks only one attempt. Each utterance ends once, whatever the daemon does;
/// if its connection is lost, the next utterance opens another, and starts the daemon if need be.
///
/// Sounds are played by a separate sink, between the messages.
public final class DispatcherEngine: VoiceEngine {
    /// Time limits for answers.
    public struct Limits: Sendable, Hashable {
        /// For an answer to a command.
        public var answer = Duration.seconds(2)
        /// For the first sound of a message and for the next word, beyond the time that the words need.
        public var silence = Duration.seconds(8)
        /// The delay after a failure before the next attempt: until then every utterance fails immediately.
        public var retryAfter = Duration.seconds(1)

        /// The usual limits.
        public init() {}
    }

    private final class Job: Sendable {
        let id: UtteranceID
        let utterance: Utterance
        let cancellation = CancellationFlag()
        private let started = Atomic(false)

        init(_ id: UtteranceID, _ utterance: Utterance) {
            self.id = id
            self.utterance = utterance
        }

        /// Whether this is the first time.
        func begin() -> Bool { !started.exchange(true, ordering: .acquiringAndReleasing) }
    }

    private struct State {
        var job: Job?
        var receiver: (@Sendable (UtteranceID, EngineEvent) -> Void)?
        var isPaused = false
        var isMuted = false
        var profile: VoiceProfile
        var missingVoice: (@Sendable (_ name: String) -> Void)?
        var closingError: (any Error)?
    }

    /// State that only the worker thread uses.
    private struct Link {
        var connection: SSIPConnection?
        var settings: DispatcherSettings?
        var failure: (error: DispatcherFailure, at: Instant)?
    }

    private let address: DispatcherAddress
    private let module: String?
    private let limits: Limits
    private let sink: (any AudioSink)?
    private let earcons: EarconSet
    private let wakeUp: WakeUp
    private let worker = DispatchQueue(label: "earshot.speech-dispatcher", qos: .userInteractive)
    private let state: Mutex<State>
    private let link = Mutex(Link())
    private let closed = DispatchSemaphore(value: 0)

    /// Creates an engine. The daemon is first contacted for the first utterance.
    ///
    /// - Parameters:
    ///   - address: The daemon's address.
    ///   - module: The name of its output module, such as `espeak-ng`; nil for its default.
    ///   - profile: The voice and its settings. Only the language of an eSpeak voice is used.
    ///   - sink: The sink for earcons; nil to omit them. The engine owns it.
    ///   - earcons: The earcons.
    ///   - limits: Time limits for answers.
    /// - Throws: `silent` where the process has no descriptors left.
    public init(
        address: DispatcherAddress, module: String? = nil, profile: VoiceProfile = .plain,
        sink: (any AudioSink)? = nil, earcons: EarconSet = .standard, limits: Limits = Limits()
    ) throws(DispatcherFailure) {
        guard let wakeUp = WakeUp() else { throw .silent }
        self.wakeUp = wakeUp
        self.address = address
        self.module = module
        self.sink = sink
        self.earcons = earcons
        self.limits = limits
        state = Mutex(State(profile: profile))
    }

    /// The voice profile from the next utterance on.
    public var profile: VoiceProfile {
        get { state.withLock { $0.profile } }
        set { state.withLock { $0.profile = newValue } }
    }

    /// Never called: speech-dispatcher does not report a missing voice, and speaks with its usual one.
    public var missingVoice: (@Sendable (_ name: String) -> Void)? {
        get { state.withLock { $0.missingVoice } }
        set { state.withLock { $0.missingVoice = newValue } }
    }

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) {
        state.withLock { $0.receiver = receiver }
    }

    /// Begins to speak as soon as the worker has left the cancelled utterance.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        let job = Job(id, utterance)
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job = job
        }
        wakeUp.wake()
        worker.async { self.run(job) }
    }

    /// Stops speaking: the daemon is notified immediately.
    public func cancel(_ id: UtteranceID) {
        let wasSpeaking = state.withLock { state in
            guard let job = state.job, job.id == id else { return false }
            job.cancellation.cancel()
            state.job = nil
            return true
        }
        guard wasSpeaking else { return }
        sink?.interrupt()
        wakeUp.wake()
    }

    /// Pauses speech, if the synthesizer can, or continues it.
    public func setPaused(_ paused: Bool) {
        state.withLock { $0.isPaused = paused }
        wakeUp.wake()
    }

    /// Mutes or unmutes speech from the next message on; muting ends the current message.
    public func setMuted(_ muted: Bool) {
        state.withLock { $0.isMuted = muted }
        wakeUp.wake()
    }

    /// Stops, and closes the connection and the sink.
    public func shutdown() {
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job = nil
            state.receiver = nil
        }
        sink?.interrupt()
        wakeUp.wake()
        worker.async {
            self.link.withLock { link in
                link.connection?.quit()
                link.connection = nil
            }
            do {
                try self.sink?.close()
            } catch {
                self.state.withLock { $0.closingError = error }
            }
            self.closed.signal()
        }
    }

    /// Waits until the engine has been shut down.
    public func waitUntilClosed() throws {
        closed.wait()
        // For other threads that wait.
        closed.signal()
        if let error = state.withLock({ $0.closingError }) { throw error }
    }

    // MARK: Work

    private func run(_ job: Job) {
        guard !job.cancellation.isCancelled else { return }
        let profile = profile
        let script = DispatcherScript(
            SpeechPlan(job.utterance, profile: profile), profile: profile, earcons: earcons)
        do {
            try link.withLock { link in
                for piece in script.pieces {
                    waitWhilePaused(job)
                    guard !job.cancellation.isCancelled else { return }
                    try play(piece, of: job, &link)
                }
            }
            begin(job)
            report(job, .finished)
        } catch {
            report(job, .failed(String(describing: error)))
        }
        if job.cancellation.isCancelled { sink?.flush() }
    }

    private func play(_ piece: DispatcherScript.Piece, of job: Job, _ link: inout Link) throws {
        switch piece {
        case .message(let message): try speak(message, of: job, &link)
        case .mark(let name):
            begin(job)
            report(job, .mark(name))
        case .silence(let seconds):
            begin(job)
            rest(for: .seconds(seconds), job)
        case .sound(let samples):
            begin(job)
            try play(samples, job)
        }
    }

    private func play(_ samples: [Int16], _ job: Job) throws {
        guard let sink, !state.withLock({ $0.isMuted }) else { return }
        let slice = SpeechAudio.sampleRate / 100
        for start in stride(from: 0, to: samples.count, by: slice) where !job.cancellation.isCancelled {
            try sink.write(Array(samples[start..<min(start + slice, samples.count)]))
        }
    }

    private func begin(_ job: Job) {
        if job.begin() { report(job, .started) }
    }

    private func report(_ job: Job, _ event: EngineEvent) {
        guard !job.cancellation.isCancelled else { return }
        if event.isEnd { state.withLock { if $0.job === job { $0.job = nil } } }
        state.withLock { $0.receiver }?(job.id, event)
    }

    // MARK: Waiting

    private func waitWhilePaused(_ job: Job) {
        while state.withLock({ $0.isPaused }), !job.cancellation.isCancelled { waitForChange(-1) }
    }

    private func rest(for time: Duration, _ job: Job) {
        let end = Instant.now.advanced(by: time)
        while !job.cancellation.isCancelled {
            waitWhilePaused(job)
            let rest = Instant.now.duration(to: end).clampedNanoseconds
            guard rest > 0 else { return }
            waitForChange(Int32(clamping: (rest + 999_999) / 1_000_000))
        }
    }

    private func waitForChange(_ milliseconds: Int32) {
        var waiting = pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, milliseconds) > 0 { wakeUp.reset() }
    }

    // MARK: Talk

    private func speak(_ message: DispatcherScript.Message, of job: Job, _ link: inout Link) throws(DispatcherFailure) {
        do {
            let number: String
            do {
                number = try send(message, &link)
            } catch  where error.isLostConnection && link.failure == nil && link.connection != nil {
                // The daemon was restarted after the previous message.
                link = Link()
                number = try send(message, &link)
            }
            try follow(number, message, of: job, &link)
        } catch {
            // The remaining state belongs to a closed connection.
            link = Link(failure: (error, .now))
            throw error
        }
    }

    /// Gives the daemon a message, and returns the number by which its events name it.
    private func send(_ message: DispatcherScript.Message, _ link: inout Link) throws(DispatcherFailure) -> String {
        if let failure = link.failure {
            guard failure.at.duration(to: .now) >= limits.retryAfter else { throw failure.error }
            link.failure = nil
        }
        var settings = message.settings
        if state.withLock({ $0.isMuted }) { settings.volume = -100 }
        // A voice can't be given back: another connection has none yet.
        if settings.voice == nil, link.settings?.voice != nil {
            link.connection?.quit()
            link = Link()
        }
        if link.connection == nil { link.connection = try open() }
        guard var connection = link.connection else { throw .gone }
        defer { link.connection = connection }
        connection.forgetEvents()
        for command in settings.commands(after: link.settings) {
            // A synthesizer that can't be set in one way still speaks.
            _ = try connection.command(command)
        }
        link.settings = settings
        let reply: SSIPReply
        switch message.text {
        case .character(let character):
            reply = try connection.require("CHAR \(character.allSatisfy(\.isWhitespace) ? "space" : character)")
        case .markup(let markup):
            try connection.require("SPEAK", 230)
            reply = try connection.require("\(markup)\r\n.")
        }
        guard reply.code == 225, let number = reply.lines.first else { throw .nonsense }
        return number
    }

    private func open() throws(DispatcherFailure) -> SSIPConnection {
        var connection = try SSIPConnection(address, patience: limits.answer)
        try connection.greet(as: "screen-reader")
        if let module { try connection.choose(module: module) }
        try connection.require("SET SELF NOTIFICATION ALL ON")
        try connection.require("SET SELF SSML_MODE ON")
        try connection.require("SET SELF PRIORITY MESSAGE")
        return connection
    }

    /// Reports the progress of a message, up to its end.
    private func follow(
        _ number: String, _ message: DispatcherScript.Message, of job: Job, _ link: inout Link
    ) throws(DispatcherFailure) {
        guard var connection = link.connection else { throw .gone }
        defer { link.connection = connection }
        let limit = limits.silence + message.estimate
        var last = Instant.now
        var isPaused = false
        let wasMuted = state.withLock { $0.isMuted }
        while true {
            let (pauses, isMuted) = state.withLock { ($0.isPaused, $0.isMuted) }
            if job.cancellation.isCancelled || isMuted && !wasMuted {
                try connection.require("CANCEL SELF")
                return
            }
            if pauses != isPaused {
                try connection.require(pauses ? "PAUSE SELF" : "RESUME SELF")
                isPaused = pauses
                last = .now
            }
            let end = isPaused ? Instant.now.advanced(by: .seconds(3600)) : last.advanced(by: limit)
            guard let event = try connection.event(until: end, wakeUp: wakeUp) else {
                if !isPaused, Instant.now >= end { throw .silent }
                continue
            }
            guard event.lines.first == number else { continue }
            last = .now
            switch event.code {
            case 700:
                guard event.lines.count > 2, let mark = Int(event.lines[2]), message.marks.indices.contains(mark)
                else { continue }
                begin(job)
                report(job, message.marks[mark])
            case 701:
                begin(job)
                if case .character = message.text, let word = message.marks.first { report(job, word) }
            case 702: return
            case 703: throw .displaced
            default: break
            }
        }
    }
}

extension SSIPConnection {
    /// Sends the client's name.
    mutating func greet(as component: String) throws(DispatcherFailure) {
        let user = ProcessInfo.processInfo.environment["USER"] ?? ""
        let name = user.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        try require("SET SELF CLIENT_NAME \(name.isEmpty ? "user" : name):earshot:\(component)")
    }

    /// Chooses an output module. The daemon takes any name and would be silent, so it is looked up first.
    mutating func choose(module: String) throws(DispatcherFailure) {
        let known = try require("LIST OUTPUT_MODULES").lines
        guard known.contains(module) else { throw .unknownModule(module, known: known) }
        try require("SET SELF OUTPUT_MODULE \(DispatcherSettings.line(module))")
    }
}
