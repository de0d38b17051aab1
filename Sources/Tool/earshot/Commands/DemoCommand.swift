import ArgumentParser
import CommandIO
import Escaping
import Foundation
import HeadlessUIKit
import SessionOutput

/// `earshot demo`: a scripted session with the built-in sample app.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Run a scripted session with the built-in sample app.",
        discussion: """
            Prints each gesture, the speech and the responder that handled the gesture, and writes the speech and \
            sounds to a WAV file. At the end the state of the app is saved. With --restore, the app continues where \
            the previous session ended, with the cursor on the same element.
            """,
        examples: [
            "earshot demo --wav demo.wav",
            "earshot demo --restore --voice rapid",
            "earshot demo --log demo.jsonl && earshot replay demo.jsonl",
        ])

    @Option(
        help: ArgumentHelp("The WAV file to write.", valueName: "file"), completion: .file(extensions: ["wav"]))
    var wav = "demo.wav"

    @Flag(help: "Continue where the previous session ended.")
    var restore = false

    @Option(
        help: ArgumentHelp(
            "The file for the app's state. (default: $XDG_STATE_HOME/earshot/demo.state)", valueName: "file"),
        completion: .file())
    var state: String?

    @OptionGroup(title: "Output") var log: LogOptions

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    func validate() throws {
        if restore, log.log != nil {
            throw ValidationError("--log and --restore can't be combined, because a restored session can't be replayed")
        }
    }

    @MainActor func run() async throws {
        let store = DemoState(file: state)
        func report(_ message: String) { StandardError.write("earshot: \(SafeText.escape(message))\n") }
        let isThere = store.check(report)
        if restore, !isThere { report("there is no saved session, so the demo starts from the beginning") }
        let session = try DemoSession.run(restoringFrom: restore && isThere ? store.store : nil) {
            try StandardOutput.writeLine($0)
        } atEnd: {
            try store.save(report)
        }
        try log.write([session.log])
        let seconds = try voice.request.render(session.items, to: wav)
        try StandardOutput.writeLine(
            "\n\(SafeText.escape(wav)): \(SoundFile.format(seconds)) seconds of speech and sounds")
    }
}
