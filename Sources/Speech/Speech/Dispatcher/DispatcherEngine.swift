import Foundation
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

    /// State that only the worker thread uses.
    private struct Link {
        var connection: SSIPConnection?
        var settings: DispatcherSettings?
        var failure: (error: DispatcherFailure, at: Instant)?
    }

    private let address: DispatcherAddress
    private let module: String?
    private let limits: Limits
    private let earcons: EarconSet
    private let worker: SpeechWorker
    private let link = Mutex(Link())

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
        guard let worker = SpeechWorker(label: "earshot.speech-dispatcher", profile: profile, sink: sink) else {
            throw .silent
        }
        self.worker = worker
        self.address = address
        self.module = module
        self.earcons = earcons
        self.limits = limits
    }

    /// The voice profile from the next utterance on.
    public var profile: VoiceProfile {
        get { worker.profile }
        set { worker.profile = newValue }
    }

    /// Never called: speech-dispatcher does not report a missing voice, and speaks with its usual one.
    public var missingVoice: (@Sendable (_ name: String) -> Void)? {
        get { worker.missingVoice }
        set { worker.missingVoice = newValue }
    }

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) { worker.connect(receiver) }

    /// Begins to speak as soon as the worker has left the cancelled utterance.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        worker.start(id, utterance) { try self.play($0) }
    }

    /// Stops speaking: the daemon is notified immediately.
    public func cancel(_ id: UtteranceID) { worker.cancel(id) }

    /// Pauses speech, if the synthesizer can, or continues it.
    public func setPaused(_ paused: Bool) { worker.setPaused(paused) }

    /// Mutes or unmutes speech from the next message on; muting ends the current message.
    public func setMuted(_ muted: Bool) { worker.setMuted(muted) }

    /// Stops, and closes the connection and the sink.
    public func shutdown() {
        worker.shutdown {
            self.link.withLock { link in
                link.connection?.quit()
                link.connection = nil
            }
        }
    }

    /// Waits until the engine has been shut down.
    public func waitUntilClosed() throws { try worker.waitUntilClosed() }

    // MARK: Work

    private func play(_ job: SpeechWorker.Job) throws {
        let profile = profile
        let script = DispatcherScript(
            SpeechPlan(job.utterance, profile: profile), profile: profile, earcons: earcons)
        try link.withLock { link in
            for piece in script.pieces {
                worker.waitWhilePaused(job)
                guard !job.cancellation.isCancelled else { return }
                try play(piece, of: job, &link)
            }
        }
    }

    private func play(_ piece: DispatcherScript.Piece, of job: SpeechWorker.Job, _ link: inout Link) throws {
        switch piece {
        case .message(let message): try speak(message, of: job, &link)
        case .mark(let name):
            worker.begin(job)
            worker.report(job, .mark(name))
        case .silence(let seconds):
            worker.begin(job)
            worker.rest(for: .seconds(seconds), job)
        case .sound(let samples):
            worker.begin(job)
            try worker.play(samples, job)
        }
    }

    // MARK: Talk

    private func speak(
        _ message: DispatcherScript.Message, of job: SpeechWorker.Job, _ link: inout Link
    ) throws(DispatcherFailure) {
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
        if worker.isMuted { settings.volume = -100 }
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
        _ number: String, _ message: DispatcherScript.Message, of job: SpeechWorker.Job, _ link: inout Link
    ) throws(DispatcherFailure) {
        guard var connection = link.connection else { throw .gone }
        defer { link.connection = connection }
        let limit = limits.silence + message.estimate
        var last = Instant.now
        var isPaused = false
        let wasMuted = worker.isMuted
        while true {
            let pauses = worker.isPaused
            if job.cancellation.isCancelled || worker.isMuted && !wasMuted {
                try connection.require("CANCEL SELF")
                return
            }
            if pauses != isPaused {
                try connection.require(pauses ? "PAUSE SELF" : "RESUME SELF")
                isPaused = pauses
                last = .now
            }
            let end = isPaused ? Instant.now.advanced(by: .seconds(3600)) : last.advanced(by: limit)
            guard let event = try connection.event(until: end, wakeUp: worker.wakeUp) else {
                if !isPaused, Instant.now >= end { throw .silent }
                continue
            }
            guard event.lines.first == number else { continue }
            last = .now
            switch event.code {
            case 700:
                guard event.lines.count > 2, let mark = Int(event.lines[2]), message.marks.indices.contains(mark)
                else { continue }
                worker.begin(job)
                worker.report(job, message.marks[mark])
            case 701:
                worker.begin(job)
                if case .character = message.text, let word = message.marks.first { worker.report(job, word) }
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
