import CommandIO
import Speech

/// A speech engine, by the name that users give.
package enum SpeechProgram: Hashable {
    /// eSpeak NG, in a process of ours.
    case espeak
    /// speech-dispatcher, with one of its output modules or its usual one.
    case dispatcher(module: String?)

    /// The notations of engines on the command line.
    package static let names = ["espeak", "speech-dispatcher", "speech-dispatcher:MODULE"]

    /// Creates an engine from its notation; nil for an unknown one.
    package init?(argument: String) {
        switch argument {
        case "espeak": self = .espeak
        case "speech-dispatcher": self = .dispatcher(module: nil)
        default:
            let start = "speech-dispatcher:"
            guard argument.hasPrefix(start), argument.count > start.count else { return nil }
            self = .dispatcher(module: String(argument.dropFirst(start.count)))
        }
    }

    /// The voices of speech-dispatcher.
    package static func voices(module: String?) throws -> [SynthesizerVoice] {
        do {
            return try DispatcherEngine.voices(of: DispatcherAddress(), module: module)
        } catch {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }
}

/// An engine with its related objects.
package struct StartedEngine {
    /// The engine.
    package let engine: any VoiceEngine
    /// eSpeak's process; nil where another program speaks.
    package let synthesizer: HostedSynthesizer?
    /// The engine's voices in addition to Earshot's profiles.
    package let voices: @Sendable () -> [SynthesizerVoice]

    /// Ends the engine's process, when the session that had the engine was shut down.
    package func shutdown() { synthesizer?.shutdown() }
}
