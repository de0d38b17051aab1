import Foundation
import ScreenReader
import Speech
import Words

/// One of the settings that keys change. The raw value is its name in a file of settings.
enum TerminalSetting: String, Hashable, Sendable, CaseIterable {
    case rate, pitch, volume, language, voice, punctuation, reviewPunctuation, sounds
    case verbosity, keyEcho, speaksOutput, lineLimit, startLines, characterLimit, floodInterval, progressStep
    case longCommand, indentation, attributes, hints

    /// Those that the keys for speech go through, in the order of VoiceOver's.
    static let ofSpeech: [TerminalSetting] = [.rate, .pitch, .volume, .language, .voice, .punctuation]

    /// The name as it is spoken.
    var spokenName: String { wordKey.map { TerminalWords.current[$0] } ?? rawValue }

    /// The word for the name.
    var wordKey: TerminalKey? {
        TerminalKey(rawValue: "setting" + rawValue.prefix(1).uppercased() + rawValue.dropFirst())
    }

    /// The value in a profile that states everything, as it is spoken.
    func spokenValue(in profile: TerminalProfile, voices: [TerminalVoice]) -> String {
        let words = TerminalWords.current
        return switch self {
        case .rate: words.percent(profile.rate ?? 0)
        case .pitch: words.percent(profile.pitch ?? 0)
        case .volume: words.percent(profile.volume ?? 0)
        case .language: profile.language.map(Self.name(ofLanguage:)) ?? words[.valueAsVoice]
        case .voice:
            profile.voice.map { name in voices.first { $0.name == name }?.title ?? name } ?? words[.valueUsualVoice]
        case .punctuation: profile.punctuation.map(Self.word) ?? ""
        case .reviewPunctuation: profile.reviewPunctuation.map(Self.word) ?? words[.valueAsInOutput]
        case .sounds: Self.word(profile.sounds)
        case .verbosity: profile.verbosity.map(Self.word) ?? ""
        case .keyEcho: profile.keyEcho.map(Self.word) ?? ""
        case .speaksOutput: Self.word(profile.speaksOutput)
        case .lineLimit: words.text(of: profile.lineLimit ?? 0)
        case .startLines: words.text(of: profile.startLines ?? 0)
        case .characterLimit: words.text(of: profile.characterLimit ?? 0)
        case .floodInterval: words[.valueEvery, Self.seconds(profile.floodInterval)]
        case .progressStep: words[.valueEvery, words.percent(profile.progressStep ?? 0)]
        case .longCommand:
            profile.longCommand == Self.never
                ? words[.valueNever] : words[.valueAfter, Self.seconds(profile.longCommand)]
        case .indentation: profile.indentation.map(Self.word) ?? ""
        case .attributes: profile.attributes.map(Self.word) ?? ""
        case .hints: Self.word(profile.hints)
        }
    }

    private static func word(_ isOn: Bool?) -> String { TerminalWords.current[isOn == true ? .valueOn : .valueOff] }

    private static func word(_ level: PunctuationLevel) -> String {
        switch level {
        case .none: TerminalWords.current[.valueNone]
        case .some: TerminalWords.current[.valueSome]
        case .all: TerminalWords.current[.valueAll]
        }
    }

    private static func word(_ verbosity: TerminalProfile.Verbosity) -> String {
        switch verbosity {
        case .low: TerminalWords.current[.valueLow]
        case .medium: TerminalWords.current[.valueMedium]
        case .high: TerminalWords.current[.valueHigh]
        }
    }

    private static func word(_ echo: SpeakingSettings.KeyEcho) -> String {
        switch echo {
        case .none: TerminalWords.current[.valueNone]
        case .characters: TerminalWords.current[.valueCharacters]
        case .words: TerminalWords.current[.valueWords]
        case .both: TerminalWords.current[.valueBoth]
        }
    }

    private static func word(_ reportMode: SpeakingSettings.ReportMode) -> String {
        switch reportMode {
        case .off: TerminalWords.current[.valueOff]
        case .words: TerminalWords.current[.valueWords]
        case .tones: TerminalWords.current[.valueTones]
        case .both: TerminalWords.current[.valueWordsAndTones]
        }
    }

    private static func seconds(_ number: Double?) -> String {
        let number = number ?? 0
        let words = TerminalWords.current
        guard number == number.rounded(), let whole = Int(exactly: number) else {
            return words[.seconds, count: 2, "\(number)"]
        }
        return words[.seconds, whole]
    }

    private static let never = 1_000_000.0

    /// The language's own name for itself: the voice that speaks it is already one of the language.
    private static func name(ofLanguage language: String) -> String {
        Locale(identifier: language).localizedString(forIdentifier: language) ?? language
    }

    /// Changes the value in a profile that states everything. False at an end: numbers do not go round, the rest does.
    func step(_ profile: inout TerminalProfile, up: Bool, voices: [TerminalVoice]) -> Bool {
        switch self {
        case .rate: return Self.step(&profile.rate, up, by: SpeechSettings.percentageStep)
        case .pitch: return Self.step(&profile.pitch, up, by: SpeechSettings.percentageStep)
        case .volume: return Self.step(&profile.volume, up, by: SpeechSettings.percentageStep)
        case .language:
            // That of the usual voice first, then those of the user's voices, then those of the synthesizer.
            var known: Set<String> = []
            let languages = voices.map { LanguageTag.primary(of: $0.language) }.filter { known.insert($0).inserted }
            profile.voice = nil
            return Self.turn(&profile.language, up, through: [nil] + languages.map(Optional.some))
        case .voice:
            // The first one is the usual one.
            let current = voices.first { $0.name == profile.voice } ?? voices.first
            let language = profile.language ?? current?.language ?? ""
            let names = voices.filter { $0.speaks(language) }.map(\.name)
            return Self.turn(&profile.voice, up, through: [nil] + names.map(Optional.some))
        case .punctuation: return Self.turn(&profile.punctuation, up, through: PunctuationLevel.allCases)
        case .reviewPunctuation:
            return Self.turn(
                &profile.reviewPunctuation, up, through: [nil] + PunctuationLevel.allCases.map(Optional.some))
        case .sounds: return Self.turn(&profile.sounds, up, through: [false, true])
        case .verbosity:
            let isChanged = Self.turn(&profile.verbosity, up, through: TerminalProfile.Verbosity.allCases)
            profile.clearLimits()
            return isChanged
        case .keyEcho: return Self.turn(&profile.keyEcho, up, through: SpeakingSettings.KeyEcho.allCases)
        case .speaksOutput: return Self.turn(&profile.speaksOutput, up, through: [false, true])
        case .lineLimit: return Self.climb(&profile.lineLimit, up, [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 10_000])
        case .startLines: return Self.climb(&profile.startLines, up, [0, 1, 2, 3, 5, 10, 20, 50, 100])
        case .characterLimit:
            return Self.climb(&profile.characterLimit, up, [80, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000])
        case .floodInterval: return Self.climb(&profile.floodInterval, up, [0.1, 0.25, 0.5, 1, 2, 5, 10, 60])
        case .progressStep: return Self.climb(&profile.progressStep, up, [1, 5, 10, 20, 25, 50, 100])
        case .longCommand:
            return Self.climb(&profile.longCommand, up, [0, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, Self.never])
        case .indentation:
            return Self.turn(&profile.indentation, up, through: SpeakingSettings.ReportMode.allCases)
        case .attributes:
            return Self.turn(&profile.attributes, up, through: SpeakingSettings.ReportMode.allCases)
        case .hints: return Self.turn(&profile.hints, up, through: [false, true])
        }
    }

    private static func step(_ value: inout Int?, _ up: Bool, by size: Int) -> Bool {
        let old = value ?? 0
        let new = (old + (up ? size : -size)).clamped(to: SpeechSettings.percentages)
        value = new
        return new != old
    }

    private static func turn<Value: Equatable>(_ value: inout Value, _ up: Bool, through values: [Value]) -> Bool {
        let index = (values.firstIndex(of: value) ?? 0) + (up ? 1 : -1)
        let old = value
        value = values[(index + values.count) % values.count]
        return value != old
    }

    private static func turn<Value: Equatable>(_ value: inout Value?, _ up: Bool, through values: [Value]) -> Bool {
        turn(&value, up, through: values.map(Optional.some))
    }

    private static func climb<Value: Comparable>(_ value: inout Value?, _ up: Bool, _ values: [Value]) -> Bool {
        guard let old = value, let next = up ? values.first(where: { $0 > old }) : values.last(where: { $0 < old })
        else { return false }
        value = next
        return true
    }

    /// Whether a profile sets it, or sets another one that decides it: the verbosity its limits, a voice the language,
    /// a language the voice. Then a value for all programs has no effect where the profile applies.
    func isDecided(by profile: TerminalProfile) -> Bool {
        switch self {
        case .language, .voice: return profile.language != nil || profile.voice != nil
        case .lineLimit, .startLines, .characterLimit, .progressStep, .longCommand:
            if profile.verbosity != nil { return true }
        default: break
        }
        var only = TerminalProfile()
        copy(from: profile, to: &only)
        return only != TerminalProfile()
    }

    /// Removes the setting from a profile, with the settings that depend on it.
    func reset(_ profile: inout TerminalProfile) {
        // A voice that was chosen with a language stays when the language goes.
        if self == .language { profile.language = nil } else { copy(from: TerminalProfile(), to: &profile) }
    }

    /// Copies the setting from one profile to another, with the settings that depend on it.
    func copy(from source: TerminalProfile, to target: inout TerminalProfile) {
        ProfileMember(self).copy(source, &target)
        switch self {
        case .language: target.voice = source.voice
        case .verbosity: target.clearLimits()
        default: break
        }
    }
}
