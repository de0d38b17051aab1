import AccessibilityTree
import Foundation

extension AttributeScopes {
    /// The attributes of the Accessibility framework.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// Attributes for the speech of a text.
    public struct AccessibilityAttributes: AttributeScope {
        /// Whether to spell letter by letter.
        public let accessibilitySpeechSpellsOutCharacters: SpellsOutAttribute
        /// Whether to speak all punctuation.
        public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
        /// The pitch, as a difference from normal between -1 and 1.
        public let accessibilitySpeechAdjustedPitch: PitchAttribute
        /// The pronunciation in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: PhoneticAttribute
        /// The urgency of an announcement.
        public let accessibilitySpeechAnnouncementPriority: PriorityAttribute
        /// Whether an announcement waits for other speech.
        public let accessibilitySpeechAnnouncementsQueued: QueuedAttribute

        /// Whether to spell letter by letter.
        public enum SpellsOutAttribute: AttributedStringKey {
            /// The value is a Boolean.
            public typealias Value = Bool
            /// The attribute's name.
            public static let name = "AccessibilitySpeechSpellsOutCharacters"
        }

        /// Whether to speak all punctuation.
        public enum PunctuationAttribute: AttributedStringKey {
            /// The value is a Boolean.
            public typealias Value = Bool
            /// The attribute's name.
            public static let name = "AccessibilitySpeechIncludesPunctuation"
        }

        /// The pitch, as a difference from normal.
        public enum PitchAttribute: AttributedStringKey {
            /// A number from -1 to 1.
            public typealias Value = Double
            /// The attribute's name.
            public static let name = "AccessibilitySpeechAdjustedPitch"
        }

        /// The pronunciation in the International Phonetic Alphabet.
        public enum PhoneticAttribute: AttributedStringKey {
            /// The value is a phonetic notation.
            public typealias Value = String
            /// The attribute's name.
            public static let name = "AccessibilitySpeechPhoneticNotation"
        }

        /// The urgency of an announcement.
        public enum PriorityAttribute: AttributedStringKey {
            /// The value is a priority.
            public typealias Value = AnnouncementPriorityValue
            /// The attribute's name.
            public static let name = "AccessibilitySpeechAnnouncementPriority"
        }

        /// Whether an announcement waits for other speech.
        public enum QueuedAttribute: AttributedStringKey {
            /// The value is a Boolean.
            public typealias Value = Bool
            /// The attribute's name.
            public static let name = "AccessibilitySpeechAnnouncementsQueued"
        }

        /// The urgency of an announcement.
        public enum AnnouncementPriorityValue: String, Sendable, Hashable {
            /// Interrupts other speech and cannot be interrupted once it has started.
            case high
            /// Interrupts other speech and can be interrupted.
            case `default`
            /// Spoken when other speech has ended.
            case low
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of the Accessibility framework by name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// The announcement of this text.
    var announced: PostedNotification.Argument {
        var text = AttributedText("")
        var priority: AnnouncementPriority?
        var location = 0
        typealias Attributes = AttributeScopes.AccessibilityAttributes
        for run in runs {
            let part = String(characters[run.range])
            var speech = SpeechAttributes(
                language: run.languageIdentifier, spellsOut: run[Attributes.SpellsOutAttribute.self],
                punctuation: run[Attributes.PunctuationAttribute.self],
                ipaNotation: run[Attributes.PhoneticAttribute.self])
            if let pitch = run[Attributes.PitchAttribute.self], pitch.isFinite {
                speech.pitch = min(max(1 + pitch, 0), 2)
            }
            let length = part.utf16.count
            if speech != SpeechAttributes() {
                text.runs.append(.init(location: location, length: length, attributes: speech))
            }
            if priority == nil {
                priority =
                    run[Attributes.PriorityAttribute.self].flatMap { AnnouncementPriority(rawValue: $0.rawValue) }
                    ?? (run[Attributes.QueuedAttribute.self] == true ? .low : nil)
            }
            text.string += part
            location += length
        }
        return .text(text, priority: priority ?? .default)
    }
}
