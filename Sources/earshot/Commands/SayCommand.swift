import ArgumentParser
import Speech
import Voices

/// `earshot say`: speaks a text.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: "Speak a text, or write its speech to a sound file.")

    @Argument(help: "The text to speak.")
    var text: [String]

    @OptionGroup var voice: VoiceOptions

    @Option(name: .long, help: "Write a WAV file instead of speaking.")
    var wav: String?

    func run() async throws {
        let utterance = Utterance(text: text.joined(separator: " "))
        if let wav {
            let seconds = try voice.render([.utterance(utterance)], to: wav)
            try StandardOutput.writeLine("\(SafeText.escape(wav)): \(Self.format(seconds)) seconds")
            return
        }
        let engine = AudioEngine(
            synthesizer: try voice.synthesizer(), sink: LiveSink { StandardError.write("earshot: \($0)\n") },
            profile: try voice.profile())
        let session = SpeechSession(engine: engine)
        let outcome = await session.post(utterance).finished
        session.shutdown()
        if case .failed(let reason) = outcome.kind {
            throw ToolError("the text was not spoken: \(reason)", exitCode: .unavailable)
        }
    }

    /// Seconds with two digits behind the point.
    static func format(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
