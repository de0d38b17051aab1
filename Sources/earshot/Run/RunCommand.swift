import ArgumentParser
import Foundation
import ScreenReader
import Speech
import StrictXML
import TerminalReader

/// `earshot run`: a terminal program by ear.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a terminal program, or the shell, and speak it.",
        discussion: """
            The program looks and behaves as it does without Earshot, and its exit code is passed on (128 and the \
            number of the signal if one ended it; 127 if there is no such program, 126 if it can't be run).

            F12 begins and ends review mode, in which single keys read what is on the screen and what has scrolled off. \
            Left and Right go from element to element: lines of text, items, buttons, fields, cells, links. Tab turns \
            the rotor (words, characters, lines, headings, links, commands, errors, changes, bookmarks, colors …), and \
            Up and Down go to its items. Return moves the program's own selection or cursor to the element, presses a \
            button or opens a link; d does what is most likely (the default button, the last command again), x presses \
            Escape in the program, Page Up and Page Down turn pages. u i o: previous, current, next line; j k l the \
            same for words, m , . for characters; t b first and last line; c the program's cursor; a reads to the end. \
            / searches, n and N search on; e lists the elements. y reads the last output, Y copies it; v marks a line, \
            C copies from there; W and M have the marked lines of the screen always or never spoken, X ends that. \
            f sets a bookmark, > and < change the rate, g lists the settings, s stops speech, p sends the next key to \
            the program; ? tells what keys do. Everywhere, Control-Alt with Left and Right goes over elements, with Up \
            and Down over lines. Any key that goes to the program stops speech.

            A file of keys has lines such as "F12 none", "Shift-F12 reviewMode", "review x stopSpeech"; without --keys, \
            $XDG_CONFIG_HOME/earshot/run-keys is read, else ~/.config/earshot/run-keys, if it is there.

            A file of settings is JSON such as {"keyEcho": "words", "rate": 60, "programs": {"vim": {"speaksOutput": \
            false}}}; without --settings, terminal.json in the same folder is read, and written when keys change the \
            rate or another setting of the voice. The names are keyEcho (none, characters, words, both), speaksOutput, \
            lineLimit, startLines, characterLimit, progressStep, longCommand, rate, volume, pitch, punctuation (none, \
            some, all), language and sounds.

            Text is copied to the terminal's clipboard (OSC 52), within tmux to its buffer. What is typed is never \
            written to a file, and nothing is spoken while a program asks for a password.
            """)

    @Argument(parsing: .postTerminator, help: "The program and its arguments, after \"--\"; else the user's shell.")
    var command: [String] = []

    @Flag(help: "Make no sound.")
    var silent = false

    @Option(help: "Write what goes to the speech queue to a file: a line of JSON each, with the time in nanoseconds.")
    var speechLog: String?

    @Option(help: "Record what the program writes to a file, in the format of asciinema.")
    var record: String?

    @Option(help: "The file of keys.")
    var keys: String?

    @Option(help: "The file of settings.")
    var settings: String?

    @Flag(inversion: .prefixedNo, help: "Speak characters as they are typed (default: as set, else yes).")
    var keyEcho: Bool?

    @OptionGroup var voice: VoiceOptions

    func run() throws {
        let bindings = try loadBindings()
        let outer = OuterTerminal()
        if !outer.isTerminal { StandardError.write("earshot: standard input is not a terminal: no keys are read\n") }
        let store = SettingsStore(file: settings)
        let stored = try store.load()
        var applied = stored
        if let keyEcho { applied.profile.keyEcho = keyEcho ? .characters : SpeakingSettings.KeyEcho.none }
        let program = command.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
        let speech = try makeSpeech()
        defer { speech.shutdown() }
        let ending: TerminalSession.Ending
        do {
            let keeper = SettingsKeeper(store, stored, next: speech)
            let output: any SpeechOutput = try speechLog.map { try SpeechLog(path: $0, next: keeper) } ?? keeper
            let voice = applied.speech(of: program)
            if voice != SpeechSettings() { output.change(voice) }
            let recorder = try record.map {
                try SessionRecorder(path: $0, size: outer.size ?? .init(rows: 24, columns: 80))
            }
            let session = try TerminalSession(
                command.isEmpty ? [Self.shell] : command, outer: outer, bindings: bindings,
                settings: applied.speaking(of: program), review: ReviewMode(settings: voice), output: output,
                recorder: recorder)
            session.profiles = applied
            ending = session.run()
        } catch let error as SessionFileError {
            throw ToolError("it can't be written: \(error)", file: error.path, exitCode: .cannotCreate)
        } catch let error as PseudoTerminalError {
            StandardError.write("earshot: \(SafeText.escape("\(error)"))\n")
            throw ExitCode(error.exitCode)
        }
        for note in speech.takeNotes() { StandardError.write("earshot: \(SafeText.escape(note))\n") }
        switch ending {
        case .program(let state): if state.exitCode != 0 { throw ExitCode(state.exitCode) }
        case .signal(let number):
            speech.shutdown()
            SignalEnding.end(by: number)
        }
    }

    /// The shell of the user.
    private static var shell: String {
        if let shell = ProcessInfo.processInfo.environment["SHELL"], !shell.isEmpty { return shell }
        if let entry = getpwuid(getuid()), let shell = entry.pointee.pw_shell, shell.pointee != 0 {
            return String(cString: shell)
        }
        return "/bin/sh"
    }

    private func loadBindings() throws -> ReaderBindings {
        guard let path = keys ?? SettingsStore.usualFile("run-keys"),
            let bytes = try InputFile.read(path, mayBeMissing: keys == nil, ReaderBindings.sizeLimit)
        else { return ReaderBindings() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ToolError("the file is not in UTF-8", file: path, exitCode: .dataError)
        }
        do {
            return try ReaderBindings(text: text)
        } catch {
            throw ToolError(error.message, file: path, line: error.line, exitCode: .dataError)
        }
    }

    // Without a synthesizer the program runs all the same.
    private func makeSpeech() throws -> RunSpeech {
        guard !silent else { return RunSpeech() }
        let profile = try voice.profile()
        do {
            return RunSpeech(profile: profile, synthesizer: try voice.synthesizer())
        } catch let error as ToolError {
            StandardError.write("earshot: \(error)\n")
            return RunSpeech()
        }
    }
}
