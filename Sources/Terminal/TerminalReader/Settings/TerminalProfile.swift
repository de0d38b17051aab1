import ScreenReader
import Speech

/// The settings of speech in terminals. Nil leaves a setting unchanged.
public struct TerminalProfile: Hashable, Sendable, Encodable {
    /// The verbosity, from which the limits below follow unless they are set too.
    public var verbosity: Verbosity?
    /// The echo of typed characters.
    public var keyEcho: SpeakingSettings.KeyEcho?
    /// Whether output is announced automatically.
    public var speaksOutput: Bool?
    /// The maximum number of lines of output that are read whole, 1 to 10,000.
    public var lineLimit: Int?
    /// The number of lines of long output that are read before it is summed up, 0 to 10,000.
    public var startLines: Int?
    /// The maximum number of characters of one line that are read, 1 to 100,000.
    public var characterLimit: Int?
    /// The percentage by which a progress must grow before it is announced again, 1 to 100.
    public var progressStep: Int?
    /// The seconds after which the end of a command is announced, 0 to 1,000,000.
    public var longCommand: Double?
    /// The seconds between two sounds of a flood, 0.1 to 60.
    public var floodInterval: Double?
    /// The speaking rate in percent, 0 to 100; 50 is the voice's own.
    public var rate: Int?
    /// The volume in percent, 0 to 100.
    public var volume: Int?
    /// The pitch in percent, 0 to 100; 50 is the voice's own.
    public var pitch: Int?
    /// Which punctuation of output is spoken.
    public var punctuation: PunctuationLevel?
    /// Which punctuation is spoken where the user reads with the reader's commands; else that of output.
    public var reviewPunctuation: PunctuationLevel?
    /// The BCP 47 language of the voice.
    public var language: String?
    /// The name of the voice: a profile of Earshot's or of the user's, or a voice of the synthesizer.
    public var voice: String?
    /// Whether short sounds are played.
    public var sounds: Bool?
    /// Whether hints are spoken.
    public var hints: Bool?
    /// The way to announce the indentation of reviewed lines.
    public var indentation: SpeakingSettings.ReportMode?
    /// The way to announce the attributes of reviewed text.
    public var attributes: SpeakingSettings.ReportMode?
    /// Lines of the screen whose changes are spoken in any case.
    public var watched: [RowRange]?
    /// Lines of the screen that are not announced automatically.
    public var muted: [RowRange]?
    /// The pattern for the start of the program's prompts, for programs with prompts but without marks.
    public var prompt: TextPattern?
    /// The rules for announcing and muting lines and for declaring lists. Of the rules for a line the first counts;
    /// those of a program come before those for all.
    public var rules: [ProgramRule]?
    /// The descriptions of keys, by their names ("F2", "Ctrl-x"), which are announced when one of them is pressed.
    public var keys: [String: String]?

    /// The amount of speech.
    public enum Verbosity: String, Hashable, Sendable, Codable, CaseIterable {
        /// The beginning of long texts, progress by halves, only commands that take at least half a minute.
        case low
        /// The default.
        case medium
        /// Longer texts, progress by tenths.
        case high
    }

    /// Creates a profile that states nothing.
    public init() {}

    /// The settings that apply where the user has set none.
    static let standard: TerminalProfile = {
        let (speaking, speech) = (SpeakingSettings(), SpeechSettings())
        var profile = TerminalProfile()
        profile.verbosity = .medium
        profile.keyEcho = speaking.keyEcho
        profile.speaksOutput = speaking.speaksOutput
        profile.indentation = speaking.indentation
        profile.attributes = speaking.attributes
        profile.setLimits(speaking)
        profile.floodInterval = speaking.floodInterval.inSeconds
        profile.rate = speech.rate
        profile.volume = speech.volume
        profile.pitch = speech.pitch
        profile.punctuation = speech.punctuation
        profile.sounds = speech.playsSounds
        // Users of a terminal are expected to be familiar with the Return key.
        profile.hints = false
        return profile
    }()

    /// The limits that follow from the verbosity.
    private mutating func setLimits(_ settings: SpeakingSettings) {
        lineLimit = settings.lineLimit
        startLines = settings.startLines
        characterLimit = settings.characterLimit
        progressStep = settings.progressStep
        longCommand = settings.longCommand.inSeconds
    }

    /// Applies the settings that another profile has.
    mutating func overlay(_ other: TerminalProfile) {
        if let limits = other.verbosity?.limits { setLimits(limits) }
        let (generalRules, generalKeys) = (rules ?? [], keys ?? [:])
        defer {
            if let own = other.rules { rules = own + generalRules }
            if let own = other.keys { keys = own.merging(generalKeys) { own, _ in own } }
        }
        // A language brings its own voices, so a voice of before would hide it.
        if other.language != nil { voice = nil }
        for member in ProfileMember.all where member.isStated(other) { member.copy(other, &self) }
    }

    /// Applies the differences between two profiles.
    mutating func apply(changesFrom old: TerminalProfile, to new: TerminalProfile) {
        for member in ProfileMember.all where !member.isEqual(old, new) { member.copy(new, &self) }
    }

    /// Forgets the limits, so that they follow from the verbosity.
    mutating func clearLimits() {
        (lineLimit, startLines, characterLimit, progressStep) = (nil, nil, nil, nil)
        longCommand = nil
    }

    /// The settings for automatic speech of programs.
    var speaking: SpeakingSettings {
        var settings = SpeakingSettings()
        if let keyEcho { settings.keyEcho = keyEcho }
        if let speaksOutput { settings.speaksOutput = speaksOutput }
        if let indentation { settings.indentation = indentation }
        if let attributes { settings.attributes = attributes }
        if let lineLimit { settings.lineLimit = lineLimit }
        if let startLines { settings.startLines = startLines }
        if let characterLimit { settings.characterLimit = characterLimit }
        if let progressStep { settings.progressStep = progressStep }
        if let longCommand { settings.longCommand = Duration(clampingSeconds: longCommand) }
        if let floodInterval { settings.floodInterval = Duration(clampingSeconds: floodInterval) }
        settings.prompt = prompt
        settings.lists = (rules ?? []).compactMap(\.list)
        return settings
    }

    /// The settings of speech.
    var speech: TerminalSpeech {
        var speech = TerminalSpeech()
        if let rate { speech.settings.rate = rate }
        if let volume { speech.settings.volume = volume }
        if let pitch { speech.settings.pitch = pitch }
        if let punctuation { speech.settings.punctuation = punctuation }
        if let sounds { speech.settings.playsSounds = sounds }
        if let hints { speech.settings.speaksHints = hints }
        speech.settings.language = language
        speech.voice = voice
        speech.reviewPunctuation = reviewPunctuation
        return speech
    }
}

extension TerminalProfile.Verbosity {
    fileprivate var limits: SpeakingSettings {
        var limits = SpeakingSettings()
        switch self {
        case .low:
            limits.lineLimit = 5
            limits.startLines = 2
            limits.characterLimit = 200
            limits.progressStep = 50
            limits.longCommand = .seconds(30)
        case .medium: break
        case .high:
            limits.lineLimit = 100
            limits.startLines = 10
            limits.characterLimit = 5_000
            limits.progressStep = 10
            limits.longCommand = .seconds(5)
        }
        return limits
    }
}

extension SpeakingSettings.KeyEcho: Codable {}
