import ScreenReader
import Speech
import StrictJSON

/// Reads settings from an object and collects the mistakes, so that all are reported at once. A wrong setting is read as
/// if it were not there.
struct SettingsReader {
    private var fields: JSONFields
    private(set) var mistakes: [JSONError] = []

    init(_ fields: JSONFields) { self.fields = fields }

    /// The keys in the order of the text.
    var keys: [String] { fields.keys }

    /// Reads a member; nil where it is missing, null or wrong.
    mutating func read<Value>(_ name: String, _ value: (JSONField) throws(JSONError) -> Value) -> Value? {
        do throws(JSONError) {
            guard let field = try fields.take(name) else { return nil }
            return try value(field)
        } catch {
            mistakes.append(error)
            return nil
        }
    }

    /// Reads an object by another reader, which ends with all of the object's members known.
    mutating func object<Value>(_ name: String, _ value: (inout SettingsReader) -> Value) -> Value? {
        guard let fields = read(name, { field throws(JSONError) in try field.object() }) else { return nil }
        var reader = SettingsReader(fields)
        let result = value(&reader)
        reader.finish()
        mistakes += reader.mistakes
        return result
    }

    /// Adds a mistake for each member that was not read.
    mutating func finish() { mistakes += fields.strays }
}

extension TerminalProfile {
    /// Reads the members of an object that belong to a profile.
    init(reading reader: inout SettingsReader) {
        verbosity = reader.choice("verbosity")
        keyEcho = reader.choice("keyEcho")
        speaksOutput = reader.bool("speaksOutput")
        lineLimit = reader.integer("lineLimit", SettingRange.lineLimit)
        startLines = reader.integer("startLines", SettingRange.startLines)
        characterLimit = reader.integer("characterLimit", SettingRange.characterLimit)
        progressStep = reader.integer("progressStep", SettingRange.progressStep)
        longCommand = reader.number("longCommand", SettingRange.longCommand)
        floodInterval = reader.number("floodInterval", SettingRange.floodInterval)
        rate = reader.integer("rate", SpeechSettings.percentages)
        volume = reader.integer("volume", SpeechSettings.percentages)
        pitch = reader.integer("pitch", SpeechSettings.percentages)
        punctuation = reader.choice("punctuation")
        reviewPunctuation = reader.choice("reviewPunctuation")
        language = reader.read("language") { field throws(JSONError) in try field.language() }
        voice = reader.read("voice") { field throws(JSONError) in try field.word() }
        sounds = reader.bool("sounds")
        hints = reader.bool("hints")
        indentation = reader.read("indentation") { field throws(JSONError) in try field.reportMode() }
        attributes = reader.read("attributes") { field throws(JSONError) in try field.reportMode() }
        watched = reader.read("watched") { field throws(JSONError) in try field.rows() }
        muted = reader.read("muted") { field throws(JSONError) in try field.rows() }
        prompt = reader.read("prompt") { field throws(JSONError) in try TextPattern(reading: field) }
        rules = reader.read("rules") { field throws(JSONError) in try field.rules() }
        keys = reader.read("keys") { field throws(JSONError) in try field.keyNames() }
    }
}

extension SettingsReader {
    fileprivate mutating func bool(_ name: String) -> Bool? {
        read(name) { field throws(JSONError) in try field.bool() }
    }

    fileprivate mutating func integer(_ name: String, _ range: ClosedRange<Int>) -> Int? {
        read(name) { field throws(JSONError) in try field.integer(range) }
    }

    fileprivate mutating func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
        read(name) { field throws(JSONError) in
            let number = try field.number()
            guard range.contains(number) else {
                throw field.error("this must be a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }

    fileprivate mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: String) -> Value? {
        read(name) { field throws(JSONError) in try field.choice(of: Value.self) }
    }
}

extension JSONField {
    /// A choice; true and false are the words and nothing.
    fileprivate func reportMode() throws(JSONError) -> SpeakingSettings.ReportMode {
        if let isOn = try? bool() { return isOn ? .words : .off }
        return try choice(of: SpeakingSettings.ReportMode.self)
    }

    /// The code of a language.
    fileprivate func language() throws(JSONError) -> String {
        let tag = try word()
        guard LanguageCode.isValid(tag) else {
            throw error("there is no language \(tag.quoted); \(LanguageCode.remedy)")
        }
        return tag
    }

    /// The name of a language or of a voice. The synthesizer gets it, so it is short and plain.
    fileprivate func word() throws(JSONError) -> String {
        let text = try string()
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
                true
            default: false
            }
        }
        guard isPlain, (1...40).contains(text.utf8.count) else {
            throw error("this must be 1 to 40 letters, digits, \"-\", \"_\" or \"+\"")
        }
        return text
    }

    fileprivate func rules() throws(JSONError) -> [ProgramRule] {
        let fields = try array()
        guard fields.count <= Thresholds.Rules.most else {
            throw error("there are more than \(Thresholds.Rules.most) rules")
        }
        var rules: [ProgramRule] = []
        for field in fields { rules.append(try ProgramRule(reading: field)) }
        return rules
    }

    /// Names for keys.
    fileprivate func keyNames() throws(JSONError) -> [String: String] {
        var fields = try object()
        var names: [String: String] = [:]
        guard fields.keys.count <= Thresholds.Rules.mostKeys else {
            throw error("there are more than \(Thresholds.Rules.mostKeys) keys")
        }
        for key in fields.keys {
            guard let field = try fields.take(key) else { continue }
            guard KeyName.press(key) != nil else {
                throw field.error("there is no such key; 'earshot run --list-keys' shows how keys are written")
            }
            let text = try field.string()
            guard (1...Thresholds.Rules.longestName).contains(text.count) else {
                throw field.error("this must be 1 to \(Thresholds.Rules.longestName) characters")
            }
            names[key] = text
        }
        return names
    }

    /// Rows of the screen, up to a limit that no screen needs.
    fileprivate func rows() throws(JSONError) -> [RowRange] {
        let fields = try array()
        guard fields.count <= RowRange.mostRanges else {
            throw error("there are more than \(RowRange.mostRanges) rows and ranges")
        }
        var ranges: [RowRange] = []
        for field in fields { ranges.append(try RowRange(reading: field)) }
        return ranges
    }
}
