/// The announcements of a session, in order, for the user to go through again.
///
/// Echoed characters and sounds are not in it: a history of single letters is of no use, and secrets are only indicated
/// by a sound.
struct SpeechHistory {
    /// The limits of the history: texts, and bytes of them.
    enum Limit {
        static let texts = 500
        static let bytes = 262_144
        /// No text is spelled further than this, in characters.
        static let spelled = 200
    }

    /// The texts with their voices, so that no text of a program is repeated as Earshot's own.
    private(set) var items: [Spoken] = []
    private var size = 0
    /// Which one the user has gone to; nil is the last.
    private var place: Int?

    /// The current item; nil before the first.
    var current: Spoken? { items.isEmpty ? nil : items[place ?? items.count - 1] }

    /// The text of the one the user is at.
    var currentText: String? { current.flatMap(Self.text) }

    /// Adds an announcement. A new one ends going through old ones.
    mutating func add(_ item: Spoken) {
        guard let text = Self.text(item), !text.isEmpty, text.utf8.count <= Limit.bytes else { return }
        items.append(item)
        size += text.utf8.count
        place = nil
        var dropped = 0
        while size > Limit.bytes || items.count - dropped > Limit.texts {
            size -= Self.text(items[dropped])?.utf8.count ?? 0
            dropped += 1
        }
        items.removeFirst(dropped)
    }

    /// Goes to the one before or after. False at the ends.
    mutating func move(forward: Bool) -> Bool {
        let next = (place ?? items.count - 1) + (forward ? 1 : -1)
        guard items.indices.contains(next) else { return false }
        place = next
        return true
    }

    private static func text(_ item: Spoken) -> String? {
        switch item {
        case .say(let text), .notice(let text): text
        case .character, .stop, .sound: nil
        }
    }
}

/// Speech on its way to the output: it is remembered, and dropped while the user has switched it off.
final class RememberedSpeech: SpeechOutput {
    private let next: any SpeechOutput
    var history = SpeechHistory()
    /// Whether the user has switched speech off. Only the end of speech is passed on then.
    var isMuted = false
    /// The reader's last message.
    private var notice: String?

    init(_ next: any SpeechOutput) { self.next = next }

    func take(_ item: Spoken) { hand(item) { next.take(item) } }

    func review(_ item: Spoken) { hand(item) { next.review(item) } }

    /// Announces an item that is not kept: a reply about modes, or a repetition.
    func announce(_ item: Spoken) {
        if case .notice(let text) = item { notice = text }
        if !isMuted { next.review(item) }
    }

    /// Returns the reader's last message if it is new, also while speech is off.
    func takeNotice() -> String? {
        defer { notice = nil }
        return notice
    }

    private func hand(_ item: Spoken, _ onward: () -> Void) {
        if case .notice(let text) = item { notice = text }
        // It was not spoken, so it is not in the history either.
        guard !isMuted || item == .stop else { return }
        history.add(item)
        onward()
    }
}
