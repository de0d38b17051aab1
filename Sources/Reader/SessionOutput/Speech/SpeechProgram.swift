import CommandIO
import Speech

/// A speech engine, by the name that users give.
package enum SpeechProgram: Hashable {
    /// eSpeak NG, in a process of ours.
    case espeak
    /// speech-dispatcher, with one of its output modules or its usual one.
    case dispatcher(module: String?)
    /// Orca, the user's own screen reader.
    case orca
    /// The first of Orca, speech-dispatcher and eSpeak NG that is available.
    case automatic

    /// The notations of engines on the command line.
    package static let names = ["espeak", "speech-dispatcher", "speech-dispatcher:MODULE", "orca", "auto"]

    /// Creates an engine from its notation; nil for an unknown one.
    package init?(argument: String) {
        switch argument {
        case "espeak": self = .espeak
        case "speech-dispatcher": self = .dispatcher(module: nil)
        case "orca": self = .orca
        case "auto": self = .automatic
        default:
            let start = "speech-dispatcher:"
            guard argument.hasPrefix(start), argument.count > start.count else { return nil }
            self = .dispatcher(module: String(argument.dropFirst(start.count)))
        }
    }

    /// The name for people.
    package var title: String {
        switch self {
        case .espeak: "eSpeak NG"
        case .dispatcher: "speech-dispatcher"
        case .orca: "Orca"
        case .automatic: "the first available engine"
        }
    }

    /// Returns the engine that speaks: for `automatic`, the first one that is available. It must be eSpeak NG, which
    /// alone gives its sound to others, if the speech is written to a file.
    ///
    /// - Throws: `ToolError` if another engine would have to write to a file.
    package func resolved(writesFile: Bool = false) throws -> SpeechProgram {
        switch self {
        case .espeak: return self
        case .dispatcher, .orca:
            guard !writesFile else {
                throw ToolError(
                    "\(title) plays its speech itself, so the speech can't be written to a file",
                    remedy: "leave out --engine", exitCode: .usage)
            }
            return self
        case .automatic: return writesFile ? .espeak : Self.firstAvailable()
        }
    }

    private static func firstAvailable() -> SpeechProgram {
        if OrcaService().isRunning { return .orca }
        return (try? voices(module: nil))?.isEmpty == false ? .dispatcher(module: nil) : .espeak
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
