import AnnounceService
import ArgumentParser
import CommandIO
import Escaping
import Foundation
import SessionOutput
import Spawning
import Speech
import Voices

/// `earshot announce`: speaks announcements that programs in any language post as JSON Lines.
struct AnnounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "announce",
        abstract: "Speak announcements read from standard input as JSON Lines and report the outcome of each.",
        discussion: """
            Reads one JSON object per line (JSON Lines) and writes one line for each event:

              {"id": "a", "text": "Saved", "priority": "default", "key": "…"}
              {"id":"a","event":"finished","at":0.25,"spokenRange":[0,5],"heard":[0,5]}

            The events of an announcement are posted, started, word for each word, and exactly one that ends it: \
            finished, or interrupted, superseded, cancelled or failed with a reason. The numbers of spokenRange and of \
            a word's range count characters (Unicode scalars, as Python does; not bytes). A low announcement waits for all other speech, \
            and a default one that is posted meanwhile supersedes it. A default one interrupts low and default \
            speech, and waits for high speech. A high one interrupts low and default speech, and waits for other \
            high speech. docs/events.md describes every message.

            {"cancel": "a"} cancels one announcement, unless it has ended, and {"command": "stop"} cancels all announcements of the \
            client. The other commands are skip, pause, resume, mute and unmute. {"wait": "idle"} delays the next \
            line until all announcements have ended; {"wait": 1.5} delays it for 1.5 seconds. The schema \
            announce.schema.json describes both directions.

            With --sink null there is no sound and time is virtual: it passes while a client waits and after the end \
            of its input, so the same input produces the same events on every machine. When no client has sent \
            anything for half a second, time passes until all announcements have ended.

            A client can have at most \(AnnounceServer.longestQueue) unfinished announcements with \
            \(AnnounceServer.mostBytes >> 10) KiB of text. The service stops reading from a client that does not \
            read its events. Word events are then left out and counted in a "lost" event; the event that ends an \
            announcement is always delivered. When a client disconnects, its announcements are cancelled.

            When systemd starts the command from a socket unit, it listens on the socket that systemd passes.

            EXIT CODES: 65 if lines were rejected, 69 if announcements failed (without --socket).
            """,
        examples: [
            #"echo '{"id": "a", "text": "Saved"}' | earshot announce"#,
            "earshot announce --sink null --no-words < announcements.jsonl",
            #"earshot announce --socket "$XDG_RUNTIME_DIR/earshot/announce.sock""#,
        ])

    enum AtEnd: String, ExpressibleByArgument, CaseIterable {
        case speak, cancel
    }

    enum Clock: String, ExpressibleByArgument, CaseIterable {
        case virtual, real
    }

    @Option(
        help: "Listen on a Unix socket that only the current user can access, instead of reading standard input.",
        completion: .file())
    var socket: String?

    @Option(
        help: ArgumentHelp(
            """
            The destination of speech: live (the sound device), null (no sound), wav=FILE, raw=FILE, or stdout (raw \
            samples). May be given several times. (default: live)
            """, valueName: "sink"),
        completion: .sinks)
    var sink: [String] = []

    @Option(help: "The handling of queued announcements at the end of a client's input.")
    var onEof = AtEnd.speak

    @Option(help: "The clock for --sink null.")
    var clock = Clock.virtual

    @Option(
        help: "The handling of announcements when a client has reached the limit: wait until one has ended, or reject.")
    var whenFull = AnnounceServer.WhenFull.wait

    @Flag(help: "Leave out the events for words.")
    var noWords = false

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    @OptionGroup(title: "Output") var lines: LineOutputOptions

    func validate() throws {
        let taken = lines.usesStandardOutput || sink.contains("stdout") || sink.contains("raw=-")
        guard socket == nil || AnnounceSocket.given() == nil else {
            throw ValidationError("systemd has passed a socket: leave out --socket")
        }
        guard servesMany || !taken else {
            throw ValidationError(
                "standard output is used for events: write --text, --braille or sound to a file, or use --socket")
        }
    }

    /// Whether it listens on a socket.
    private var servesMany: Bool { socket != nil || AnnounceSocket.given() != nil }

    func run() async throws {
        guard let wakeUp = WakeUp() else {
            throw ToolError("cannot create a pipe: \(String(cString: strerror(errno)))", exitCode: .unavailable)
        }
        let profile = try voice.request.profile()
        let languages = SpokenLanguages()
        let speaker = try makeSpeaker(profile, wakeUp, languages)
        let outputs = try lines.open(language: profile.language)
        let server = AnnounceServer(
            speaker: speaker, whenFull: whenFull, cancelsAtEnd: onEof == .cancel, reportsWords: !noWords,
            onLanguage: languages.check
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
                "cannot write events: \(String(cString: strerror(lost.code))); \(rest) had not ended",
                file: "standard output", exitCode: .cannotCreate)
        }
        guard !servesMany else { return }
        if loop.mistakes > 0 {
            throw ToolError(
                "\(loop.mistakes) \(loop.mistakes == 1 ? "line was" : "lines were") rejected", exitCode: .dataError)
        }
        if loop.failures > 0 {
            throw ToolError(
                "\(loop.failures) \(loop.failures == 1 ? "announcement" : "announcements") could not be spoken",
                exitCode: .unavailable)
        }
    }

    // MARK: Sinks

    private func makeSpeaker(
        _ profile: VoiceProfile, _ wakeUp: WakeUp, _ languages: SpokenLanguages
    ) throws -> any AnnounceSpeaker {
        let names = sink.isEmpty ? ["live"] : sink
        let sounding = try names.filter { $0 != "null" }.map(makeSink)
        guard !sounding.isEmpty else {
            let timing = SpeechTiming(wordsPerMinute: profile.rate)
            return TimedSpeaker(timing: timing, clock: clock == .real ? MonotonicSpeechClock() : nil)
        }
        let made = try voice.request.makeEngine(profile, writesFile: names.contains { $0 != "live" && $0 != "null" }) {
            sounding.count == 1 ? sounding[0] : TeeSink(sounding)
        }
        languages.voices = made.voices
        let engine = made.engine
        return EngineSpeaker(engine: engine, wake: { wakeUp.wake() }, end: { try engine.waitUntilClosed() })
    }

    private func makeSink(_ name: String) throws -> any AudioSink {
        try SpeechSinks.sink(name, allowed: ["live", "null", "stdout", "wav=FILE", "raw=FILE"]) {
            ToolNote(message: "\($0); --sink null works without sound").report()
        }
    }
}

/// Reports languages that no voice speaks, each once: the profile's voice speaks them then.
private final class SpokenLanguages {
    /// The voices of the engine; none where they are not known.
    var voices: () -> [SynthesizerVoice] = { [] }
    private lazy var known = voices()
    private var checked: Set<String> = []

    /// Checks the language of an announcement.
    func check(_ language: String) {
        guard checked.count < 1000, checked.insert(language).inserted, !known.isEmpty else { return }
        guard !known.contains(where: { $0.speaks(language) }) else { return }
        ToolNote(message: "no voice speaks the language \"\(language)\"; the voice of the profile is used").report()
    }
}

extension AnnounceServer.WhenFull: ExpressibleByArgument {}
