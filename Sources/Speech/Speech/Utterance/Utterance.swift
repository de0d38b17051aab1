/// Text that is spoken as a unit: parts in order, each with its own voice, and pauses and sounds between them.
public struct Utterance: Sendable, Hashable, Codable {
    /// The parts in the order in which they are spoken.
    public var parts: [Part]

    /// Creates an utterance from its parts.
    public init(_ parts: [Part]) {
        self.parts = parts
    }

    /// Creates an utterance of one plain text.
    public init(text: String, role: SpeechRole = .text) {
        parts = [.text(SpokenText(text, role: role))]
    }

    /// The spoken text, without pauses, marks and sounds; the texts are joined by one space.
    public var text: String {
        parts.compactMap { if case .text(let spoken) = $0 { spoken.text } else { nil } }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the rest of the utterance from a scalar of its `text` on, without the marks that were reached: the text
    /// that contains the scalar begins with it, and the pauses and sounds before it are gone.
    func remainder(from scalar: Int, afterMarks reached: Int) -> Utterance {
        var rest: [Part] = []
        var marks = 0
        var position = 0
        var hasText = false
        for part in parts {
            switch part {
            case .mark:
                marks += 1
                if marks > reached { rest.append(part) }
            case .pause, .earcon, .level: if scalar == 0 || position > scalar { rest.append(part) }
            case .text(var spoken):
                guard !spoken.text.isEmpty else { continue }
                if hasText { position += 1 }
                hasText = true
                let count = spoken.text.unicodeScalars.count
                defer { position += count }
                guard position + count > scalar else { continue }
                if position < scalar {
                    spoken.text = String(spoken.text.unicodeScalars.dropFirst(scalar - position))
                    spoken.ipaNotation = nil
                }
                rest.append(.text(spoken))
            }
        }
        return Utterance(rest)
    }

    /// One piece of an utterance.
    public enum Part: Sendable, Hashable, Codable {
        /// Text to speak.
        case text(SpokenText)
        /// Silence.
        case pause(seconds: Double)
        /// A position whose name is reported when speech reaches it.
        case mark(String)
        /// A short sound.
        case earcon(Earcon)
        /// A short sound that represents a number, 0 to 100: the greater, the higher.
        case level(Earcon, percent: Int)
    }
}

/// Text with its speech attributes. Absent ones mean those of the voice profile.
public struct SpokenText: Sendable, Hashable, Codable {
    /// The text to speak.
    public var text: String
    /// The role of the words: the voice profile may give each role its own prosody.
    public var role: SpeechRole
    /// A BCP 47 language, or nil for the profile's.
    public var language: String?
    /// The pitch from 0 to 2, 1 being the profile's own.
    public var pitch: Double?
    /// Whether to spell letter by letter.
    public var spellsOut: Bool
    /// Whether to speak all punctuation (true), none (false), or that of the profile (nil).
    public var punctuation: Bool?
    /// The pronunciation in the International Phonetic Alphabet, or nil.
    public var ipaNotation: String?

    /// Creates text to speak.
    public init(
        _ text: String, role: SpeechRole = .text, language: String? = nil, pitch: Double? = nil,
        spellsOut: Bool = false, punctuation: Bool? = nil, ipaNotation: String? = nil
    ) {
        self.text = text
        self.role = role
        self.language = language
        self.pitch = pitch
        self.spellsOut = spellsOut
        self.punctuation = punctuation
        self.ipaNotation = ipaNotation
    }
}

/// The role of a piece of speech, so that a voice profile can make it sound different.
public enum SpeechRole: String, Sendable, Hashable, Codable, CaseIterable {
    /// Ordinary text.
    case text
    /// An element's label.
    case label
    /// An element's value.
    case value
    /// An element's type and state ("button", "dimmed").
    case trait
    /// The position of an element ("2 of 5", "list start").
    case context
    /// A hint about using an element.
    case hint
    /// A heading's label.
    case heading
    /// A link's label.
    case link
    /// Posted by the app.
    case announcement
    /// The screen reader's own messages.
    case system
    /// An error message.
    case error
    /// Output of a terminal program.
    case terminalOutput
}

/// A short sound with a meaning.
public enum Earcon: String, Sendable, Hashable, Codable, CaseIterable {
    /// The cursor cannot go further.
    case border
    /// A new screen has appeared.
    case screenChange
    /// Part of the screen has changed.
    case layoutChange
    /// The cursor has moved.
    case focusMove
    /// An element was activated.
    case activate
    /// There is nothing under the finger.
    case emptySpace
    /// A page was scrolled.
    case scroll
    /// The cursor has lost its element.
    case focusLost
    /// The cursor has entered a container, such as a list.
    case containerStart
    /// The cursor has left a container.
    case containerEnd
    /// The cursor is on a button.
    case button
    /// The cursor is on a switch.
    case toggle
    /// The cursor is on a link.
    case link
    /// The cursor is on a heading.
    case heading
    /// The cursor is on a text field.
    case textField
    /// The cursor is on an image.
    case image
    /// The cursor is on an element whose value can be adjusted, such as a slider.
    case adjustable
    /// A mode of the reader has begun, such as help with gestures.
    case modeStart
    /// A mode of the reader has ended.
    case modeEnd
    /// The element has custom actions.
    case actionsAvailable
    /// The element has further information.
    case moreContentAvailable
}
