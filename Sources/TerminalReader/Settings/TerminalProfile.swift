import Foundation
import ScreenReader
import Speech

/// What can be set about speech in terminals. Nil means that it stays as it is.
public struct TerminalProfile: Hashable, Sendable, Codable {
    /// What is said of typed characters: "none", "characters", "words" or "both".
    public var keyEcho: String?
    /// Whether output is said by itself.
    public var speaksOutput: Bool?
    /// How many lines of output are read whole, 1 to 10,000.
    public var lineLimit: Int?
    /// How many lines of long output are read before it is summed up, 0 to 10,000.
    public var startLines: Int?
    /// How many characters of one line are read, 1 to 100,000.
    public var characterLimit: Int?
    /// The percentage by which a progress must grow before it is said again, 1 to 100.
    public var progressStep: Int?
    /// The seconds after which the end of a command is announced, 0 to 1,000,000.
    public var longCommand: Double?
    /// The speaking rate in percent, 0 to 100; 50 is the voice's own.
    public var rate: Int?
    /// The volume in percent, 0 to 100.
    public var volume: Int?
    /// The pitch in percent, 0 to 100; 50 is the voice's own.
    public var pitch: Int?
    /// Which punctuation is spoken: "none", "some" or "all".
    public var punctuation: String?
    /// The BCP 47 language of the voice.
    public var language: String?
    /// Whether short sounds are played.
    public var sounds: Bool?

    /// Creates a profile that states nothing.
    public init() {}

    init(_ object: [String: Any], path: String) throws(TerminalSettings.Problem) {
        let names = Set(Names.allCases.map(\.rawValue))
        if let unknown = object.keys.sorted().first(where: { !names.contains($0) }) {
            let all = names.sorted().joined(separator: ", ")
            throw .init(description: "there is no setting \"\(path)\(unknown)\"; they are \(all)")
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: JSONSerialization.data(withJSONObject: object))
        } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
            let name = context.codingPath.map(\.stringValue).joined(separator: ".")
            guard !name.isEmpty else { throw .init(description: "a number is too large") }
            throw .init(description: "\"\(path)\(name)\" has a value of another kind than it must have")
        } catch {
            throw .init(description: "\(path.isEmpty ? "it" : "\"\(path.dropLast())\"") can't be read: \(error)")
        }
        try check(path)
    }

    private enum Names: String, CaseIterable {
        case keyEcho, speaksOutput, lineLimit, startLines, characterLimit, progressStep, longCommand, rate, volume
        case pitch, punctuation, language, sounds
    }

    private func check(_ path: String) throws(TerminalSettings.Problem) {
        let numbers: [(String, Int?, ClosedRange<Int>)] = [
            ("lineLimit", lineLimit, 1...10_000), ("startLines", startLines, 0...10_000),
            ("characterLimit", characterLimit, 1...100_000), ("progressStep", progressStep, 1...100),
            ("rate", rate, 0...100), ("volume", volume, 0...100), ("pitch", pitch, 0...100),
        ]
        for (name, number, range) in numbers {
            if let number, !range.contains(number) {
                throw .init(description: "\"\(path)\(name)\" must be \(range.lowerBound) to \(range.upperBound)")
            }
        }
        if let longCommand, !(0...1_000_000).contains(longCommand) {
            throw .init(description: "\"\(path)longCommand\" must be 0 to 1000000")
        }
        let words: [(String, String?, [String])] = [
            ("keyEcho", keyEcho, SpeakingSettings.KeyEcho.allCases.map(\.rawValue)),
            ("punctuation", punctuation, PunctuationLevel.allCases.map(\.rawValue)),
        ]
        for (name, word, known) in words {
            if let word, !known.contains(word) {
                throw .init(description: "\"\(path)\(name)\" must be one of \(known.joined(separator: ", "))")
            }
        }
    }

    func apply(to settings: inout SpeakingSettings) {
        if let echo = keyEcho.flatMap(SpeakingSettings.KeyEcho.init(rawValue:)) { settings.keyEcho = echo }
        if let speaksOutput { settings.speaksOutput = speaksOutput }
        if let lineLimit { settings.lineLimit = lineLimit }
        if let startLines { settings.startLines = startLines }
        if let characterLimit { settings.characterLimit = characterLimit }
        if let progressStep { settings.progressStep = progressStep }
        if let longCommand { settings.longCommand = longCommand }
    }

    func apply(to settings: inout SpeechSettings) {
        if let rate { settings.rate = rate }
        if let volume { settings.volume = volume }
        if let pitch { settings.pitch = pitch }
        if let level = punctuation.flatMap(PunctuationLevel.init(rawValue:)) { settings.punctuation = level }
        if let language { settings.language = language }
        if let sounds { settings.playsSounds = sounds }
    }
}
