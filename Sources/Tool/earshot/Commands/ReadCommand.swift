import AccessibilityTree
import ArgumentParser
import CommandIO
import Escaping
import FileScreens
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader
import Speech

/// `earshot read`: the speech that a screen reader user gets for a file.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Print what a user of a screen reader hears of a file: of screens, or of a recorded terminal.",
        discussion: """
            EXAMPLES:
              earshot read Main.storyboard
              earshot read Main.storyboard --aloud --rate 250
              earshot read cast session.cast

            "earshot read FILE" reads screens; "earshot help read screen" lists its options. "earshot read cast FILE" \
            reads a recorded terminal session; screens in a file named "cast" are read by "earshot read ./cast".
            """,
        subcommands: [ReadScreenCommand.self, ReadCastCommand.self], defaultSubcommand: ReadScreenCommand.self)
}

/// `earshot read FILE`: VoiceOver's announcements of screens, from top to bottom.
struct ReadScreenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: "Print what a VoiceOver user hears, from top to bottom.",
        discussion: """
            EXAMPLES:
              earshot read Main.storyboard
              earshot read App/Screens --locale de
              earshot read Settings.xib --language de --aloud
              earshot read page-source.xml
              earshot read Main.storyboard --locale de --text-size AX5 --device "iPhone SE"
              earshot read Main.xib --log old.jsonl && earshot replay old.jsonl
              make-description | earshot read - --wav - | aplay

            FILE is a view description (JSON), an Interface Builder document (.storyboard, .xib) or a page source \
            (WebDriverAgent, uiautomator, idb, Maestro, AccessibilitySnapshot), which is told by its content. Every screen of the \
            file is read, as the app shows it: inside the containers that lead to it, with its bars and tabs. A scene \
            that has a title or bar items but no navigation controller in the file gets one, since code puts it into \
            one. So each scene is heard once, and those that others embed are heard there. Prototypes of cells are no \
            content; they are told apart, below the screen. Screens that would share a name have their object ids \
            behind it.

            Several files, and folders, which are searched as git would, are read one after the other, each below its \
            name; one that can't be read is told and skipped. Their JSON is one document for each file, line by line.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The files and folders to read, or - for standard input.", completion: .file())
    var paths: [String]

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @Option(help: "How to phrase: voiceover, or snapshot as AccessibilitySnapshot does.")
    var style = PhraseStyle.voiceover

    @OptionGroup var sound: ReadSoundOptions

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var log: LogOptions

    @OptionGroup var voice: VoiceOptions

    @OptionGroup var lines: LineOutputOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    func validate() throws {
        try sound.validate(with: lines)
        guard !sound.speaks || format == .text else {
            throw ValidationError("--aloud and --format json exclude each other")
        }
    }

    @MainActor func run() async throws {
        try clock.apply()
        let found = try ScreenFiles(paths)
        guard !found.isSingle else { return try await read(found.paths[0]) }
        guard !sound.speaks, sound.wav == nil, log.log == nil else {
            throw ToolError(
                "sound and logs are of one file", file: nil, remedy: "name one file with --aloud, --wav and --log",
                exitCode: .usage)
        }
        let outputs = try lines.open(language: sound.language ?? "en")
        let project = try scenes.request.project(found.paths)
        try found.forEach { path in
            let readings = try scenes.request.load(path, files.reader, of: project).map {
                ScreenReading($0, style: style, language: sound.language)
            }
            if !lines.usesStandardOutput { try write(readings, of: path) }
            for case .utterance(let utterance) in readings.flatMap(\.speech) { outputs.write(utterance) }
        }
        try outputs.check()
    }

    /// Writes the announcements of one file among several.
    @MainActor private func write(_ readings: [ScreenReading], of path: String) throws {
        switch format {
        case .text:
            try StandardOutput.writeLine(SafeText.line(path) + ":")
            try StandardOutput.writeLine(readings.map(\.text).joined(separator: "\n"))
        case .json: try StandardOutput.writeLine(try ScreenReading.json(readings, file: path, isCompact: true))
        }
    }

    @MainActor private func read(_ file: String) async throws {
        let speaker = try sound.speaker(voice.request)
        let outputs = try lines.open(language: sound.language ?? "en")
        let screens = try scenes.request.load(file, files.reader)
        let readings = screens.map { ScreenReading($0, style: style, language: sound.language) }
        if log.log != nil { try log.write(logs(of: screens, in: file)) }
        if let speaker {
            defer { speaker.shutdown() }
            try await sound.speak(readings, speaker, printing: !lines.usesStandardOutput)
        } else if !sound.takesStandardOutput {
            switch format {
            case .text: try StandardOutput.write(readings.map(\.text).joined(separator: "\n"))
            case .json: try StandardOutput.writeLine(try ScreenReading.json(readings, file: file))
            }
        }
        for case .utterance(let utterance) in readings.flatMap(\.speech) { outputs.write(utterance) }
        try outputs.check()
        if let wav = sound.wav {
            let profile = try sound.profile(voice.request)
            try voice.request.writeSound(of: readings.flatMap(\.speech), to: wav, profile)
        }
    }

    /// The logs of continuous reading, one for each screen, so that they can be replayed. That of a file without screens
    /// says so.
    @MainActor func logs(of screens: [LoadedScreen], in file: String) -> [SessionLog] {
        screens.isEmpty ? [SessionLog(header: header(of: nil, in: file))] : screens.map { readAll($0, in: file) }
    }

    @MainActor private func readAll(_ screen: LoadedScreen, in file: String) -> SessionLog {
        let header = header(of: screen, in: file)
        let (reader, window) = screen.startReader(options: header.options)
        defer {
            reader.end()
            window?.isHidden = true
        }
        reader.settle()
        reader.session.perform(Command.readFromTop)
        reader.settle()
        return SessionLog(of: reader.session, header)
    }

    @MainActor private func header(of screen: LoadedScreen?, in file: String) -> SessionLog.Header {
        var options = ScreenReader.Options()
        options.style = style
        options.language = sound.language
        return SessionLog.Header(file: file, screen: screen, options: options)
    }
}

extension PhraseStyle: ExpressibleByArgument {}
