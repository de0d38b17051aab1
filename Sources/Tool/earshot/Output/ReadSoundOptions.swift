import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import ScreenReader
import SessionOutput
import Speech
import Voices

/// The options of `earshot read` that are about how it sounds.
struct ReadSoundOptions: ParsableArguments {
    @Flag(name: .customLong("aloud"), help: "Speak as well, each element when its line is printed.")
    var speaks = false

    @Option(
        help: ArgumentHelp(
            "The language of the reader's own words, such as de, and of the voice where --voice names none.",
            valueName: "tag"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "Write the speech to a WAV file as well; to - (standard output) instead of the text.", valueName: "file"))
    var wav: String?

    /// Whether the sound takes the place of the text on standard output.
    var takesStandardOutput: Bool { wav == "-" }

    /// Refuses what can't be done at once.
    func validate(with lines: LineOutputOptions) throws {
        guard !speaks || wav == nil else { throw ValidationError("--aloud and --wav exclude each other") }
        guard !takesStandardOutput || !lines.usesStandardOutput else {
            throw ValidationError("standard output has the sound; give --text and --braille a file")
        }
        guard let language else { return }
        let known = StringCatalog.builtIn.languages
        guard known.contains(where: { LanguageTag.isSameLanguage($0, language) }) else {
            throw ValidationError(
                "the reader has no words in \"\(language)\"; it has them in \(known.joined(separator: ", "))")
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
