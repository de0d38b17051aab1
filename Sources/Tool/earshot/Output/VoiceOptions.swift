import ArgumentParser
import SessionOutput
import Speech
import Voices

/// The options for speech.
struct VoiceOptions: ParsableArguments {
    @Option(
        name: .customLong("voice"),
        help: ArgumentHelp(
            "The voice profile, or the path of its file; \"earshot voices\" lists them. (default: \(VoiceLibrary.defaultName))",
            valueName: "voice"
        ), completion: .voices)
    var chosenName: String?

    @Option(
        help: ArgumentHelp(
            """
            The speech engine: espeak, speech-dispatcher, speech-dispatcher:MODULE for one of its output modules, \
            orca for the screen reader that runs, or auto for the first available of orca, speech-dispatcher and \
            espeak. (default: espeak)
            """, valueName: "engine"), completion: .engines)
    var engine: SpeechProgram?

    @Option(
        help: ArgumentHelp(
            """
            The rate in words a minute, \(VoiceProfile.rates.lowerBound) to \(VoiceProfile.rates.upperBound). (default: \
            the rate of the profile)
            """, valueName: "words"))
    var rate: Int?

    @Option(
        help: ArgumentHelp("A YAML file with pronunciations of words and patterns.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var lexicon: String?

    func validate() throws {
        guard rate.map(VoiceProfile.rates.contains) ?? true else {
            throw ValidationError(
                "--rate must be a number from \(VoiceProfile.rates.lowerBound) to \(VoiceProfile.rates.upperBound)")
        }
    }

    /// The request that the options describe.
    var request: VoiceRequest { VoiceRequest(name: chosenName, engine: engine, rate: rate, lexicon: lexicon) }
}

extension SpeechProgram: ExpressibleByArgument {
    package static var allValueStrings: [String] { names }
}
