import AccessibilityTree
import ArgumentParser
import CommandIO
import DemoApp
import FileScreens
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenExplorer
import ScreenReader
import SessionOutput
import TerminalReader

/// `earshot explore`: moves through a file with VoiceOver's commands, with speech and on the terminal.
struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Move through the screens of a file with VoiceOver's commands.",
        discussion: """
            FILE is a view description (JSON), an Interface Builder document (.storyboard, .xib) or a page source of \
            a test tool. A page source can be read but does not respond to actions. Without FILE, the built-in \
            sample app is opened. Press ? for the keys.

            Custom labels are saved in $XDG_STATE_HOME/earshot/labels.json, or ~/.local/state/earshot/labels.json.
            """,
        examples: [
            "earshot explore",
            "earshot explore Main.storyboard --scene Settings --silent",
            #"earshot explore Main.storyboard --device "iPhone SE" --text-size AX3 --locale de"#,
            "earshot explore Main.storyboard --log session.jsonl",
        ])

    @Argument(help: "The file to explore.", completion: .screens)
    var file: String?

    @Option(
        name: [.customLong("scene"), .customLong("screen")],
        help: "The first screen, by name or number from 1. (default: the initial screen)")
    var screen: String?

    @Flag(help: "Show speech as text, without sound.")
    var silent = false

    @Flag(help: "Print events line by line, without a picture of the screen.")
    var plain = false

    @Option(
        help: ArgumentHelp(
            "A JSON file that assigns commands to gestures, such as {\"splitTap\": \"readElement\"}.", valueName: "file"
        ),
        completion: .file(extensions: ["json"]))
    var gestures: String?

    @Flag(help: "Print the names of all gestures and commands.")
    var listGestures = false

    @OptionGroup(title: "Output") var log: LogOptions

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    @OptionGroup(title: "Output") var lines: LineOutputOptions

    @OptionGroup(title: "Output") var braille: BrailleDisplayOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Device") var display: DisplayOptions

    @OptionGroup(title: "Input") var files: FileOptions

    func validate() throws {
        guard file != "-" else {
            throw ValidationError("standard input is used for keys: name a file, or use 'earshot read -'")
        }
        guard !lines.usesStandardOutput else {
            throw ValidationError("standard output shows the screen: write --text and --braille to a file")
        }
    }

    @MainActor func run() async throws {
        if listGestures { return try GestureFile.list.forEach { try StandardOutput.writeLine($0) } }
        try clock.apply()
        var setup = Explorer.Setup()
        setup.isPlain = plain
        if let gestures { setup.options.gestures = try GestureFile.load(gestures) }
        let screens = try loadScreens()
        let first = try screens.index(of: screen, in: file)
        let notes = Notes()
        let store = LabelStore.standard(app: file.map { URL(filePath: $0).standardizedFileURL.path } ?? "sample")
        setup.labels = store
        setup.options.userLabels = store.load { notes.add($0) }
        setup.options.speech.punctuation = try voice.request.profile().punctuation
        setup.file = file
        setup.log = try log.log.map { try SessionLogFile(path: $0) }
        setup.lines = try lines.open(language: screens[first].environment.language) { notes.add($0) }
        let speech = try makeSpeech(notes)
        defer { speech?.shutdown() }
        let terminal = OuterTerminal(
            use: .interactive(enter: plain ? "" : Picture.enter, leave: plain ? "" : Picture.leave))
        guard terminal.isTerminal else {
            throw ToolError(
                "standard input is not a terminal", remedy: "run this in a terminal, or use 'earshot read' in scripts",
                exitCode: .usage)
        }
        let keys = DisplayKeys()
        let display = try braille.open(
            table: lines.brailleTable, language: screens[first].environment.language, report: { notes.add($0) },
            press: { keys?.add($0) })
        defer { display?.shutdown() }
        (setup.display, setup.displayKeys) = (display, keys)
        terminal.enterRawMode()
        defer { terminal.restore() }
        let explorer = Explorer(
            screens: screens, first: first, speech: speech, notes: notes, terminal: terminal, setup: setup)
        try explorer.run()
        try setup.lines?.check()
    }

    @MainActor private func loadScreens() throws -> [LoadedScreen] {
        let display = try display.display()
        guard let file else {
            display.apply()
            let window = DemoApp.launch()
            MainLoop.main.advance(by: .zero)
            let size = window.bounds.size
            return [
                LoadedScreen(
                    name: "Sample",
                    environment: Environment(
                        idiom: display.device?.idiom == .pad ? .pad : .phone,
                        layoutDirection: display.direction == .rightToLeft ? .rightToLeft : .leftToRight,
                        language: display.locale ?? "en",
                        screenBounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))),
                    display: display
                ) { window }
            ]
        }
        return try ScreenFile.load(file, files.reader, on: display)
    }

    // Without a synthesizer the screen still shows what would be spoken.
    @MainActor private func makeSpeech(_ notes: Notes) throws -> LiveSpeech? {
        guard !silent else { return nil }
        let profile = try voice.request.profile()
        do {
            return try LiveSpeech(profile: profile, request: voice.request) { notes.add($0) }
        } catch let error as ToolError {
            notes.add(error.message)
            return nil
        }
    }
}
