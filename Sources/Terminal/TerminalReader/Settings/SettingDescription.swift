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
    /// All that the file can say, by subject.
    public static let descriptions: [SettingDescription] = table.map { row in
        SettingDescription(name: row.name, takes: row.takes, standard: standards[row.name], meaning: row.meaning)
    }

    /// The values that hold where nothing is set, as JSON.
    private static let standards: [String: String] = {
        let members = (try? StrictJSONEncoder().encode(TerminalProfile.standard))?.object?.members ?? []
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, "\($0.value)") })
    }()

    private static let table: [(name: String, takes: String, meaning: String)] = [
        ("rate", numbers(SpeechSettings.percentages), "How fast, in percent; 50 is the voice's own."),
        ("pitch", numbers(SpeechSettings.percentages), "How high, in percent; 50 is the voice's own."),
        ("volume", numbers(SpeechSettings.percentages), "How loud, in percent; 100 is the voice's own."),
        ("language", "a language such as \"de\"", "The language of the voice."),
        ("voice", "a name", "The voice: a name that 'earshot voices' lists, or one of the synthesizer's."),
        (
            "engine", (SettingRange.engines + ["\(SettingRange.enginePrefix)MODULE"]).listed,
            "What turns text into speech; for all programs only."
        ),
        ("punctuation", choices(PunctuationLevel.self), "Which punctuation of output is spoken."),
        (
            "reviewPunctuation", choices(PunctuationLevel.self),
            "Which punctuation is spoken where you read with the reader; else that of output."
        ),
        (
            "sounds", switching,
            "Whether short sounds are played. The sound that marks Earshot's own voice, which no program can make, is "
                + "played in any case."
        ),
        ("hints", switching, "Whether hints are spoken."),
        (
            "indentation", choices(SpeakingSettings.ReportMode.self),
            "How what you read with the reader tells its indentation, where it changes."
        ),
        (
            "attributes", choices(SpeakingSettings.ReportMode.self),
            "How what you read with the reader tells its colours and whether it is bold or underlined, where they change."
        ),
        (
            "verbosity", choices(TerminalProfile.Verbosity.self),
            "How much is said; the next five follow from it unless they are set."
        ),
        ("lineLimit", numbers(SettingRange.lineLimit), "How many lines of output are read whole."),
        ("startLines", numbers(SettingRange.startLines), "How many lines of longer output are read."),
        ("characterLimit", numbers(SettingRange.characterLimit), "How many characters of a line are read."),
        (
            "progressStep", numbers(SettingRange.progressStep),
            "The percentage by which a progress must grow before it is said again."
        ),
        (
            "longCommand", numbers(SettingRange.longCommand),
            "The seconds after which the end of a command is announced."
        ),
        ("floodInterval", numbers(SettingRange.floodInterval), "The seconds between the sounds of a flood."),
        ("keyEcho", choices(SpeakingSettings.KeyEcho.self), "What is said of what is typed."),
        ("speaksOutput", switching, "Whether output is said by itself."),
        (
            "watched", rows,
            "Lines of the screen of which each change is spoken. [1, [3, 5], -1] are the first, the third to the fifth, "
                + "the last."
        ),
        ("muted", rows, "Lines of the screen of which nothing is spoken by itself."),
        (
            "rules", "up to \(Thresholds.Rules.most) rules",
            "What a program shows that Earshot does not know; the first rule for a line has the word."
        ),
        (
            "prompt", "a regular expression",
            "What the program asks for commands with, such as \"> \", where it marks nothing."
        ),
        (
            "keys", "up to \(Thresholds.Rules.mostKeys) names by key",
            "What keys do, said when they are pressed: {\"F2\": \"save\", \"Ctrl-x\": \"leave\"}."
        ),
        (
            "programs", "such settings by program",
            "What holds while a program is in the foreground, by the name of its file without the folder."
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
    /// Seconds.
    static let longCommand = 0.0...1_000_000.0
    /// Seconds.
    static let floodInterval = 0.1...60.0
    static let engines = ["espeak", "speech-dispatcher"]
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
