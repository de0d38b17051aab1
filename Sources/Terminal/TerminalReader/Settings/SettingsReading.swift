import ScreenReader
import Speech
import StrictJSON

extension TerminalProfile {
    /// Reads the members of an object that belong to a profile. The caller refuses the others.
    init(reading fields: inout JSONFields) throws(JSONError) {
        verbosity = try fields.choice("verbosity")
        keyEcho = try fields.choice("keyEcho")
        speaksOutput = try fields.bool("speaksOutput")
        lineLimit = try fields.integer("lineLimit", SettingRange.lineLimit)
        startLines = try fields.integer("startLines", SettingRange.startLines)
        characterLimit = try fields.integer("characterLimit", SettingRange.characterLimit)
        progressStep = try fields.integer("progressStep", SettingRange.progressStep)
        longCommand = try fields.number("longCommand", SettingRange.longCommand)
        floodInterval = try fields.number("floodInterval", SettingRange.floodInterval)
        rate = try fields.integer("rate", SpeechSettings.percentages)
        volume = try fields.integer("volume", SpeechSettings.percentages)
        pitch = try fields.integer("pitch", SpeechSettings.percentages)
        punctuation = try fields.choice("punctuation")
        reviewPunctuation = try fields.choice("reviewPunctuation")
        language = try fields.word("language")
        voice = try fields.word("voice")
        sounds = try fields.bool("sounds")
        hints = try fields.bool("hints")
        indentation = try fields.reportMode("indentation")
        attributes = try fields.reportMode("attributes")
        watched = try fields.rows("watched")
        muted = try fields.rows("muted")
        prompt = try fields.take("prompt").map { field throws(JSONError) in try TextPattern(reading: field) }
        rules = try fields.rules("rules")
        keys = try fields.keyNames("keys")
    }
}

extension JSONFields {
    /// A choice; true and false are the words and nothing.
    fileprivate mutating func reportMode(_ name: String) throws(JSONError) -> SpeakingSettings.ReportMode? {
        guard let field = try take(name) else { return nil }
        if let isOn = try? field.bool() { return isOn ? .words : .off }
        return try field.choice(of: SpeakingSettings.ReportMode.self)
    }

    fileprivate mutating func bool(_ name: String) throws(JSONError) -> Bool? {
        try take(name).map { field throws(JSONError) in try field.bool() }
    }

    fileprivate mutating func integer(
        _ name: String, _ range: ClosedRange<Int>
    ) throws(JSONError) -> Int? {
        try take(name).map { field throws(JSONError) in try field.integer(range) }
    }

    fileprivate mutating func number(
        _ name: String, _ range: ClosedRange<Double>
    ) throws(JSONError) -> Double? {
        guard let field = try take(name) else { return nil }
        let number = try field.number()
        guard range.contains(number) else {
            throw field.error("this must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    fileprivate mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(JSONError) -> Value? {
        try take(name).map { field throws(JSONError) in try field.choice(of: Value.self) }
    }

    /// The name of a language or of a voice. The synthesizer gets it, so it is short and plain.
    fileprivate mutating func word(_ name: String) throws(JSONError) -> String? {
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

    fileprivate mutating func rules(_ name: String) throws(JSONError) -> [ProgramRule]? {
        guard let field = try take(name) else { return nil }
        let fields = try field.array()
        guard fields.count <= Thresholds.Rules.most else {
            throw field.error("there are more than \(Thresholds.Rules.most) rules")
        }
        var rules: [ProgramRule] = []
        for field in fields { rules.append(try ProgramRule(reading: field)) }
        return rules
    }

    /// Names for keys.
    fileprivate mutating func keyNames(_ name: String) throws(JSONError) -> [String: String]? {
        guard let field = try take(name) else { return nil }
        var fields = try field.object()
        var names: [String: String] = [:]
        guard fields.keys.count <= Thresholds.Rules.mostKeys else {
            throw field.error("there are more than \(Thresholds.Rules.mostKeys) keys")
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

    /// Reads rows of the screen, up to a limit that no screen needs.
    fileprivate mutating func rows(_ name: String) throws(JSONError) -> [RowRange]? {
        guard let field = try take(name) else { return nil }
        let fields = try field.array()
        guard fields.count <= RowRange.mostRanges else {
            throw field.error("there are more than \(RowRange.mostRanges) rows and ranges")
        }
        var ranges: [RowRange] = []
        for field in fields { ranges.append(try RowRange(reading: field)) }
        return ranges
    }
}
