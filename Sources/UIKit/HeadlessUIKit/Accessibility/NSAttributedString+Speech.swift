import AccessibilityTree
import Foundation

extension NSAttributedString.Key {
    /// Whether to speak all punctuation: a Boolean.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    /// The BCP 47 language to speak in: a string.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch from 0 to 2, 1 being normal: a number.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for other speech instead of interrupting it: a Boolean.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet: a string.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether to spell letter by letter: a Boolean.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The urgency of an announcement: a `UIAccessibilityPriority` or its raw value (iOS 17).
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The level of a heading from 1 to 6, 0 for none: a number.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// The app's own text about a range of text: an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    /// The kind of text: a `UIAccessibilityTextualContext` or its raw value.
    public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

extension AttributedText {
    /// Copies an attributed string with those attributes that decide how it is spoken.
    init(_ text: NSAttributedString) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let speech = SpeechAttributes(attributes)
            if speech != SpeechAttributes() {
                runs.append(Run(location: range.location, length: range.length, attributes: speech))
            }
        }
        self.init(text.string, runs: runs)
    }
}

extension SpeechAttributes {
    /// Reads the attributes whose values have the documented types; others are left out.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init(
            language: attributes[.accessibilitySpeechLanguage] as? String,
            pitch: (attributes[.accessibilitySpeechPitch]).flatMap(Self.number).map { min(max($0, 0), 2) },
            spellsOut: attributes[.accessibilitySpeechSpellOut].flatMap(Self.flag),
            punctuation: attributes[.accessibilitySpeechPunctuation].flatMap(Self.flag),
            ipaNotation: attributes[.accessibilitySpeechIPANotation] as? String,
            headingLevel: attributes[.accessibilityTextHeadingLevel].flatMap(Self.number).flatMap(Self.headingLevel))
    }

    private static func headingLevel(_ number: Double) -> Int? {
        Int(exactly: number).flatMap { 1...6 ~= $0 ? $0 : nil }
    }

    static func number(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number?.isFinite == true ? number : nil
    }

    static func flag(_ value: Any) -> Bool? {
        switch value {
        case let value as Bool: value
        case let value as NSNumber: value.boolValue
        default: nil
        }
    }
}
