import AccessibilityTesting
import ArgumentParser
import Foundation
import HeadlessUIKit
import ScreenReader

/// `earshot explore`: moves through a file with VoiceOver's commands, by ear and on the terminal.
struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Move through a file with VoiceOver's commands.",
        discussion: """
            FILE is a view description (JSON) or an Interface Builder document (.storyboard, .xib). Press ? for the \
            keys.
            """)

    @Argument(help: "The file to explore.")
    var file: String

    @Option(help: "The screen to begin with, by name or number from 1.")
    var screen: String?

    @Flag(help: "Show what is spoken, without sound.")
    var silent = false

    @OptionGroup var voice: VoiceOptions

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        let screens = try ScreenFile.load(file)
        guard !screens.isEmpty else {
            throw ToolError("there is no screen in it", file: file, exitCode: .dataError)
        }
        let notes = Notes()
        let speech = try makeSpeech(notes)
        defer { speech?.shutdown() }
        let first = try index(of: screen, in: screens)
        let terminal = try RawTerminal()
        defer { terminal.restore() }
        let explorer = Explorer(screens: screens, first: first, speech: speech, notes: notes)
        try explorer.run()
    }

    @MainActor private func index(of name: String?, in screens: [LoadedScreen]) throws -> Int {
        guard let name else { return 0 }
        if let number = Int(name), screens.indices.contains(number - 1) { return number - 1 }
        if let index = screens.firstIndex(where: { $0.name == name }) { return index }
        throw ToolError(
            "there is no screen \"\(name)\"", file: file,
            remedy: "the screens are: \(screens.map(\.name).joined(separator: ", "))", exitCode: .usage)
    }

    // Without a synthesizer the screen still shows what would be spoken.
    @MainActor private func makeSpeech(_ notes: Notes) throws -> LiveSpeech? {
        guard !silent else { return nil }
        let profile = try voice.profile()
        do {
            return LiveSpeech(profile: profile, synthesizer: try voice.synthesizer()) { notes.add($0) }
        } catch let error as ToolError {
            notes.add(error.message)
            return nil
        }
    }
}
