import Foundation
import ScreenReader

/// What the user has set about speech in terminals, for all programs and for some.
///
/// It is a file of JSON: an object with the names of `TerminalProfile`, and `programs`, an object of such objects by
/// the names of programs. What is not stated is as it was without the file.
///
///     {"keyEcho": "words", "rate": 60, "programs": {"vim": {"speaksOutput": false}}}
public struct TerminalSettings: Hashable, Sendable, Codable {
    /// Why a file of settings can't be used.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// Where in the file and what is wrong.
        public var description: String
    }

    /// What applies to all programs.
    public var profile = TerminalProfile()
    /// What applies to some, by the name of the program without its folder.
    public var programs: [String: TerminalProfile] = [:]

    /// Creates settings that state nothing.
    public init() {}

    /// Reads settings from JSON.
    ///
    /// - Throws: `Problem` for what is no JSON, for names that no setting has, and for values out of range.
    public init(json: [UInt8]) throws(Problem) {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: Data(json))
        } catch {
            throw Problem(description: "it is not valid JSON")
        }
        guard var top = object as? [String: Any] else { throw Problem(description: "it must be an object") }
        let programs = top.removeValue(forKey: "programs") ?? [String: Any]()
        guard let programs = programs as? [String: Any] else {
            throw Problem(description: "\"programs\" must be an object")
        }
        profile = try TerminalProfile(top, path: "")
        for (name, value) in programs.sorted(by: { $0.key < $1.key }) {
            guard let object = value as? [String: Any] else {
                throw Problem(description: "\"programs.\(name)\" must be an object")
            }
            self.programs[name] = try TerminalProfile(object, path: "programs.\(name).")
        }
    }

    /// The file as JSON, with its names in order.
    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map(Array.init) ?? []) + [0x0A]
    }

    /// Writes the settings as one object, which `init(json:)` reads.
    public func encode(to encoder: any Encoder) throws {
        try profile.encode(to: encoder)
        guard !programs.isEmpty else { return }
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(programs, forKey: .programs)
    }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
        profile = try TerminalProfile(from: decoder)
        programs =
            try decoder.container(keyedBy: Name.self).decodeIfPresent([String: TerminalProfile].self, forKey: .programs)
            ?? [:]
    }

    private enum Name: String, CodingKey {
        case programs
    }

    /// How a program is spoken by itself.
    public func speaking(of program: String) -> SpeakingSettings {
        var settings = SpeakingSettings()
        profile.apply(to: &settings)
        programs[program]?.apply(to: &settings)
        return settings
    }

    /// How speech is set while a program runs.
    public func speech(of program: String) -> SpeechSettings {
        var settings = SpeechSettings()
        profile.apply(to: &settings)
        programs[program]?.apply(to: &settings)
        return settings
    }

    /// Takes over what the user has changed by keys, for all programs.
    public mutating func note(_ speech: SpeechSettings) {
        let usual = SpeechSettings()
        profile.rate = speech.rate == usual.rate ? nil : speech.rate
        profile.volume = speech.volume == usual.volume ? nil : speech.volume
        profile.pitch = speech.pitch == usual.pitch ? nil : speech.pitch
        profile.punctuation = speech.punctuation == usual.punctuation ? nil : speech.punctuation.rawValue
        profile.language = speech.language
        profile.sounds = speech.playsSounds == usual.playsSounds ? nil : speech.playsSounds
    }
}
