import ArgumentParser
import CommandIO
import Escaping
import SessionOutput
import Speech
import Voices

/// `earshot say`: speaks a text.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: "Speak a text, or write its speech to a sound file.",
        discussion: """
            EXAMPLES:
              earshot say "Hello there"
              earshot say --voice german --rate 250 Guten Tag
              fortune | earshot say -
              earshot say "Hello there" --wav - | aplay

            The exit code is 0 only if the text was spoken to its end and everything was written.
            """)

    @Argument(help: "The text to speak, or - for that of standard input, which is spoken line by line.")
    var text: [String]

    @OptionGroup var voice: VoiceOptions

    @Option(name: .long, help: "Write a WAV file instead of speaking, to - (standard output) as well.")
    var wav: String?

    @Flag(help: "Make no sound: only write the lines that --text and --braille ask for.")
    var silent = false

    @OptionGroup var lines: LineOutputOptions

    @OptionGroup var files: FileOptions

    func validate() throws {
        guard !silent || wav == nil else { throw ValidationError("--silent and --wav exclude each other") }
        guard wav != "-" || !lines.usesStandardOutput else {
            throw ValidationError("standard output has the sound; give --text and --braille a file")
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
