/// Pronunciations of words that the engine mispronounces: the written form, and the text to speak for it.
///
/// An entry matches whole words only: it is neither preceded nor followed by a letter or digit of the same kind. Of
/// several that match at one position the longest wins, of equally long ones a word before a pattern. Replaced text is
/// not matched again.
///
/// A search costs at most a fixed number of steps for each character of the text and each entry, whatever the text and
/// the entries are: a pattern never backtracks.
public struct Lexicon: Sendable, Hashable, Codable {
    /// Words and the text spoken for them. Case matters only in words that hold a capital letter.
    public private(set) var words: [String: String]
    /// Patterns, in the order in which they are tried.
    public private(set) var patterns: [PronunciationPattern]
    /// The words by their first scalar, the longest first.
    private let index: [Unicode.Scalar: [Word]]

    private struct Word: Sendable, Hashable {
        var scalars: [Unicode.Scalar]
        var ignoresCase: Bool
        var spoken: String
    }

    /// The maximum number of words in a lexicon.
    public static let mostWords = 2000
    /// The maximum number of patterns in a lexicon.
    public static let mostPatterns = 64
    /// The maximum number of scalars in an entry and in its replacement.
    public static let longestEntry = 100

    /// A lexicon without entries.
    public static let empty = Lexicon()

    /// Creates a lexicon. Words that are empty or too long and entries beyond the limits are left out.
    public init(words: [String: String] = [:], patterns: [PronunciationPattern] = []) {
        let fitting = words.filter { entry in
            (1...Self.longestEntry).contains(entry.key.unicodeScalars.count)
                && entry.value.unicodeScalars.count <= Self.longestEntry
        }
        let kept = fitting.sorted { $0.key < $1.key }.prefix(Self.mostWords)
        self.words = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
        self.patterns = Array(patterns.prefix(Self.mostPatterns))
        var index: [Unicode.Scalar: [Word]] = [:]
        for (written, spoken) in kept {
            let scalars = Array(written.unicodeScalars)
            let ignoresCase = !scalars.contains { $0.properties.isUppercase }
            let word = Word(scalars: scalars, ignoresCase: ignoresCase, spoken: spoken)
            index[Self.folded(scalars[0]), default: []].append(word)
        }
        self.index = index.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    }

    /// Whether there are no entries.
    public var isEmpty: Bool { words.isEmpty && patterns.isEmpty }

    /// The lexicon with the entries of another, which win.
    public func merging(_ other: Lexicon) -> Lexicon {
        Lexicon(words: words.merging(other.words) { _, new in new }, patterns: other.patterns + patterns)
    }

    /// The text with the entries replaced.
    public func applied(to text: String) -> String {
        guard !isEmpty else { return text }
        var result = String.UnicodeScalarView()
        for item in pronounced(Array(text.unicodeScalars)) { result.append(item.scalar) }
        return String(result)
    }

    /// A spoken scalar, and the scalar of the text that it replaces.
    struct Pronounced {
        var scalar: Unicode.Scalar
        var source: Int
    }

    /// The scalars that are spoken for a text.
    func pronounced(_ text: [Unicode.Scalar]) -> [Pronounced] {
        var result: [Pronounced] = []
        result.reserveCapacity(text.count)
        var place = 0
        while place < text.count {
            if Self.isBoundary(text, place), let match = match(text, at: place) {
                let spoken = Array(match.spoken.unicodeScalars)
                let length = match.end - place
                for (number, scalar) in spoken.enumerated() {
                    // The last one maps to the last scalar of the text, so that the word counts as spoken to its end.
                    let isLast = number == spoken.count - 1 && number > 0
                    let offset = isLast ? length - 1 : number * length / spoken.count
                    result.append(Pronounced(scalar: scalar, source: place + offset))
                }
                place = match.end
            } else {
                result.append(Pronounced(scalar: text[place], source: place))
                place += 1
            }
        }
        return result
    }

    private func match(_ text: [Unicode.Scalar], at start: Int) -> (end: Int, spoken: String)? {
        var best: (end: Int, spoken: String)?
        for word in index[Self.folded(text[start])] ?? [] {
            let end = start + word.scalars.count
            guard end <= text.count, Self.isBoundary(text, end), Self.equal(word, text, start) else { continue }
            best = (end, word.spoken)
            break
        }
        for pattern in patterns {
            guard let found = pattern.match(text, at: start), Self.isBoundary(text, found.end) else { continue }
            if found.end > best?.end ?? start { best = found }
        }
        return best
    }

    private static func equal(_ word: Word, _ text: [Unicode.Scalar], _ start: Int) -> Bool {
        for (offset, scalar) in word.scalars.enumerated() {
            let other = text[start + offset]
            guard other == scalar || word.ignoresCase && folded(other) == folded(scalar) else { return false }
        }
        return true
    }

    /// The lowercase form of a scalar where that is one scalar.
    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return scalar.properties.isUppercase ? Unicode.Scalar(scalar.value + 32) ?? scalar : scalar
        }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? scalar : scalar
    }

    /// Whether no word spans a position: not between two letters, nor between two digits.
    private static func isBoundary(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
        guard place > 0, place < text.count else { return true }
        return kind(text[place - 1]) == .other || kind(text[place]) == .other
            || kind(text[place - 1]) != kind(text[place])
    }

    private enum Kind { case letter, digit, other }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        if PronunciationPattern.isDigit(scalar) { return .digit }
        return PronunciationPattern.isLetter(scalar) ? .letter : .other
    }

    /// Reads the words and patterns.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            words: try container.decode([String: String].self, forKey: .words),
            patterns: try container.decode([PronunciationPattern].self, forKey: .patterns))
    }

    /// Writes the words and patterns.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(words, forKey: .words)
        try container.encode(patterns, forKey: .patterns)
    }

    private enum CodingKeys: String, CodingKey { case words, patterns }
}
