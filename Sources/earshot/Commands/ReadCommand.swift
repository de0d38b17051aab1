import AccessibilityTree
import ArgumentParser
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader
import Speech

/// `earshot read`: what a user of a screen reader hears of a file.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Print what a user of a screen reader hears of a file: of screens, or of a recorded terminal.",
        discussion: """
            "earshot read FILE" reads screens; "earshot help read screen" lists its options. "earshot read cast FILE" \
            reads a recorded terminal session; screens in a file named "cast" are read by "earshot read ./cast".
            """,
        subcommands: [ReadScreenCommand.self, ReadCastCommand.self], defaultSubcommand: ReadScreenCommand.self)
}

/// `earshot read FILE`: what a VoiceOver user hears of screens, from top to bottom.
struct ReadScreenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: "Print what a VoiceOver user hears, from top to bottom.",
        discussion: """
            FILE is a view description (JSON) or an Interface Builder document (.storyboard, .xib). Every screen of the \
            file is read, as the app shows it: inside the containers that lead to it, with its bars and tabs. A scene \
            that has a title or bar items but no navigation controller in the file gets one, since code puts it into \
            one. So each scene is heard once, and those that others embed are heard there. Prototypes of cells are no \
            content; they are told apart, below the screen. Screens that would share a name have their object ids \
            behind it.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The file to read.")
    var file: String

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @Option(help: "How to phrase: voiceover, or snapshot as AccessibilitySnapshot does.")
    var style = PhraseStyle.voiceover

    @Option(help: "Write the speech to a WAV file as well.")
    var wav: String?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var log: LogOptions

    @OptionGroup var voice: VoiceOptions

    @OptionGroup var lines: LineOutputOptions

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        let loaded = try scenes.load(file)
        let screens = loaded.map { ScreenReading($0, style: style) }
        // The log is that of continuous reading, so that it can be replayed.
        if log.log != nil { try log.write(loaded.map { readAll($0) }) }
        switch format {
        case .text: try StandardOutput.write(screens.map(\.text).joined(separator: "\n"))
        case .json: try StandardOutput.writeLine(try ScreenReading.json(screens, file: file))
        }
        let outputs = try lines.open(language: "en")
        for case .utterance(let utterance) in screens.flatMap(\.speech) { outputs.write(utterance) }
        try outputs.check()
        if let wav {
            let seconds = try voice.render(screens.flatMap(\.speech), to: wav)
            StandardError.write("earshot: \(SafeText.escape(wav)): \(SayCommand.format(seconds)) seconds\n")
        }
    }
}

extension ReadScreenCommand {
    @MainActor private func readAll(_ screen: LoadedScreen) -> SessionLog {
        var options = ScreenReader.Options()
        options.style = style
        let window = screen.open(isWalkable: true)
        let reader = ScreenReaderSession(window: window, environment: screen.environment, options: options)
        defer {
            reader.end()
            window.isHidden = true
        }
        reader.settle()
        reader.session.perform(Command.readFromTop)
        reader.settle()
        return SessionLog(
            of: reader.session,
            SessionLog.Header(file: file, screen: screen.name, isBare: scenes.bare, options: options))
    }
}

extension PhraseStyle: ExpressibleByArgument {}
