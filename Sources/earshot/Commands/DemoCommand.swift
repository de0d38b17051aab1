import AccessibilityTesting
import AccessibilityTree
import ArgumentParser
import DemoApp
import Foundation
import HeadlessUIKit
import ScreenReader
import Speech

/// `earshot demo`: a scripted session with the built-in sample app.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Run a scripted session with the built-in sample app.",
        discussion: """
            Prints each gesture, what is spoken and which responder handled it, and writes what is heard to a WAV file.
            """)

    @Option(help: "Where to write the speech.")
    var wav = "demo.wav"

    @OptionGroup var voice: VoiceOptions

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        let window = DemoApp.launch()
        let reader = ScreenReaderSession(policy: .lenient)
        var printer = TranscriptPrinter()
        var recording = Recording()
        reader.session.output = { recording.take($0) }
        // The session has begun already; its first words are said again for the recording.
        try StandardOutput.writeLine("The app starts.")
        reader.session.perform(Command.readElement)
        reader.settle()
        try Self.print(&printer, reader)
        for step in DemoScript.steps {
            try StandardOutput.writeLine("\n# \(step.title)")
            for gesture in step.gestures(reader.session) {
                reader.session.perform(gesture)
                reader.settle()
                try Self.print(&printer, reader)
            }
        }
        reader.end()
        window.isHidden = true
        let seconds = try voice.render(recording.items, to: wav)
        try StandardOutput.writeLine(
            "\n\(SafeText.escape(wav)): \(SayCommand.format(seconds)) seconds of speech and sounds")
    }

    @MainActor private static func print(_ printer: inout TranscriptPrinter, _ reader: ScreenReaderSession) throws {
        for line in printer.lines(of: reader.session.log) { try StandardOutput.writeLine(line) }
    }
}

/// What is heard, to be written to a file.
struct Recording {
    private(set) var items: [SpeechRenderer.Item] = []

    /// Keeps what begins to be heard.
    mutating func take(_ output: Session.Output) {
        switch output {
        case .began(let spoken): items += [.utterance(spoken.utterance), .silence(seconds: 0.3)]
        case .earcon(let earcon): items.append(.utterance(Utterance([.earcon(earcon)])))
        default: break
        }
    }
}
