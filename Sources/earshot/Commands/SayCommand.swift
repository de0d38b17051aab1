import ArgumentParser
import Speech
import Voices

/// `earshot say`: speaks a text.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: "Speak a text, or write its speech to a sound file.",
        discussion: "The exit code is 0 only if the text was spoken to its end and everything was written.")

    @Argument(help: "The text to speak.")
    var text: [String]

    @OptionGroup var voice: VoiceOptions

    @Option(name: .long, help: "Write a WAV file instead of speaking.")
    var wav: String?

    @Flag(help: "Make no sound: only write the lines that --text and --braille ask for.")
    var silent = false

    @OptionGroup var lines: LineOutputOptions

    func validate() throws {
        guard !silent || wav == nil else { throw ValidationError("--silent and --wav exclude each other") }
    }

    func run() async throws {
        let utterance = Utterance(text: text.joined(separator: " "))
        let profile = try voice.profile()
        let outputs = try lines.open(language: profile.language)
        outputs.write(utterance)
        if let wav {
            let seconds = try voice.render([.utterance(utterance)], to: wav)
            let line = "\(SafeText.escape(wav)): \(Self.format(seconds)) seconds"
            // Standard output may be what somebody's braille display reads.
            if lines.usesStandardOutput {
                StandardError.write("earshot: \(line)\n")
            } else {
                try StandardOutput.writeLine(line)
            }
        } else if !silent {
            try await speak(utterance, profile)
        }
        try outputs.check()
    }

    private func speak(_ utterance: Utterance, _ profile: VoiceProfile) async throws {
        let engine = AudioEngine(
            synthesizer: try voice.synthesizer(),
            sink: LiveSink { StandardError.write("earshot: \(SafeText.escape($0))\n") }, profile: profile,
            earcons: profile.earcons.sounds)
        let session = SpeechSession(engine: engine)
        let outcome = await session.post(utterance).finished
        session.shutdown()
        switch outcome.kind {
        case .finished: break
        case .failed(let reason): throw ToolError("the text was not spoken: \(reason)", exitCode: .unavailable)
        default: throw ToolError("the text was not spoken to its end", exitCode: .unavailable)
        }
    }

    /// Seconds with two digits behind the point.
    static func format(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
