import AnnounceService
import ArgumentParser
import CommandIO
import Escaping
import Foundation
import SessionOutput
import Spawning
import Speech
import Voices

/// `earshot announce`: announcements for every other language, as JSON Lines.
struct AnnounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "announce", abstract: "Speak what JSON Lines ask for, and write what becomes of it.",
        discussion: """
            EXAMPLES:
              echo '{"id": "a", "text": "Saved"}' | earshot announce
              earshot announce --sink null --no-words < announcements.jsonl
              earshot announce --socket "$XDG_RUNTIME_DIR/announce.sock"

            Reads one JSON object a line and writes one line for each event:

              {"id": "a", "text": "Saved", "priority": "low|default|high", "key": "…"}
              {"id":"a","event":"posted|started|word|finished|interrupted|superseded|cancelled|failed","at":0.25}

            Every announcement ends in exactly one of the last five. {"cancel": "a"} ends one, {"command": "stop"} all \
            of the client; skip, pause, resume, mute and unmute do what they say. {"wait": "idle"} lets the next line \
            wait until all has ended, {"wait": 1.5} for so many seconds. announce.schema.json describes both directions.

            With --sink null nothing is heard and time is virtual: it passes while a client waits or after the end of \
            its input, so that the same input gives the same events on every machine.

            A client has at most \(AnnounceServer.longestQueue) announcements that have not ended, and \
            \(AnnounceServer.mostBytes >> 10) KiB of text in them. One that does not \
            read its events is not read from; word events are left out meanwhile and counted in a "lost" event, the \
            end of an announcement is always told. A client that goes away ends its announcements.

            Started by a socket unit of systemd it listens on the socket that it is given.

            EXIT CODES: 65 if lines were refused, 69 if announcements failed (without --socket).
            """)

    enum AtEnd: String, ExpressibleByArgument, CaseIterable {
        case speak, cancel
    }

    enum Clock: String, ExpressibleByArgument, CaseIterable {
        case virtual, real
    }

    @Option(help: "Listen on a Unix socket that only you can reach, instead of standard input.")
    var socket: String?

    @Option(
        help: "Where speech goes: live, null, wav=FILE, raw=FILE, or stdout (raw samples); several can be given.",
        completion: .sinks)
    var sink: [String] = []

    @Option(help: "At the end of a client's input: speak what is queued, or cancel it.")
    var onEof = AtEnd.speak

    @Option(help: "With --sink null: virtual or real time.")
    var clock = Clock.virtual

    @Option(help: "With as many announcements as there may be: wait until one has ended, or refuse.")
    var whenFull = AnnounceServer.WhenFull.wait

    @Flag(inversion: .prefixedNo, help: "Write an event for each word.")
    var words = true

    @OptionGroup var voice: VoiceOptions

    @OptionGroup var lines: LineOutputOptions

    func validate() throws {
        let taken = lines.usesStandardOutput || sink.contains("stdout") || sink.contains("raw=-")
        guard socket == nil || AnnounceSocket.given() == nil else {
            throw ValidationError("systemd has given a socket; leave out --socket")
        }
        guard servesMany || !taken else {
            throw ValidationError("standard output has the events; give --socket, or write to a file")
        }
    }

    /// Whether it listens on a socket.
    private var servesMany: Bool { socket != nil || AnnounceSocket.given() != nil }

    func run() async throws {
        guard let wakeUp = WakeUp() else {
            throw ToolError("no pipe: \(String(cString: strerror(errno)))", exitCode: .unavailable)
        }
        let profile = try voice.request.profile()
        let speaker = try makeSpeaker(profile, wakeUp)
        let outputs = try lines.open(language: profile.language)
        let server = AnnounceServer(
            speaker: speaker, whenFull: whenFull, cancelsAtEnd: onEof == .cancel, reportsWords: words
        ) { outputs.write($0) }
        EndRequest.listen(wakeUp)
        defer { EndRequest.stopListening() }
        let loop: AnnounceLoop
        let listening =
            try socket.map(AnnounceSocket.init(path:)) ?? AnnounceSocket.given().map(AnnounceSocket.init(listening:))
        if let listening {
            loop = AnnounceLoop(server: server, socket: listening, wakeUp: wakeUp)
        } else {
            loop = AnnounceLoop(server: server, input: STDIN_FILENO, output: STDOUT_FILENO, wakeUp: wakeUp)
        }
        loop.run()
        try outputs.check()
        if let error = loop.closingError { throw ToolError("\(error)", exitCode: .cannotCreate) }
        if let lost = loop.lost {
            let rest = lost.announcements == 1 ? "1 announcement" : "\(lost.announcements) announcements"
            throw ToolError(
                "events were lost: \(String(cString: strerror(lost.code))); \(rest) had not ended",
                file: "standard output", exitCode: .cannotCreate)
        }
        guard !servesMany else { return }
        if loop.mistakes > 0 {
            throw ToolError("\(loop.mistakes) lines were refused", exitCode: .dataError)
        }
        if loop.failures > 0 {
            throw ToolError("\(loop.failures) announcements were not spoken", exitCode: .unavailable)
        }
    }

    // MARK: Sinks

    private func makeSpeaker(_ profile: VoiceProfile, _ wakeUp: WakeUp) throws -> any AnnounceSpeaker {
        let names = sink.isEmpty ? ["live"] : sink
        let sounding = try names.filter { $0 != "null" }.map(makeSink)
        guard !sounding.isEmpty else {
            let timing = SpeechTiming(wordsPerMinute: profile.rate)
            return TimedSpeaker(timing: timing, clock: clock == .real ? MonotonicSpeechClock() : nil)
        }
        let engine = try voice.request.makeEngine(profile, writesFile: names.contains { $0 != "live" && $0 != "null" })
        {
            sounding.count == 1 ? sounding[0] : TeeSink(sounding)
        }.engine
        return EngineSpeaker(engine: engine, wake: { wakeUp.wake() }, end: { try engine.waitUntilClosed() })
    }

    private func makeSink(_ name: String) throws -> any AudioSink {
        try SpeechSinks.sink(name, allowed: ["live", "null", "stdout", "wav=FILE", "raw=FILE"]) {
            StandardError.write("earshot: \(SafeText.escape($0))\n")
        }
    }
}

extension AnnounceServer.WhenFull: ExpressibleByArgument {}
