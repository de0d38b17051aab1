import Foundation

/// A screen reader that can be measured.
struct MeasuredReader {
    var name: String
    /// The command line that runs the reader, given that of the program in it and the file for the speech log.
    var words: (_ program: [String], _ log: String) throws -> [String]
    var environment: [String: String]
    /// The format of the speech log.
    var form: LoggedSpeech.Form
    /// The keys of the command that reads a line again.
    var reviewKeys: String
    var isEarshot: Bool { name == "earshot" }

    /// The environment of the programs, the same for each reader: a home folder that can't be written, and no user
    /// name.
    static let plainEnvironment = [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/dev/null",
        "SHELL": "/bin/sh",
    ]

    /// Earshot, which needs no voice to log the speech queue.
    static func earshot(_ tool: String, hasVoice: Bool = false) -> MeasuredReader {
        var environment = plainEnvironment
        let synthesizer = "EARSHOT_SYNTHESIZER"
        environment[synthesizer] = hasVoice ? ProcessInfo.processInfo.environment[synthesizer] : nil
        return MeasuredReader(
            name: "earshot",
            words: { program, log in
                [tool, "run"] + (hasVoice ? [] : ["--silent"]) + ["--speech-log", log, "--"] + program
            }, environment: environment, form: .earshot, reviewKeys: "\u{1B}[1;7A")
    }

    /// Starts the reader with a program in it.
    func start(_ program: [String], log: String) throws -> TerminalReaderProcess {
        try TerminalReaderProcess(words(program, log), environment: environment, log: log)
    }
}

/// Something that went to a speech queue or a speech server.
struct LoggedSpeech {
    /// The formats of speech logs.
    enum Form {
        /// By `earshot run --speech-log`.
        case earshot
        /// By `TerminalHelper.stamp`, with the lines of an Emacspeak speech server: a command, and text in braces.
        case emacspeak
        /// By `TerminalHelper.stamp`, with TDSR's lines: a letter, and text behind it.
        case letters
    }

    enum Kind { case speech, sound, stop, other }

    /// Nanoseconds of the monotonic clock.
    var time: UInt64
    var kind: Kind
    var text: String

    var isHeard: Bool { kind == .speech || kind == .sound }

    /// Reads the log written so far.
    static func read(_ path: String, _ form: Form) -> [LoggedSpeech] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { form == .earshot ? own($0) : stamped($0, form) }
    }

    private static func own(_ line: Substring) -> LoggedSpeech? {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let time = object["t"] as? UInt64, let kind = object["k"] as? String, let text = object["x"] as? String
        else { return nil }
        let kinds: [String: Kind] = ["say": .speech, "char": .speech, "sound": .sound, "stop": .stop]
        return LoggedSpeech(time: time, kind: kinds[kind] ?? .other, text: text)
    }

    private static func stamped(_ line: Substring, _ form: Form) -> LoggedSpeech? {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let time = UInt64(parts[0]) else { return nil }
        if form == .letters {
            let kinds: [Character: Kind] = ["s": .speech, "l": .speech, "x": .stop]
            return LoggedSpeech(
                time: time, kind: parts[1].first.flatMap { kinds[$0] } ?? .other, text: String(parts[1].dropFirst()))
        }
        let words = parts[1].split(separator: " ", maxSplits: 1)
        let kinds: [Substring: Kind] = ["q": .speech, "l": .speech, "tts_say": .speech, "s": .stop]
        return LoggedSpeech(
            time: time, kind: words.first.flatMap { kinds[$0] } ?? .other,
            text: words.count > 1 ? words[1].trimmingCharacters(in: ["{", "}"]) : "")
    }
}
