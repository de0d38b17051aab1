/// The settings of a message, in the units of speech-dispatcher.
struct DispatcherSettings: Sendable, Hashable {
    /// The language, as a BCP 47 tag.
    var language: String
    /// The synthesizer's own name of a voice, or nil for its default for the language.
    var voice: String?
    /// The rate, from -100 to 100.
    var rate: Int
    var pitch: Int
    var range: Int
    var volume: Int
    var punctuation: PunctuationLevel
    var capitals: CapitalStyle

    /// The rate in words a minute of eSpeak NG at -100, 0 and 100; those of other synthesizers are not known.
    private static let rates = (slowest: 80, normal: 170, fastest: 449)

    init(_ segment: SpeechSegment, profile: VoiceProfile) {
        let chosen = DispatcherVoice.name(in: segment.voices.first ?? "")
        voice = chosen
        language = Self.language(of: segment, profile)
        rate = Self.rate(segment.rate)
        pitch = Self.percent(segment.pitch)
        range = Self.percent(segment.range)
        // 100 is the synthesizer's usual volume there as here, and nothing is louder.
        volume = min(segment.volume, 100) * 2 - 100
        punctuation = segment.punctuation
        capitals = segment.capitals
    }

    /// A segment in another language has that language's voice before the profile's own.
    private static func language(of segment: SpeechSegment, _ profile: VoiceProfile) -> String {
        guard let first = segment.voices.first, first != profile.voice, DispatcherVoice.name(in: first) == nil else {
            return profile.language
        }
        return String(first.prefix { $0 != "+" })
    }

    static func rate(_ wordsPerMinute: Int) -> Int {
        let (slowest, normal, fastest) = rates
        let rate =
            wordsPerMinute <= normal
            ? (wordsPerMinute - normal) * 100 / (normal - slowest)
            : (wordsPerMinute - normal) * 100 / (fastest - normal)
        return rate.clamped(to: -100...100)
    }

    static func percent(_ value: Int) -> Int { ((value - 50) * 2).clamped(to: -100...100) }

    /// Returns the commands for the settings that differ from others; for all settings without others.
    func commands(after old: DispatcherSettings?) -> [String] {
        var commands: [String] = []
        func add<Value: Equatable>(_ path: KeyPath<DispatcherSettings, Value>, _ command: String) {
            if old?[keyPath: path] != self[keyPath: path] { commands.append("SET SELF \(command)") }
        }
        add(\.language, "LANGUAGE \(Self.word(language))")
        if let voice { add(\.voice, "SYNTHESIS_VOICE \(Self.line(voice))") }
        add(\.rate, "RATE \(rate)")
        add(\.pitch, "PITCH \(pitch)")
        add(\.range, "PITCH_RANGE \(range)")
        add(\.volume, "VOLUME \(volume)")
        add(\.punctuation, "PUNCTUATION \(punctuation.rawValue)")
        let style =
            switch capitals {
            case .none: "none"
            case .word: "spell"
            case .pitch: "icon"
            }
        add(\.capitals, "CAP_LET_RECOGN \(style)")
        return commands
    }

    /// No part of a name may become a separate command.
    static func line(_ text: String) -> String { String(SpeechText.sanitized(text).prefix(200)) }

    private static func word(_ text: String) -> String { line(text).filter { !$0.isWhitespace } }
}

/// The prefixes that distinguish voices of speech-dispatcher from eSpeak's in a profile.
package enum DispatcherVoice {
    static let prefix = "speech-dispatcher:"

    /// The name in speech-dispatcher; nil for another engine's voice.
    package static func name(in voice: String) -> String? {
        voice.hasPrefix(prefix) ? String(voice.dropFirst(prefix.count)) : nil
    }

    /// A line of its list: name, language and variant.
    static func voice(_ line: String) -> SynthesizerVoice? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        // Each language comes a hundred times, once with each of eSpeak's variants.
        guard fields.count >= 2, !fields[0].isEmpty, fields.count < 3 || fields[2] == "none" || fields[2].isEmpty else {
            return nil
        }
        return SynthesizerVoice(identifier: prefix + fields[0], name: fields[0], language: fields[1])
    }
}
