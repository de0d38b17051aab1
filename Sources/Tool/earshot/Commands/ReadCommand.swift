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

/// `earshot read`: a screen reader's announcements for a file.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract:
            "Print a screen reader's announcements for the screens of a file, or for a recorded terminal session.",
        discussion: """
            "earshot read FILE" reads screens; "earshot help read screen" lists its options. "earshot read cast FILE" \
            reads a recorded terminal session. To read screens of a file named "cast", write "earshot read ./cast".
            """,
        examples: [
            "earshot read Main.storyboard",
            "earshot read Main.storyboard --speak --rate 250",
            "earshot read cast session.cast",
        ],
        subcommands: [ReadScreenCommand.self, ReadCastCommand.self], defaultSubcommand: ReadScreenCommand.self)
}

/// `earshot read FILE`: VoiceOver's announcements of screens, from top to bottom.
struct ReadScreenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: "Print VoiceOver's announcements for each element of a screen, from top to bottom.",
        discussion: """
            Each FILE is a view description (JSON), an Interface Builder document (.storyboard, .xib), a Swift file \
            with SwiftUI views, or a page source (WebDriverAgent, uiautomator, idb, Maestro, AccessibilitySnapshot). \
            The content determines the format.

            The screens of a Swift file are its previews, the first screen of its app, and its views that no other \
            view places. Nothing is built: views are evaluated as far as the source determines them, and a text that \
            it does not determine is written as its expression, such as ‹item.title›.

            Every screen of a file is read as the app shows it: inside its container controllers, with bars and \
            tabs. A scene that has a title or bar items but no navigation controller in the file is put into one, as \
            code does at run time. Embedded scenes are read as part of the scene that embeds them. Cell prototypes \
            are listed separately below the screen. Screens with the same name are followed by their object ids.

            Several files and folders are read one after the other, each below its name. Folders are searched \
            recursively, without the files that Git ignores. Files that can't be read are reported and skipped. JSON \
            output is one document per file, each on one line.
            """,
        examples: [
            "earshot read Main.storyboard",
            "earshot read App/Screens --locale de",
            "earshot read Settings.xib --language de --speak",
            "earshot read page-source.xml",
            #"earshot read Main.storyboard --locale de --text-size AX5 --device "iPhone SE""#,
            "earshot read Main.xib --log old.jsonl && earshot replay old.jsonl",
            "make-description | earshot read - --wav - | aplay",
        ])

    @Argument(help: "The files and folders to read, or - for standard input.", completion: .file())
    var paths: [String]

    @OptionGroup(title: "Output") var output: FormatOptions

    @Option(help: "The phrasing: voiceover, or snapshot for that of AccessibilitySnapshot.")
    var style = PhraseStyle.voiceover

    @OptionGroup(title: "Speech") var sound: ReadSoundOptions

    @OptionGroup var scenes: SceneOptions

    @OptionGroup(title: "Output") var log: LogOptions

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    @OptionGroup(title: "Output") var lines: LineOutputOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    func validate() throws {
        try sound.validate(with: lines)
        guard !sound.speaks || output.format == .text else {
            throw ValidationError("--speak and --format json can't be combined")
        }
    }

    @MainActor func run() async throws {
        try clock.apply()
        let found = try ScreenFiles(paths)
        guard !found.isSingle else { return try await read(found.paths[0]) }
        guard !sound.speaks, sound.wav == nil, log.log == nil else {
            throw ToolError(
                "--speak, --wav and --log work with a single file", file: nil, remedy: "name only one file",
                exitCode: .usage)
        }
        let outputs = try lines.open(language: sound.language ?? "en")
        let project = try scenes.request.project(found.paths)
        try found.forEach { path in
            let readings = try scenes.request.load(path, files.reader, of: project).map {
                ScreenReading($0, style: style, language: sound.language)
            }
            // Most Swift files have only views that others place.
            guard !readings.isEmpty || !SwiftFile.isNamed(path) else { return }
            if !lines.usesStandardOutput { try write(readings, of: path) }
            for case .utterance(let utterance) in readings.flatMap(\.speech) { outputs.write(utterance) }
        }
        try outputs.check()
    }

    /// Writes the announcements of one file among several.
    @MainActor private func write(_ readings: [ScreenReading], of path: String) throws {
        switch output.format {
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
            switch output.format {
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

    /// Returns the logs of continuous reading, one for each screen, so that they can be replayed. That of a file
    /// without screens has a note about it.
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
