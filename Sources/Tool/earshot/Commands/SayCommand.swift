import ArgumentParser
import CommandIO
import Escaping
import SessionOutput
import Speech
import Voices

/// `earshot say`: speaks a text.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say",
        abstract: "Speak text, or write its speech to a sound file.",
        discussion: """
            The exit code is 0 only if the whole text was spoken and all output was written. Put -- before text that \
            begins with a dash.
            """,
        examples: [
            #"earshot say "Hello there""#,
            "earshot say --voice german --rate 250 Guten Tag",
            #"earshot say -- "-5 degrees""#,
            "fortune | earshot say -",
            #"earshot say "Hello there" --wav - | aplay"#,
        ])

    @Argument(help: "The text to speak, or - to speak standard input line by line.")
    var text: [String]

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    @Option(
        help: ArgumentHelp("Write a WAV file instead of speaking; - for standard output.", valueName: "file"),
        completion: .file(extensions: ["wav"]))
    var wav: String?

    @Flag(help: "Don't play any sound; only write --text and --braille output.")
    var silent = false

    @OptionGroup(title: "Output") var lines: LineOutputOptions

    @OptionGroup(title: "Input") var files: FileOptions

    func validate() throws {
        guard !silent || wav == nil else { throw ValidationError("--silent and --wav can't be combined") }
        guard wav != "-" || !lines.usesStandardOutput else {
            throw ValidationError("standard output is used for sound: write --text and --braille to a file")
        }
    }

    func run() async throws {
        let utterances = try texts.map { Utterance(text: $0) }
        let profile = try voice.request.profile()
        let outputs = try lines.open(language: profile.language)
        for utterance in utterances { outputs.write(utterance) }
        if let wav {
            let items = utterances.map { SpeechRenderer.Item.utterance($0) }
            // Standard output may be read by a braille display, or carry the sound itself.
            if lines.usesStandardOutput || wav == "-" {
                try voice.request.writeSound(of: items, to: wav, profile)
            } else {
                let seconds = try voice.request.render(items, to: wav, profile)
                try StandardOutput.writeLine("\(SafeText.escape(wav)): \(SoundFile.format(seconds)) seconds")
            }
        } else if !silent {
            try await voice.request.speak(utterances, profile)
        }
        try outputs.check()
    }

    /// The texts to speak: the words of the command line, or the lines of standard input.
    private var texts: [String] {
        get throws {
            guard text == ["-"] else { return [text.joined(separator: " ")] }
            return String(decoding: try files.reader.bytes(of: "-"), as: UTF8.self).split(whereSeparator: \.isNewline)
                .map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        }
    }
}
