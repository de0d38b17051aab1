import Synchronization

/// Turns text into samples.
///
/// The calls run on the caller's thread until the work is done; an engine with one voice box makes the next caller
/// wait. `AudioEngine` and `SpeechRenderer` are built on it.
public protocol Synthesizer: AnyObject, Sendable {
    /// Speaks a segment.
    ///
    /// - Parameters:
    ///   - segment: The segment to speak.
    ///   - cancellation: Ends the work soon when it is raised; the call then returns as if it were done.
    ///   - receive: Receives the output, in order, and returns whether to continue. A word comes before the audio in
    ///     which it begins.
    /// - Throws: A reason why it cannot be spoken, or not to its end.
    func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError)

    /// The voices that there are.
    func voices() throws(SynthesisError) -> [SynthesizerVoice]

    /// Returns the pronunciation of a text in the International Phonetic Alphabet.
    func phonemes(for text: String, voice: String) throws(SynthesisError) -> String

    /// Gives back processes and memory. A later call starts them again.
    func shutdown()
}

/// Samples or the beginning of a word.
public enum SynthesisChunk: Sendable, Hashable {
    /// Mono samples, `SpeechAudio.sampleRate` of them a second.
    case audio([Int16])
    /// A word begins.
    case word(SynthesisWord)
}

/// The position of a word in the text and in the sound of a segment.
public struct SynthesisWord: Sendable, Hashable {
    /// The word's scalars in the segment's text.
    public var range: Range<Int>
    /// The sample at which it begins, counted from the segment's first.
    public var sample: Int

    /// Creates a word.
    public init(range: Range<Int>, sample: Int) {
        self.range = range
        self.sample = sample
    }
}

/// A voice of an engine.
public struct SynthesizerVoice: Sendable, Hashable {
    /// The name by which a profile chooses it.
    public var identifier: String
    /// Its name for people.
    public var name: String
    /// Its BCP 47 language.
    public var language: String

    /// Creates a voice.
    public init(identifier: String, name: String, language: String) {
        self.identifier = identifier
        self.name = name
        self.language = language
    }
}

/// The form of all samples in this module: mono, 16 bits.
public enum SpeechAudio {
    /// The sample rate in hertz: that of libespeak-ng.
    public static let sampleRate = 22_050

    /// Returns the number of samples in the given number of seconds; zero if it is not a positive number.
    public static func samples(seconds: Double) -> Int {
        seconds > 0 ? Int((min(seconds, 3600) * Double(sampleRate)).rounded()) : 0
    }
}

/// A flag that is raised once, from any thread.
public final class CancellationFlag: Sendable {
    private let raised = Atomic(false)

    /// Creates a flag that is not raised.
    public init() {}

    /// Whether the flag was raised.
    public var isCancelled: Bool { raised.load(ordering: .acquiring) }

    /// Raises the flag.
    public func cancel() { raised.store(true, ordering: .releasing) }
}

/// Why text was not turned into samples.
public enum SynthesisError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no engine, with how to fix it.
    case unavailable(String)
    /// None of the voices exists.
    case unknownVoice([String])
    /// The engine's process died, also when it was tried again.
    case engineDied
    /// The engine's process gave no answer for too long, also when it was tried again.
    case engineHung
    /// The engine refused.
    case refused(String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        case .unknownVoice(let names): "no such voice: \(names.joined(separator: ", "))"
        case .engineDied: "the speech engine crashed on this text"
        case .engineHung: "the speech engine does not respond"
        case .refused(let reason): "the speech engine reported an error: \(reason)"
        }
    }
}
