import ScreenReader
import Speech
import StrictJSON

/// A member of a settings file.
public struct SettingDescription: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The values that it takes, such as "0 to 100".
    public var takes: String
    /// The default, as the file would have it; nil where there is none.
    public var standard: String?
    /// The meaning of the setting, with its unit.
    public var meaning: String
}

extension TerminalSettings {
    /// All members of the file, by subject.
    public static let descriptions: [SettingDescription] = table.map { row in
        SettingDescription(name: row.name, takes: row.takes, standard: standards[row.name], meaning: row.meaning)
    }

    /// The values that hold where nothing is set, as JSON.
    private static let standards: [String: String] = {
        let members = (try? StrictJSONEncoder().encode(TerminalProfile.standard))?.object?.members ?? []
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, "\($0.value)") })
    }()

    private static let table: [(name: String, takes: String, meaning: String)] = [
        (
            "rate", numbers(SpeechSettings.percentages),
            "The speaking rate, in percent; 50 is the voice's default, which its profile and --rate give in words a "
                + "minute."
        ),
        ("pitch", numbers(SpeechSettings.percentages), "The pitch, in percent; 50 is the voice's default."),
        ("volume", numbers(SpeechSettings.percentages), "The volume, in percent; 100 is the voice's default."),
        (
            "language", "ar, de, en, es, fr, it, zh or another language code of the synthesizer",
            "The language of the voice and of Earshot's own words; without it, that of the voice. The list of settings "
                + "has its names."
        ),
        ("voice", "a name", "The voice: a name that 'earshot voices' lists, or a voice of the synthesizer."),
        (
            "engine", (SettingRange.engines + ["\(SettingRange.enginePrefix)MODULE"]).listed,
            "The speech engine; can be set for all programs only."
        ),
        ("punctuation", choices(PunctuationLevel.self), "The punctuation that is spoken in output."),
        (
            "reviewPunctuation", choices(PunctuationLevel.self),
            "The punctuation that is spoken in review; same as in output unless set."
        ),
        (
            "sounds", switching,
            "Whether short sounds are played. The sound that marks Earshot's notices, which no program can make, is "
                + "always played."
        ),
        ("hints", switching, "Whether hints are spoken."),
        (
            "indentation", choices(SpeakingSettings.ReportMode.self),
            "How a change of indentation is announced in review."
        ),
        (
            "attributes", choices(SpeakingSettings.ReportMode.self),
            "How a change of colors, bold or underlined text is announced in review."
        ),
        (
            "verbosity", choices(TerminalProfile.Verbosity.self),
            "The amount of speech; sets the defaults of the next five settings."
        ),
        ("lineLimit", numbers(SettingRange.lineLimit), "The maximum number of lines of output that are read in full."),
        ("startLines", numbers(SettingRange.startLines), "The number of lines that are read from longer output."),
        (
            "characterLimit", numbers(SettingRange.characterLimit),
            "The maximum number of characters that are read per line."
        ),
        (
            "progressStep", numbers(SettingRange.progressStep),
            "The step, in percentage points, at which progress is announced again."
        ),
        (
            "longCommand", numbers(SettingRange.longCommand),
            "The minimum duration of a command, in seconds, whose end is announced."
        ),
        (
            "floodInterval", numbers(SettingRange.floodInterval),
            "The seconds between two sounds while output floods the screen."
        ),
        ("keyEcho", choices(SpeakingSettings.KeyEcho.self), "The characters and words that are spoken as you type."),
        ("speaksOutput", switching, "Whether output is spoken automatically."),
        (
            "watched", rows,
            "Lines of the screen whose changes are always spoken. [1, [3, 5], -1] are the first, the third to the fifth "
                + "and the last."
        ),
        ("muted", rows, "Lines of the screen that are not spoken automatically."),
        (
            "rules", "up to \(Thresholds.Rules.most) rules",
            "Rules for lines that Earshot does not recognize; the first rule that matches a line applies."
        ),
        (
            "prompt", "a regular expression",
            "The prompt of a program that does not mark its prompts, such as \"> \"."
        ),
        (
            "keys", "up to \(Thresholds.Rules.mostKeys) names by key",
            "The names of keys, spoken when they are pressed: {\"F2\": \"save\", \"Ctrl-x\": \"leave\"}."
        ),
        (
            "programs", "such settings by program",
            "Settings that apply while a program is in the foreground, by the name of its file without the folder; a "
                + "script also goes by the name of its interpreter."
        ),
    ]

    private static let switching = "true or false"
    private static let rows = "up to \(RowRange.mostRanges) lines or [first, last]"

    private static func numbers<Number: Comparable>(_ range: ClosedRange<Number>) -> String {
        func text(_ number: Number) -> String {
            let text = "\(number)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        return "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }

    private static func choices<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> String {
        type.allCases.map(\.rawValue).listed
    }
}

/// The ranges of settings, for the parser and for the descriptions.
enum SettingRange {
    static let lineLimit = 1...10_000
    static let startLines = 0...10_000
    static let characterLimit = 1...100_000
    static let progressStep = 1...100
    /// The seconds after which a command counts as long.
    static let longCommand = 0.0...1_000_000.0
    /// The seconds between the sounds of a flood.
    static let floodInterval = 0.1...60.0
    static let engines = ["espeak", "speech-dispatcher", "orca", "auto"]
    /// Before the name of a module of speech-dispatcher.
    static let enginePrefix = "speech-dispatcher:"
}

extension [String] {
    /// "a, b or c".
    fileprivate var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
