import Spawning

/// The output of speech. Its methods must return immediately.
public protocol SpeechOutput: AnyObject {
    /// Receives the next item to speak.
    func take(_ item: Spoken)
    /// Receives the next item that the user reads with the reader's commands. By default the same as `take`.
    func review(_ item: Spoken)
}

extension SpeechOutput {
    /// Receives the item like any other.
    public func review(_ item: Spoken) { take(item) }
}

/// Speaks in the way that the user has set.
public protocol SpeechTuning: AnyObject {
    /// Speech is set like this from now on.
    func change(_ speech: TerminalSpeech)
}

/// Lists the available voices.
public protocol VoiceListing: AnyObject {
    /// The voices, the usual one first.
    var voices: [TerminalVoice] { get }
    /// Returns the BCP 47 language of a voice, or of the usual one for nil; nil when there is no such voice. By default it
    /// is looked up in `voices`.
    func language(ofVoice name: String?) -> String?
}

extension VoiceListing {
    /// Looks the voice up in the list.
    public func language(ofVoice name: String?) -> String? {
        (name == nil ? voices.first : voices.first { $0.name == name })?.language
    }
}

/// Provides the progress of speech.
public protocol SpeechProgress: AnyObject {
    /// The item that is being spoken, or was spoken last, counted from 0 after the last stop. nil before the first.
    var place: Int? { get }
    /// Whether an announcement that was taken has been neither spoken nor dropped.
    var isSpeaking: Bool { get }
    /// Returns whether speech has failed after the previous call, so that the user has to be notified without it.
    func takeAlarm() -> Bool
}

extension SpeechProgress {
    /// Never: for speech that can't fail.
    public func takeAlarm() -> Bool { false }
}

/// Saves the user's changes by keys.
public protocol SettingsKeeping: AnyObject {
    /// The user has changed settings: they apply the next time as well. False when they can't be kept.
    func keep(_ settings: TerminalSettings) -> Bool
}

/// The outputs of a session for speech and settings. Without the optional ones, settings of speech have no effect,
/// there are no voices to choose from, the progress of speech is unknown, and changes by the user apply to this session
/// only.
public struct SessionOutputs {
    /// The output of speech.
    public var speech: any SpeechOutput
    /// The tuning of speech to the user's settings.
    public var tuning: (any SpeechTuning)?
    /// The list of voices.
    public var voices: (any VoiceListing)?
    /// The progress of speech.
    public var progress: (any SpeechProgress)?
    /// The store of settings.
    public var settings: (any SettingsKeeping)?
    /// The display of the line where the user is.
    public var lineDisplay: (any LineDisplay)?
    /// Wakes the session when speech has ended or failed. Without it nothing is waited for at the end.
    package var wakeUp: WakeUp?

    /// Names them.
    public init(
        _ speech: any SpeechOutput, tuning: (any SpeechTuning)? = nil, voices: (any VoiceListing)? = nil,
        progress: (any SpeechProgress)? = nil, settings: (any SettingsKeeping)? = nil
    ) {
        self.speech = speech
        self.tuning = tuning
        self.voices = voices
        self.progress = progress
        self.settings = settings
    }
}
