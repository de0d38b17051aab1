import StrictJSON

/// The user's settings for speech in terminals, for all programs and for some.
///
/// It is a file of JSON: an object with the names of `TerminalProfile`, and `programs`, an object of such objects by
/// the names of programs. Settings that are absent have their defaults.
///
///     {"keyEcho": "words", "rate": 60, "programs": {"vim": {"speaksOutput": false}}}
public struct TerminalSettings: Hashable, Sendable, Encodable {
    /// A mistake in a file of settings.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The line, from 1.
        public var line: Int
        /// The column, from 1, in bytes.
        public var column: Int
        /// The wrong setting, and the allowed values.
        public var message: String

        init(_ error: JSONError) {
            line = error.position.line
            column = error.position.column
            message = error.path.isEmpty ? error.message : "\(error.path): \(error.message)"
        }

        /// The location and the error.
        public var description: String { "\(line):\(column): \(message)" }
    }

    /// The mistakes of a file of settings, at least one, in its order.
    public struct Problems: Error, Hashable, Sendable, CustomStringConvertible {
        /// The mistakes.
        public var list: [Problem]

        init(_ errors: [JSONError]) {
            let all = errors.map(Problem.init).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
            list = Array(all.prefix(Thresholds.Session.mostMistakes))
        }

        /// The mistakes, a line for each.
        public var description: String { list.map(\.description).joined(separator: "\n") }
    }

    /// No file of settings is larger than this, in bytes.
    public static let sizeLimit = 1 << 20

    /// The settings for all programs.
    public var profile = TerminalProfile()
    /// The speech engine, by the tool's name for it; nil for the usual.
    public var engine: String?
    /// The settings for some programs, by the name of the program without its folder.
    public var programs: [String: TerminalProfile] = [:]

    /// Creates settings that state nothing.
    public init() {}

    /// Reads settings from JSON.
    ///
    /// - Throws: `Problems` for invalid JSON, for unknown names, and for values out of range.
    public init(json: [UInt8]) throws(Problems) {
        var reader: SettingsReader
        do throws(JSONError) {
            let text = try JSONField(parsing: json, limits: JSONLimits(size: Self.sizeLimit, depth: 16))
            reader = SettingsReader(try text.object())
        } catch {
            throw Problems([error])
        }
        profile = TerminalProfile(reading: &reader)
        engine = reader.read("engine") { field throws(JSONError) in
            let name = try field.string()
            if !name.hasPrefix(SettingRange.enginePrefix) { _ = try field.index(in: SettingRange.engines) }
            return name
        }
        programs =
            reader.object("programs") { reader in
                var programs: [String: TerminalProfile] = [:]
                for name in reader.keys {
                    programs[name] = reader.object(name) { TerminalProfile(reading: &$0) }
                }
                return programs
            } ?? [:]
        reader.finish()
        guard reader.mistakes.isEmpty else { throw Problems(reader.mistakes) }
    }

    /// The file as JSON, with its names in order.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    public var json: [UInt8] {
        get throws { Array((try StrictJSONEncoder().encode(self).text(.indented, sortsKeys: true) + "\n").utf8) }
    }

    /// Writes the settings as one object, which `init(json:)` reads.
    public func encode(to encoder: any Encoder) throws {
        try profile.encode(to: encoder)
        var container = encoder.container(keyedBy: Name.self)
        try container.encodeIfPresent(engine, forKey: .engine)
        guard !programs.isEmpty else { return }
        try container.encode(programs, forKey: .programs)
    }

    private enum Name: String, CodingKey {
        case engine, programs
    }

    /// Returns the settings for a program.
    ///
    /// - Parameters:
    ///   - program: The name of the program, without its folder.
    ///   - usual: The defaults that differ from the standard.
    public func profile(of program: String, usual: TerminalProfile = TerminalProfile()) -> TerminalProfile {
        var profile = TerminalProfile.standard
        profile.overlay(usual)
        profile.overlay(self.profile)
        if let own = programs[program] { profile.overlay(own) }
        return profile
    }

    /// Returns the settings for automatic speech of a program.
    public func speaking(of program: String) -> SpeakingSettings { profile(of: program).speaking }

    /// Returns the settings of speech while a program runs.
    public func speech(of program: String) -> TerminalSpeech { profile(of: program).speech }

    /// Settings that another session may have changed meanwhile, with the changes that this one has made.
    ///
    /// - Parameters:
    ///   - old: This session's settings when they were kept last.
    ///   - new: This session's settings now.
    public func applying(changesFrom old: TerminalSettings, to new: TerminalSettings) -> TerminalSettings {
        var merged = self
        merged.profile.apply(changesFrom: old.profile, to: new.profile)
        for name in Set(old.programs.keys).union(new.programs.keys) {
            var profile = merged.programs[name] ?? TerminalProfile()
            profile.apply(
                changesFrom: old.programs[name] ?? TerminalProfile(), to: new.programs[name] ?? TerminalProfile())
            merged.programs[name] = profile == TerminalProfile() ? nil : profile
        }
        return merged
    }
}
