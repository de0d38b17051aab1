/// What a label is made of, found out in one pass over its bytes.
public struct LabelScan: Sendable {
    /// Whether there is nothing in it that could be heard.
    public let isBlank: Bool
    /// How many characters (Unicode scalars) it has, without spaces around it.
    public let length: Int
    /// Whether there are letters, and all that have a case are capitals, in a word of more than four letters or in
    /// several words.
    public let isAllCapitals: Bool
    /// Whether it begins with a small letter of the Latin alphabet.
    public let startsSmall: Bool
    /// Whether it has a comma.
    public let hasComma: Bool
    /// Whether it ends with one full stop.
    public let endsWithStop: Bool
    /// Whether there is a space in it.
    public let hasSpace: Bool
    /// Whether there is a letter or a digit that is not ASCII, or anything else beyond ASCII.
    public let isBeyondASCII: Bool
    /// What its words mean, all together.
    let meanings: WordMeaning
    /// What its last word means.
    let lastMeaning: WordMeaning
    /// What each of its words means in common.
    let sharedMeaning: WordMeaning
    /// What its first word means.
    let firstMeaning: WordMeaning
    /// A hash of its letters, small and large ones alike.
    let hash: UInt64

    /// Looks at a label.
    public init(_ text: String) {
        var copy = text
        self = copy.withUTF8 { LabelScan($0) }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var end = bytes.count
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        var whole = StableHash()
        var word = StableHash()
        var state = Words()
        var (length, small, capital, separators, word0) = (0, 0, 0, 0, start)
        var (comma, beyond, space) = (false, false, false)
        for index in start..<end {
            let byte = bytes[index]
            if byte & 0xC0 != 0x80 { length += 1 }
            let isCapital = byte &- 0x41 < 26
            let lowered = isCapital ? byte | 0x20 : byte
            whole.combine(lowered)
            switch lowered {
            case 0x61...0x7A, 0x30...0x39, 0x80...:
                if lowered >= 0x80 {
                    beyond = true
                } else if isCapital {
                    capital += 1
                } else if lowered > 0x60 {
                    small += 1
                }
                word.combine(lowered)
            default:
                if index > word0 { state.end(word.value) }
                word = StableHash()
                word0 = index + 1
                if byte == 0x2C { comma = true } else if byte == 0x20 { space = true }
                separators += 1
            }
        }
        if end > word0 { state.end(word.value) }
        // Japanese writes without spaces: what a label ends with is looked up by itself.
        if beyond { state.endings(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        isBlank = start == end || (beyond && Self.isInvisible(bytes[start..<end]))
        (self.length, hasComma, hasSpace, isBeyondASCII) = (length, comma, space, beyond)
        isAllCapitals = small == 0 && !beyond && (capital > 4 || (capital > 2 && state.count > 1))
        startsSmall = start < end && bytes[start] &- 0x61 < 26
        endsWithStop = end - start > 1 && bytes[end - 1] == 0x2E && bytes[end - 2] != 0x2E
        (meanings, lastMeaning, sharedMeaning) = (state.all, state.last, state.shared)
        firstMeaning = state.first
        hash = whole.value
    }

    private struct Words {
        var count = 0
        var all: WordMeaning = []
        var last: WordMeaning = []
        var first: WordMeaning = []
        var shared: WordMeaning = []

        mutating func end(_ hash: UInt64) {
            let meaning = WordLists.meaning(of: hash)
            shared = count == 0 ? meaning : shared.intersection(meaning)
            if count == 0 { first = meaning }
            last = meaning
            all.formUnion(meaning)
            count += 1
        }

        mutating func endings(_ bytes: UnsafeBufferPointer<UInt8>) {
            let meaning = WordLists.meaning(ofEnding: bytes)
            last.formUnion(meaning)
            all.formUnion(meaning)
        }
    }

    // No-break and ideographic spaces, joiners and marks of direction, of which nothing is heard.
    private static func isInvisible(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }

    /// A label for messages: on one line and not too long.
    static func shortened(_ text: String) -> String {
        // Most are short and in one line, and then nothing has to be taken apart.
        if text.utf8.count <= 60, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return text }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

/// What a word of a label means to rules.
struct WordMeaning: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// The role of a button.
    static let button = WordMeaning(rawValue: 1 << 0)
    /// The role of a link.
    static let link = WordMeaning(rawValue: 1 << 1)
    /// The role of an image.
    static let image = WordMeaning(rawValue: 1 << 2)
    /// The role of a field.
    static let field = WordMeaning(rawValue: 1 << 3)
    /// The role of a slider, a switch or a check box.
    static let control = WordMeaning(rawValue: 1 << 4)
    /// A state that a trait or a value tells: selected, checked, disabled.
    static let state = WordMeaning(rawValue: 1 << 5)
    /// A gesture: click, tap, swipe.
    static let gesture = WordMeaning(rawValue: 1 << 6)
    /// Says nothing by itself: here, more, click.
    static let vague = WordMeaning(rawValue: 1 << 7)

    /// Those that name a role.
    static let roles: WordMeaning = [.button, .link, .image, .field, .control]
}
