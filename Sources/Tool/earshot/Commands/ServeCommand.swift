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

/// `earshot serve`: lets other programs drive the screen reader.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Let other programs drive the screen reader, with the W3C AT Driver protocol.",
        discussion: """
            EXAMPLES:
              earshot serve --at-driver
              earshot serve --at-driver Main.storyboard --screen 2 --port 0

            FILE is a view description (JSON) or an Interface Builder document (.storyboard, .xib); without one the \
            built-in sample app is served. Each session begins with the app as it is in the file.

            The service listens on ws://127.0.0.1:PORT/session for programs of this machine; pages in browsers are \
            turned away. Time is virtual: a command is answered when all that it caused was spoken. With --aloud it is \
            heard as well, as it would be by somebody who presses the keys as fast as the client does.
            """)

    @Flag(name: .customLong("at-driver"), help: "Speak the AT Driver protocol (the only one there is).")
    var atDriver = false

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 4382

    @Option(
        name: [.customLong("scene"), .customLong("screen")],
        help: "The screen of the file, by name or number from 1; the initial one unless given.")
    var screen: String?

    @Flag(name: .customLong("aloud"), help: "Speak aloud too.")
    var speaks = false

    @OptionGroup var voice: VoiceOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    @Argument(help: "The file to serve.", completion: .screens)
    var file: String?

    func validate() throws {
        guard atDriver else { throw ValidationError("say which protocol to serve: --at-driver") }
        guard file != "-" else {
            throw ValidationError("each session reads the file anew, so it can't be standard input")
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
                "port \(port) cannot be listened on: \(error)", remedy: "choose another with --port",
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
                "a page source can't be served, for nothing answers on it", file: FileReader.name(of: file),
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
