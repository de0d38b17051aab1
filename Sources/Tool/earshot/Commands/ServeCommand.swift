#if ATDriver
import ATDriver
import AccessibilityTree
import ArgumentParser
import CommandIO
import DemoApp
import FileScreens
import HeadlessUIKit
import LiveReader
import ScreenReader
import SessionOutput

/// `earshot serve`: lets other programs control the screen reader.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Let other programs control the screen reader through the W3C AT Driver protocol.",
        discussion: """
            FILE is a view description (JSON) or an Interface Builder document (.storyboard, .xib). Without FILE, \
            the built-in sample app is served. Each session starts with the app as it is in the file.

            The service listens on ws://127.0.0.1:PORT/session for programs on this machine and rejects connections \
            from web pages. Time is virtual: a command is answered when all speech that it caused has ended. With \
            --speak the speech is also played, as if the user pressed the keys as fast as the client does.
            """,
        examples: [
            "earshot serve --at-driver",
            "earshot serve --at-driver Main.storyboard --screen 2 --port 0",
        ])

    @Flag(name: .customLong("at-driver"), help: "Use the AT Driver protocol. Required, as the only protocol so far.")
    var atDriver = false

    @Option(help: "The port to listen on; 0 for any free port.")
    var port = 4382

    @Option(
        name: [.customLong("scene"), .customLong("screen")],
        help: "The screen of the file, by name or number from 1. (default: the initial screen)")
    var screen: String?

    @Flag(name: .customLong("speak"), help: "Also play the speech.")
    var speaks = false

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    @Argument(help: "The file to serve.", completion: .screens)
    var file: String?

    func validate() throws {
        guard atDriver else { throw ValidationError("the protocol is missing: add --at-driver") }
        guard file != "-" else {
            throw ValidationError(
                "standard input can't be served, because each session reads the file again: name a file")
        }
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535") }
    }

    @MainActor func run() async throws {
        try clock.apply()
        // A file that can't be read is reported now, not to the first client.
        try makeWindow().0.isHidden = true
        let speech = try makeSpeech()
        defer { speech?.shutdown() }
        let server = ATDriverServer(version: EarshotCommand.configuration.version) { settings, output in
            let (window, environment) = try makeWindow()
            speech?.interrupt()
            return ServedReader(window: window, environment: environment, settings: settings) { event in
                speech?.take(event)
                output(event)
            }
        }
        do {
            try await server.run(port: port) { port in
                try? StandardOutput.writeLine("ws://127.0.0.1:\(port)/session")
            }
        } catch {
            throw ToolError(
                "cannot listen on port \(port): \(error)", remedy: "choose another port with --port",
                exitCode: .unavailable)
        }
    }

    @MainActor private func makeSpeech() throws -> LiveSpeech? {
        guard speaks else { return nil }
        return try voice.request.speaker(try voice.request.profile())
    }

    @MainActor private func makeWindow() throws -> (UIWindow, Environment?) {
        guard let file else {
            return (DemoApp.launch(), nil)
        }
        let screens = try ScreenFile.load(file, files.reader)
        let chosen = screens[try screens.index(of: screen, in: file)]
        guard chosen.page == nil else {
            throw ToolError(
                "a page source can't be served, because it does not respond to actions",
                file: FileReader.name(of: file),
                remedy: "name a view description or an Interface Builder document", exitCode: .usage)
        }
        return (chosen.open(isWalkable: true), chosen.environment)
    }
}

/// A screen reader on an app of this process, for one client.
@MainActor private final class ServedReader: DrivenReader {
    private let reader: ScreenReaderSession
    private let window: UIWindow

    init(
        window: UIWindow, environment: Environment?, settings: ReaderSettings,
        output: @escaping @MainActor (ReadingSession.Output) -> Void
    ) {
        self.window = window
        reader = ScreenReaderSession(
            window: window, environment: environment, options: settings.options, timing: settings.timing,
            policy: settings.policy, output: output)
    }

    var session: ReadingSession { reader.session }

    func settle() { reader.settle() }

    func end() {
        reader.end()
        window.isHidden = true
    }
}
#endif
