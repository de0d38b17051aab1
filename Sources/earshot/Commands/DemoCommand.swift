import ArgumentParser

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

    @OptionGroup var log: LogOptions

    @OptionGroup var voice: VoiceOptions

    @MainActor func run() async throws {
        let (items, sessionLog) = try DemoSession.run { try StandardOutput.writeLine($0) }
        try log.write([sessionLog])
        let seconds = try voice.render(items, to: wav)
        try StandardOutput.writeLine(
            "\n\(SafeText.escape(wav)): \(SayCommand.format(seconds)) seconds of speech and sounds")
    }
}
