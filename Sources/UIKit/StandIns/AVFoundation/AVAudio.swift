/// The delegate of an audio player. Each requirement is optional.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when playback has ended. Not called here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when the audio can't be decoded. Not called here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio player, which stores whether it is playing and makes no sound.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
    /// The delegate.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Whether `play()` was called after the last pause or stop.
    open private(set) var isPlaying = false
    /// The playback position, in seconds.
    open var currentTime: TimeInterval = 0
    /// The duration in seconds; always 0, since no media is read.
    open var duration: TimeInterval { 0 }
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The number of repetitions; negative to repeat until stopped.
    open var numberOfLoops = 0
    /// The URL of the audio file; nil for data.
    public let url: URL?

    /// Creates a player for a file. Throws an error if the file doesn't exist.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw AVError(.unknown) }
        self.url = url
    }

    /// Creates a player for data, which is ignored.
    public init(data: Data) throws { url = nil }

    /// Returns true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Starts playback: `isPlaying` becomes true.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Pauses playback: `isPlaying` becomes false.
    open func pause() { isPlaying = false }
    /// Stops playback: `isPlaying` becomes false.
    open func stop() { isPlaying = false }
}

/// The audio session of an app. Its settings are stored and have no effect.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
    /// The category of an audio session.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a category with a raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Background sound that mixes with other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Background sound that silences other apps and obeys the mute switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playback is the app's main purpose.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playback and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The mode of a session.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a mode with a raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Spoken audio.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Movie playback.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Mixes with the sound of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Lowers the volume of other apps.
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }

    private static let shared = AVAudioSession()
    /// The category of the session.
    open private(set) var category = Category.soloAmbient
    /// The mode of the session.
    open private(set) var mode = Mode.default

    /// Returns the app's session.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Stores the category and the mode.
    open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
    ) throws {
        self.category = category
        self.mode = mode
    }
    /// Does nothing.
    open func setActive(_ active: Bool) throws {}
}

/// A text to speak.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The speech rate, from 0 to 1.
    open var rate: Float = 0.5
    /// The pitch, as a factor of the voice's.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The voice; nil for the default one.
    open var voice: AVSpeechSynthesisVoice?

    /// Creates an utterance of a text.
    public init(string: String) { speechString = string }
}

/// A voice for speech.
@preconcurrency @MainActor open class AVSpeechSynthesisVoice: NSObject {
    /// The language, as a BCP 47 tag.
    public let language: String

    /// Creates a voice for a language; nil for the current locale's.
    public init?(language code: String?) { language = code ?? Locale.current.identifier }
}

/// The position where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// Immediately, or after the current word.
    case immediate, word
}

/// A synthesizer for the app's own speech. It speaks nothing here, and is independent of the screen reader.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    /// Whether it is speaking; always false.
    open var isSpeaking: Bool { false }
    /// Whether it is paused; always false.
    open var isPaused: Bool { false }

    /// Does nothing.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Returns false, since there is no speech to stop.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
