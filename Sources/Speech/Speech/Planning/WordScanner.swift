/// Finds the words of a text, for which all engines report events.
///
/// A word is the text between two white spaces without the silent punctuation around it; an ideograph or kana is a word
/// of its own, and so is each character of a text that is spelled out. Silent punctuation alone is no word.
package struct WordScanner {
    /// A run of text without white space.
    package struct Token: Sendable, Hashable {
        /// Its scalars.
        package var range: Range<Int>
        /// Its scalars without the silent punctuation around them, or nil if it has nothing else.
        package var word: Range<Int>?
        /// Its last scalar.
        package var last: Unicode.Scalar
    }

    private var rest: Substring.UnicodeScalarView
    private let spellsOut: Bool
    /// The number of scalars read.
    package private(set) var position = 0

    /// Creates a scanner.
    package init(_ text: String, spellsOut: Bool = false) {
        rest = Substring(text).unicodeScalars
        self.spellsOut = spellsOut
    }

    /// Returns the words of a text.
    package static func words(of text: String, spellsOut: Bool = false) -> [Range<Int>] {
        var scanner = WordScanner(text, spellsOut: spellsOut)
        var words: [Range<Int>] = []
        while let token = scanner.next() {
            if let word = token.word { words.append(word) }
        }
        return words
    }

    /// Reads the next run of text without white space, or returns nil at the end.
    package mutating func next() -> Token? {
        while let scalar = rest.first, scalar.properties.isWhitespace { take() }
        guard let first = rest.first else { return nil }
        let start = position
        var last = first
        if spellsOut || first.isWrittenWithoutSpaces {
            take()
            while let scalar = rest.first, scalar.isPartOfCharacter(after: last) {
                last = scalar
                take()
            }
            return Token(range: start..<position, word: start..<position, last: first)
        }
        var word: Range<Int>?
        while let scalar = rest.first, !scalar.properties.isWhitespace, !scalar.isWrittenWithoutSpaces {
            last = scalar
            if !scalar.isSilentPunctuation { word = (word?.lowerBound ?? position)..<position + 1 }
            take()
        }
        return Token(range: start..<position, word: word, last: last)
    }

    private mutating func take() {
        rest.removeFirst()
        position += 1
    }
}

extension Unicode.Scalar {
    /// Whether it is an ideograph or kana.
    var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Whether it belongs to one character with the scalar before it.
    func isPartOfCharacter(after last: Unicode.Scalar?) -> Bool {
        isMark || value == 0x200D || last?.value == 0x200D || properties.isEmojiModifier
    }

    /// Whether it is a combining mark.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Whether it shapes speech and has no name in it: stops, quotation marks, brackets, dashes; not `&`, `%` or `@`.
    fileprivate var isSilentPunctuation: Bool {
        switch properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .control, .format:
            true
        case .otherPunctuation: !"&%@#*/\\‰".unicodeScalars.contains(self)
        default: false
        }
    }
}
