/// The delegate of an audio player. Each requirement is optional.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It has ended. Not called here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It can't be read. Not called here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio player: it keeps whether it is playing, and makes no sound.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
    /// The delegate.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Whether it is to play.
    open private(set) var isPlaying = false
    /// The playback position, in seconds.
    open var currentTime: TimeInterval = 0
    /// None: nothing is read.
    open var duration: TimeInterval { 0 }
    /// The volume.
    open var volume: Float = 1
    /// The number of repetitions.
    open var numberOfLoops = 0
    /// The URL of the sounds.
    public let url: URL?

    /// A player of a file, which has to be there.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw AVError(.unknown) }
        self.url = url
    }

    /// A player of data.
    public init(data: Data) throws { url = nil }

    /// Nothing to prepare.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Keeps that it is to play.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Keeps that it isn't to play.
    open func pause() { isPlaying = false }
    /// Keeps that it isn't to play.
    open func stop() { isPlaying = false }
}

/// The audio session of an app. It is kept, and has no effect.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
    /// The purpose of an app's sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A purpose by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Mixes with other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone, if not silenced.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playback is the app's main purpose.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// To be kept.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The mode of a session.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A use by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The choices as bits.
        public let rawValue: UInt

        /// Choices of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps continue.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }

    private static let shared = AVAudioSession()
    /// The category of the session.
    open private(set) var category = Category.soloAmbient
    /// The mode of the session.
    open private(set) var mode = Mode.default

    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Keeps what sound is for.
    open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
    ) throws {
        self.category = category
        self.mode = mode
    }
    /// Nothing.
    open func setActive(_ active: Bool) throws {}
}

/// Something that is to be said.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The speech rate.
    open var rate: Float = 0.5
    /// The pitch.
    open var pitchMultiplier: Float = 1
    /// The volume.
    open var volume: Float = 1
    /// In which voice.
    open var voice: AVSpeechSynthesisVoice?

    /// A text.
    public init(string: String) { speechString = string }
}

/// A voice.
@preconcurrency @MainActor open class AVSpeechSynthesisVoice: NSObject {
    /// Its language.
    public let language: String

    /// A voice of a language.
    public init?(language code: String?) { language = code ?? Locale.current.identifier }
}

/// The position where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once, after the word.
    case immediate, word
}

/// Says texts of the app: keeps none and says none. What the screen reader says is not its work.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    /// Never.
    open var isSpeaking: Bool { false }
    /// Never.
    open var isPaused: Bool { false }

    /// Nothing.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Nothing to stop.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
