import AccessibilityTree
import Speech

/// One piece of a phrase before the pieces are joined.
struct Fragment {
    /// The words; in snapshot style the reader's own words bring their full stop.
    var text: AttributedText
    /// The role of the words.
    var role: SpeechRole
    /// The language of the words, or nil for the voice's own.
    var language: String?
    /// The joint between this piece and the one before it.
    var joint: Joint
    /// Whether the written form already ends with a full stop, even when there are no words.
    var isTerminated = false

    /// A joint between a piece and the one before it.
    enum Joint {
        /// A separate part: ". " or ", ".
        case part
        /// The value of the label before it: ": " or ", ".
        case value
        /// One more of the reader's own words, which end with a full stop in snapshot style: " " or ", ".
        case word
        /// Close to the word before it in both styles.
        case space
        /// A separate part that in snapshot style ends with a full stop even when nothing precedes it.
        case context
        /// Like `word`, but in snapshot style preceded by a space even when nothing precedes it.
        case series
    }
}

/// Joins the pieces of a phrase.
struct FragmentJoiner {
    /// The way the pieces are joined.
    enum Manner {
        /// As the AccessibilitySnapshot tool writes.
        case snapshot
        /// As parts of one sentence.
        case voiceover(Writing)
        /// As separate sentences.
        case sentences(Writing)
    }

    let manner: Manner
    let verbosity: Verbosity
    let emoji: () -> SpokenText
    private(set) var text = ""
    private(set) var parts: [Utterance.Part] = []

    init(_ manner: Manner, verbosity: Verbosity = Verbosity(), emoji: @escaping () -> SpokenText) {
        self.manner = manner
        self.verbosity = verbosity
        self.emoji = emoji
    }

    private var isSnapshot: Bool { if case .snapshot = manner { true } else { false } }

    mutating func append(_ fragments: [Fragment]) {
        for fragment in fragments { append(fragment) }
    }

    mutating func append(_ fragment: Fragment) {
        text += separator(before: fragment)
        text += fragment.text.string
        if fragment.isTerminated, !fragment.text.string.hasSuffix(".") { text += "." }
        for spoken in fragment.text.spoken(role: fragment.role, language: fragment.language) {
            if isSnapshot {
                parts.append(.text(Self.withoutFullStop(spoken)))
            } else {
                spoken.forEachPiece(verbosity, emoji: emoji()) { parts.append(.text($0)) }
            }
        }
    }

    /// Puts a pattern such as "Selected: {0}" around the whole text; the spoken text is prefixed with the word.
    mutating func wrap(in pattern: (String) -> String, spoken word: SpokenText) {
        text = pattern(text)
        parts.insert(.text(word), at: 0)
    }

    private func separator(before fragment: Fragment) -> String {
        switch (manner, fragment.joint) {
        case (.snapshot, .context): text.hasSuffix(".") ? " " : ". "
        case (.snapshot, .series): " "
        case _ where text.isEmpty: ""
        case (.snapshot, .part): text.hasSuffix(".") ? " " : ". "
        case (.snapshot, .value): ": "
        case (.snapshot, .word), (.snapshot, .space): " "
        case (.sentences(let writing), _):
            (Punctuation.endsSentence(text) ? "" : writing.fullStop) + writing.gap
        case (.voiceover(let writing), .space): writing.gap
        case (.voiceover(let writing), _):
            fragment.text.string.isEmpty ? "" : Punctuation.ends(text) ? writing.gap : writing.separator
        }
    }

    /// The reader's own words are spoken as words: the full stop belongs to the written form.
    private static func withoutFullStop(_ spoken: SpokenText) -> SpokenText {
        guard spoken.role == .trait || spoken.role == .context, spoken.text.hasSuffix(".") else { return spoken }
        var spoken = spoken
        spoken.text.removeLast()
        return spoken
    }
}
