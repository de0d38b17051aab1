import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import ScreenReader
import SessionOutput
import Speech
import Voices

/// The speech options of `earshot read`.
struct ReadSoundOptions: ParsableArguments {
    @Flag(name: .customLong("speak"), help: "Also speak each element when its line is printed.")
    var speaks = false

    @Option(
        help: ArgumentHelp(
            "The language of the reader's words, such as de, and of the voice unless --voice names one. (default: en)",
            valueName: "tag"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "Also write the speech to a WAV file; - for standard output, instead of the text.", valueName: "file"),
        completion: .file(extensions: ["wav"]))
    var wav: String?

    /// Whether the sound replaces the text on standard output.
    var takesStandardOutput: Bool { wav == "-" }

    /// Rejects options that can't be combined.
    func validate(with lines: LineOutputOptions) throws {
        guard !speaks || wav == nil else { throw ValidationError("--speak and --wav can't be combined") }
        guard !takesStandardOutput || !lines.usesStandardOutput else {
            throw ValidationError("standard output is used for sound: write --text and --braille to a file")
        }
        guard let language else { return }
        let known = StringCatalog.builtIn.languages
        guard known.contains(where: { LanguageTag.isSameLanguage($0, language) }) else {
            throw ValidationError(
                "the reader does not speak the language \"\(language)\"; it speaks \(known.joined(separator: ", "))")
        }
    }

    /// Returns the voice: that of `--voice`, else one of the language. An unknown name is an error even without speech
    /// output.
    func profile(_ voice: VoiceRequest) throws -> VoiceProfile {
        try voice.profile(speaking: language)
    }

    /// Returns the speech output, or nil if there is none. Checks the voice in any case.
    @MainActor func speaker(_ voice: VoiceRequest) throws -> LiveSpeech? {
        try voice.check()
        guard speaks else { return nil }
        return try voice.speaker(try profile(voice))
    }

    /// Speaks screens, and prints each line when it is spoken. If speech fails the rest is printed all the same, and
    /// then the failure is thrown: unspoken text is never reported as spoken.
    @MainActor func speak(_ readings: [ScreenReading], _ speaker: LiveSpeech, printing: Bool) async throws {
        var failure: ToolError?
        for (index, reading) in readings.enumerated() {
            if printing, index > 0 { try StandardOutput.writeLine() }
            for (line, speech) in reading.spokenLines {
                if printing { try StandardOutput.writeLine(line) }
                guard failure == nil else { continue }
                do {
                    for item in speech { try await speaker.speak(item) }
                } catch let error as ToolError {
                    failure = error
                }
            }
        }
        if let failure { throw failure }
    }
}
