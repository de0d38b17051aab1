import ArgumentParser
import CommandIO
import Escaping
import Foundation
import ScreenReader
import SessionOutput
import Spawning
import Speech
import SpokenTerminal
import StrictXML
import TerminalReader
import Voices
import Words

/// `earshot run`: runs a terminal program with speech.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a terminal program or the shell with speech.",
        discussion: """
            The program looks and behaves as it does without Earshot, and its exit code is passed on: 128 plus the \
            number of the signal if one ended it, 127 if there is no such program, 126 if it can't be run. Any key \
            that goes to the program stops speech.

            KEYS: the ten that are used most. "earshot run --list-keys" lists all keys.
              F12                            review mode on or off
              Ctrl-Alt-Up, Ctrl-Alt-Down     previous, next line
              Ctrl-Alt-Left, Ctrl-Alt-Right  previous, next element: item, button, link
            In review mode:
              u, o                           previous, next line
              Left, Right                    previous, next element
              Enter                          select, press or open the element
              y                              read the output of the last command
              /                              search
              g                              settings
              ?                              key help for any key; Escape leaves it

            FILE OF KEYS: lines such as "F12 none", "Shift-F12 reviewMode", "review x stopSpeech": a key and a \
            command, with "review" before keys that work in review mode only. Without --keys, \
            $XDG_CONFIG_HOME/earshot/run-keys is read if it exists, or ~/.config/earshot/run-keys.

            FILE OF SETTINGS: JSON such as {"keyEcho": "words", "rate": 60, "programs": {"vim": {"muted": [-1]}}}. \
            An entry in "programs", named after a program's file without its folder, applies while that program is \
            in the foreground; a script also goes by the name of its interpreter. Without --settings, terminal.json in \
            the same folder is read, and written when keys change a setting. The names:
            \(settingLines)
            A rule is one of {"match": "(\\\\d+) unread", "say": "$1 unread letters"}, which also speaks lines that \
            would not be spoken otherwise; {"match": "^CPU", "mute": true} or {"rows": -1, "mute": true}; and \
            {"rows": [3, -2], "menu": true, "match": "^=> (.*)"}, a list and its selected item. "match" is a regular \
            expression. A mistake in a default file is reported, and the program runs without the file.

            Text is copied to the terminal's clipboard (OSC 52), inside tmux to its buffer, and in a graphical \
            session with wl-copy or xclip where one is installed.

            Characters typed while a program asks for a password are never spoken or written to a file. Otherwise \
            --speech-log contains all speech, including typed characters and words, and --record contains the \
            program's output, which may echo typed text. Without these options, nothing that is typed or shown is \
            written to a file.
            """,
        examples: [
            "earshot run",
            "earshot run --voice rapid -- vim notes.txt",
            "earshot run --silent --record session.cast -- make test",
        ])

    /// The settings that a file can contain, a line for each name. The text takes milliseconds to build, and the parser
    /// reads the help of all commands whichever is run.
    private static let settingLines =
        HelpNeed.mayCome(for: "run", CommandLine.arguments)
        ? TerminalSettings.descriptions.map { setting in
            "  \(setting.name)".padding(toLength: 22, withPad: " ", startingAt: 0) + setting.takes
                + (setting.standard.map { " (default: \($0))" } ?? "") + ": " + setting.meaning
        }.joined(separator: "\n") : ""

    @Argument(
        parsing: .postTerminator, help: "The program and its arguments, after \"--\". (default: the user's shell)")
    var command: [String] = []

    @Flag(help: "Don't play any sound.")
    var silent = false

    @OptionGroup(title: "Speech") var sinks: SinkOptions

    @Option(
        help: """
            Write all speech, including typed characters, to a file as JSON Lines with times in nanoseconds.
            """, completion: .file())
    var speechLog: String?

    @Option(
        help: "Record the program's output to a file in asciinema's format.", completion: .file(extensions: ["cast"]))
    var record: String?

    @Option(help: "The file of keys. (default: run-keys in the settings folder)", completion: .file())
    var keys: String?

    @Flag(help: "List all keys of the reader in the format of the file of keys, then the commands without a key.")
    var listKeys = false

    @Option(
        help: "The file of settings. (default: terminal.json in the settings folder)",
        completion: .file(extensions: ["json"]))
    var settings: String?

    @OptionGroup(title: "Output") var braille: BrailleDisplayOptions

    @Option(help: "The liblouis table for --braille-display. (default: the uncontracted table of the language)")
    var brailleTable: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Speak characters as they are typed. (default: the setting keyEcho, or characters)")
    var keyEcho: Bool?

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    func validate() throws {
        if silent, !sinks.names.isEmpty { throw ValidationError("--silent and --sink can't be combined") }
    }

    func run() throws {
        let keysFile = KeysFile(path: keys)
        var mistakes: [ToolError] = []
        let bindings = try Self.load(isAskedFor: keys != nil, or: ReaderBindings(), &mistakes, keysFile.load)
        if listKeys { return try KeyList.lines(of: bindings).forEach(StandardOutput.writeLine) }
        let store = SettingsStore(file: settings)
        let stored = try Self.load(isAskedFor: settings != nil, or: TerminalSettings(), &mistakes, store.load)
        if ProcessInfo.processInfo.environment[Self.terminal] == "earshot" {
            StandardError.write(
                "earshot: 'earshot run' is already running in this terminal, so all is spoken twice; "
                    + "'exit' leaves it\n")
        }
        let outer = OuterTerminal()
        if !outer.isTerminal {
            StandardError.write("earshot: standard input is not a terminal: the reader's keys don't work\n")
        }
        var override = TerminalProfile()
        if let keyEcho { override.keyEcho = keyEcho ? .characters : SpeakingSettings.KeyEcho.none }
        var usual = TerminalProfile()
        if voice.request.profileName != VoiceLibrary.defaultName {
            let profile = try voice.request.profile()
            override.voice = profile.name
            usual.punctuation = profile.punctuation
        }
        let words = command.isEmpty ? [Self.shell] : command
        let program = words[0].split(separator: "/").last.map(String.init) ?? ""
        let wakeUp = WakeUp()
        let speech = try makeSpeech(wakeUp, usual: stored.engine.flatMap(SpeechProgram.init(argument:)))
        defer { speech.shutdown() }
        let ending: TerminalSession.Ending
        let log: SpeechLog?
        let recorder: SessionRecorder?
        do {
            log = try speechLog.map { try SpeechLog(path: $0, next: speech) }
            let output: any SpeechOutput = log ?? speech
            recorder = try record.map {
                try SessionRecorder(path: $0, size: outer.size ?? .init(rows: 24, columns: 80))
            }
            var outputs = SessionOutputs(
                output, tuning: speech, voices: speech, progress: speech, settings: SettingsKeeper(store, stored))
            outputs.wakeUp = wakeUp
            var environment = ProcessInfo.processInfo.environment
            environment[Self.terminal] = "earshot"
            let session = try TerminalSession(
                words, environment: environment, outer: outer, bindings: bindings, output: outputs, recorder: recorder)
            // A single program announces itself, and the shell around it that it has ended.
            session.announcesItself = command.isEmpty
            session.apply(stored, usual: usual, override: override, program: program)
            let display = try braille.open(
                table: brailleTable, language: try voice.request.profile().language, report: session.displayStatus,
                press: session.displayKeys)
            defer { display?.shutdown() }
            session.outputs.lineDisplay = display
            for (_, list) in Dictionary(grouping: mistakes, by: \.file).sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
                let text = list.prefix(3).map(Self.spoken).joined(separator: "; ")
                output.take(.notice(session.words[.fileNotUsed, text]))
            }
            ending = session.run()
        } catch let error as SessionFileError {
            throw ToolError("cannot be written: \(error)", file: error.path, exitCode: .cannotCreate)
        } catch let error as PseudoTerminalError {
            StandardError.write("earshot: \(SafeText.escape("\(error)"))\n")
            throw ExitCode(error.exitCode)
        }
        speech.shutdown()
        for note in speech.takeNotes() { StandardError.write("earshot: \(SafeText.escape(note))\n") }
        let lost = [log?.failure, recorder?.failure].compactMap(\.self)
        for error in lost {
            StandardError.write(
                "earshot: \(SafeText.escape(error.path)): later output was not written: \(error)\n")
        }
        switch ending {
        case .program(let state):
            if state.exitCode != 0 { throw ExitCode(state.exitCode) }
            if !lost.isEmpty { throw ExitCode(ExitStatus.cannotCreate.rawValue) }
        case .signal(let number): SignalEnding.end(by: number)
        }
    }

    /// The variable in which programs, such as the startup file of a shell, find the terminal that they are in.
    private static let terminal = "TERM_PROGRAM"

    /// The shell of the user.
    private static var shell: String {
        if let shell = ProcessInfo.processInfo.environment["SHELL"], !shell.isEmpty { return shell }
        if let entry = getpwuid(getuid()), let shell = entry.pointee.pw_shell, shell.pointee != 0 {
            return String(cString: shell)
        }
        return "/bin/sh"
    }

    /// Returns the contents of a file. A mistake in a file that the user has named ends the tool. Those in a default
    /// file are reported, and the program runs all the same: the user must not be left without a shell.
    private static func load<Content>(
        isAskedFor: Bool, or usual: Content, _ mistakes: inout [ToolError],
        _ read: () throws(FileMistakes) -> Content
    ) throws -> Content {
        do throws(FileMistakes) {
            return try read()
        } catch {
            for mistake in isAskedFor ? error.list.dropLast() : error.list[...] {
                StandardError.write("earshot: \(mistake)\n")
            }
            if isAskedFor, let last = error.list.last { throw last }
            mistakes += error.list
            return usual
        }
    }

    /// The text of a mistake for speech, in which a folder's name would only delay the message.
    private static func spoken(_ mistake: ToolError) -> String {
        var short = mistake
        short.file = mistake.file?.split(separator: "/").last.map(String.init)
        return "\(short)"
    }

    // Without a synthesizer the program runs all the same.
    private func makeSpeech(_ wakeUp: WakeUp?, usual: SpeechProgram?) throws -> RunSpeech {
        // Looking for voices takes a while.
        let isPlain = silent && voice.request.profileName == VoiceLibrary.defaultName
        let profile = isPlain ? .plain : try voice.request.profile()
        guard !silent else { return RunSpeech(profile: profile) }
        do {
            return try RunSpeech(
                profile: profile, request: voice.request, usual: usual, sinks: SpeechSinks(sinks.names), wakeUp: wakeUp)
        } catch let error as ToolError where sinks.names.isEmpty {
            StandardError.write("earshot: \(error)\n")
            return RunSpeech(profile: profile)
        }
    }
}
