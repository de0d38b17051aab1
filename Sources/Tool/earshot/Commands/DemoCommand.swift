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
            EXAMPLES:
              earshot demo --wav demo.wav
              earshot demo --restore --voice rapid
              earshot demo --log demo.jsonl && earshot replay demo.jsonl

            Prints each gesture, what is spoken and which responder handled it, and writes what is heard to a WAV file. \
            At the end the state of the app is saved; with --restore the app goes on where the session before has left \
            it, with the cursor on the same element.
            """)

    @Option(help: "Where to write the speech.")
    var wav = "demo.wav"

    @Flag(help: "Go on where the session before has ended.")
    var restore = false

    @Option(
        help: ArgumentHelp(
            "The file that keeps the state of the app, instead of $XDG_STATE_HOME/earshot/demo.state.",
            valueName: "file"))
    var state: String?

    @OptionGroup var log: LogOptions

    @OptionGroup var voice: VoiceOptions

    func validate() throws {
        if restore, log.log != nil {
            throw ValidationError("--log needs a session from the start: it could not be replayed with --restore")
        }
    }

    @MainActor func run() async throws {
        let store = DemoState(file: state)
        func report(_ message: String) { StandardError.write("earshot: \(SafeText.escape(message))\n") }
        let isThere = store.check(report)
        if restore, !isThere { report("there is no session to go on with, so the demo starts afresh") }
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
