import AccessibilityTree
import Foundation

/// A dictionary for checking spelling. A program that has one assigns it to ``UITextChecker/dictionary``.
@preconcurrency @MainActor public protocol SpellingDictionary: AnyObject {
    /// The BCP 47 languages of the dictionary.
    var languages: [String] { get }
    /// Whether a word is spelt correctly.
    func isCorrect(_ word: String, language: String) -> Bool
    /// Returns suggestions for a word, the most likely first.
    func guesses(for word: String, language: String) -> [String]
}

/// Checks the spelling of a text. Without a dictionary no word is misspelled.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// The dictionary of all checkers, or nil.
    public static var dictionary: (any SpellingDictionary)? {
        get { AppProcess.current.dictionary }
        set { AppProcess.current.dictionary = newValue }
    }
    private static var learned: Set<String> {
        get { AppProcess.current.learnedWords }
        set { AppProcess.current.learnedWords = newValue }
    }

    /// The languages that can be checked.
    open class var availableLanguages: [String] { dictionary?.languages ?? [] }

    /// Adds a word to the correct ones.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// Creates a checker.
    public override init() {
        super.init()
    }

    /// Returns the first misspelled word of a range, from an offset on and, on request, again from the start of the
    /// range; its location is `NSNotFound` when there is none. All in UTF-16 code units.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let range = stringToCheck.clamped(range)
        let wrong = misspelledRanges(in: stringToCheck, language: language).filter {
            $0.location >= range.location && $0.upperBound <= range.upperBound
        }
        return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns suggestions for a misspelled word; nil when there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let guesses = Self.dictionary?.guesses(for: string.substring(range), language: language) ?? []
        return guesses.isEmpty ? nil : guesses
    }

    /// All misspelled words of the first 50,000 characters.
    func misspellings(in text: String, language: String) -> [TextFacts.Misspelling] {
        misspelledRanges(in: text, language: language).map { range in
            TextFacts.Misspelling(
                range: TextRange(location: range.location, length: range.length),
                suggestions: guesses(forWordRange: range, in: text, language: language) ?? [])
        }
    }

    private func misspelledRanges(in text: String, language: String) -> [NSRange] {
        guard let dictionary = Self.dictionary else { return [] }
        var ranges: [NSRange] = []
        for word in text.prefix(50_000).split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
            let string = String(word)
            if Self.learned.contains(string) || dictionary.isCorrect(string, language: language) { continue }
            ranges.append(NSRange(word.startIndex..<word.endIndex, in: text))
        }
        return ranges
    }
}

extension NSAttributedString.Key {
    /// Marks a word of a text view as misspelled: true, or an array of suggestions. UIKit's marks are private; this one
    /// is Earshot's.
    public static let accessibilityMarkedMisspelled = NSAttributedString.Key("EarshotMarkedMisspelled")
}
