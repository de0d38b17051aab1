import Escaping

/// The analysis of a label, made in one pass over its bytes.
public struct LabelScan: Sendable {
    /// Whether it has nothing that VoiceOver could read.
    public var isBlank: Bool { traits.contains(.isBlank) }
    /// The number of characters (Unicode scalars), without spaces around them.
    public var length: Int { Int(count) }
    /// Whether there are letters, and all that have a case are capitals, in a word of more than four letters or in
    /// several words.
    public var isAllCapitals: Bool { traits.contains(.isAllCapitals) }
    /// Whether it begins with a small letter of the Latin alphabet.
    public var startsSmall: Bool { traits.contains(.startsSmall) }
    /// Whether it has a comma.
    public var hasComma: Bool { traits.contains(.hasComma) }
    /// Whether it ends with one full stop.
    public var endsWithStop: Bool { traits.contains(.endsWithStop) }
    /// Whether there is a space in it.
    public var hasSpace: Bool { traits.contains(.hasSpace) }
    /// Whether there is a letter or a digit that is not ASCII, or anything else beyond ASCII.
    public var isBeyondASCII: Bool { traits.contains(.isBeyondASCII) }
    /// Whether there is a full stop or an underscore in it, as there is in the names of files.
    var hasNameMark: Bool { traits.contains(.hasNameMark) }
    /// A hash of its letters, small and large ones alike.
    let hash: UInt64
    private let count: Int32
    private let traits: Traits
    /// The union of the meanings of its words.
    let meanings: WordMeaning
    /// The meaning of its last word.
    let lastMeaning: WordMeaning
    /// The intersection of the meanings of its words.
    let sharedMeaning: WordMeaning
    /// The meaning of its first word.
    let firstMeaning: WordMeaning

    // A screen has many labels, each with a scan, so a scan is small.
    private struct Traits: OptionSet {
        let rawValue: UInt8
        static let isBlank = Traits(rawValue: 1 << 0)
        static let isAllCapitals = Traits(rawValue: 1 << 1)
        static let startsSmall = Traits(rawValue: 1 << 2)
        static let hasComma = Traits(rawValue: 1 << 3)
        static let endsWithStop = Traits(rawValue: 1 << 4)
        static let hasSpace = Traits(rawValue: 1 << 5)
        static let isBeyondASCII = Traits(rawValue: 1 << 6)
        static let hasNameMark = Traits(rawValue: 1 << 7)
    }

    /// The scan of a label with nothing in it.
    static let nothing = LabelScan("")

    /// Scans a label.
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
        var (length, small, capital, word0) = (0, 0, 0, start)
        var (comma, beyond, space, mark) = (false, false, false, false)
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
                switch byte {
                case 0x2C: comma = true
                case 0x20: space = true
                case 0x2E, 0x5F: mark = true
                default: break
                }
            }
        }
        if end > word0 { state.end(word.value) }
        // Japanese writes without spaces: the ending of a label is looked up separately.
        if beyond { state.endings(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        var traits: Traits = []
        if start == end || (beyond && Self.isInvisible(bytes[start..<end])) { traits.insert(.isBlank) }
        if small == 0, !beyond, capital > 4 || (capital > 2 && state.count > 1) { traits.insert(.isAllCapitals) }
        if start < end, bytes[start] &- 0x61 < 26 { traits.insert(.startsSmall) }
        if comma { traits.insert(.hasComma) }
        if end - start > 1, bytes[end - 1] == 0x2E, bytes[end - 2] != 0x2E { traits.insert(.endsWithStop) }
        if space { traits.insert(.hasSpace) }
        if beyond { traits.insert(.isBeyondASCII) }
        if mark { traits.insert(.hasNameMark) }
        self.traits = traits
        count = Int32(clamping: length)
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

    // No-break and ideographic spaces, joiners and marks of direction, which are silent.
    private static func isInvisible(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }

    /// A label for messages: on one line and not too long.
    static func shortened(_ text: String) -> String {
        // Most are in one line of ASCII, where each byte is a character, and then nothing has to be taken apart.
        var copy = text
        if copy.withUTF8({ $0.allSatisfy { $0 >= 0x20 && $0 < 0x80 } }) {
            return copy.utf8.count > 60 ? String(decoding: copy.utf8.prefix(59), as: UTF8.self) + "…" : text
        }
        // Of a long text only the start is seen.
        let line = text.truncated(toBytes: 2_000).split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

/// The meaning of a word of a label to rules.
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
    /// A state that a trait or a value expresses: selected, checked, disabled.
    static let state = WordMeaning(rawValue: 1 << 5)
    /// A gesture: click, tap, swipe.
    static let gesture = WordMeaning(rawValue: 1 << 6)
    /// Vague without context: here, more, click.
    static let vague = WordMeaning(rawValue: 1 << 7)

    /// Those that name a role.
    static let roles: WordMeaning = [.button, .link, .image, .field, .control]
}
