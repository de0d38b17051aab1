import HeadlessUIKit
import ScreenReader
import Speech

/// What can be set about speech in terminals. Nil means that it stays as it is.
public struct TerminalProfile: Hashable, Sendable, Encodable {
    /// What is said of typed characters: "none", "characters", "words" or "both".
    public var keyEcho: SpeakingSettings.KeyEcho?
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
    /// The seconds between two sounds of a flood, 0.1 to 60.
    public var floodInterval: Double?
    /// The speaking rate in percent, 0 to 100; 50 is the voice's own.
    public var rate: Int?
    /// The volume in percent, 0 to 100.
    public var volume: Int?
    /// The pitch in percent, 0 to 100; 50 is the voice's own.
    public var pitch: Int?
    /// Which punctuation is spoken: "none", "some" or "all".
    public var punctuation: PunctuationLevel?
    /// The BCP 47 language of the voice.
    public var language: String?
    /// Whether short sounds are played.
    public var sounds: Bool?

    /// Creates a profile that states nothing.
    public init() {}

    /// Reads the members of an object that are those of a profile. The caller refuses what is left.
    init(reading fields: inout ObjectFields) throws(ViewDescriptionError) {
        keyEcho = try fields.choice("keyEcho")
        speaksOutput = try fields.bool("speaksOutput")
        lineLimit = try fields.integer("lineLimit", 1...10_000)
        startLines = try fields.integer("startLines", 0...10_000)
        characterLimit = try fields.integer("characterLimit", 1...100_000)
        progressStep = try fields.integer("progressStep", 1...100)
        longCommand = try fields.number("longCommand", 0...1_000_000)
        floodInterval = try fields.number("floodInterval", 0.1...60)
        rate = try fields.integer("rate", SpeechSettings.percentages)
        volume = try fields.integer("volume", SpeechSettings.percentages)
        pitch = try fields.integer("pitch", SpeechSettings.percentages)
        punctuation = try fields.choice("punctuation")
        language = try fields.word("language")
        sounds = try fields.bool("sounds")
    }

    func apply(to settings: inout SpeakingSettings) {
        if let keyEcho { settings.keyEcho = keyEcho }
        if let speaksOutput { settings.speaksOutput = speaksOutput }
        if let lineLimit { settings.lineLimit = lineLimit }
        if let startLines { settings.startLines = startLines }
        if let characterLimit { settings.characterLimit = characterLimit }
        if let progressStep { settings.progressStep = progressStep }
        if let longCommand { settings.longCommand = longCommand }
        if let floodInterval { settings.floodInterval = floodInterval }
    }

    func apply(to settings: inout SpeechSettings) {
        if let rate { settings.rate = rate }
        if let volume { settings.volume = volume }
        if let pitch { settings.pitch = pitch }
        if let punctuation { settings.punctuation = punctuation }
        if let language { settings.language = language }
        if let sounds { settings.playsSounds = sounds }
    }
}

extension SpeakingSettings.KeyEcho: Codable {}

extension ObjectFields {
    fileprivate mutating func bool(_ name: String) throws(ViewDescriptionError) -> Bool? {
        try take(name).map { field throws(ViewDescriptionError) in try field.bool() }
    }

    fileprivate mutating func integer(
        _ name: String, _ range: ClosedRange<Int>
    ) throws(ViewDescriptionError) -> Int? {
        try take(name).map { field throws(ViewDescriptionError) in try field.integer(range) }
    }

    fileprivate mutating func number(
        _ name: String, _ range: ClosedRange<Double>
    ) throws(ViewDescriptionError) -> Double? {
        guard let field = try take(name) else { return nil }
        let number = try field.number()
        guard range.contains(number) else {
            throw field.error("this must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    fileprivate mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(ViewDescriptionError) -> Value? {
        try take(name).map { field throws(ViewDescriptionError) in try field.choice(of: Value.self) }
    }

    /// The name of a language or of a voice. The synthesizer gets it, so it is short and plain.
    fileprivate mutating func word(_ name: String) throws(ViewDescriptionError) -> String? {
        guard let field = try take(name) else { return nil }
        let text = try field.string()
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
                true
            default: false
            }
        }
        guard isPlain, (1...40).contains(text.utf8.count) else {
            throw field.error("this must be 1 to 40 letters, digits, \"-\", \"_\" or \"+\"")
        }
        return text
    }
}
