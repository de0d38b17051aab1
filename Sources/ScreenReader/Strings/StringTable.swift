/// The screen reader's words in one language.
public struct StringTable: Sendable {
    /// The language, a BCP 47 tag such as "en".
    public let language: String
    /// The words as VoiceOver speaks them.
    private let spoken: [StringKey: Entry]
    /// The words as the AccessibilitySnapshot tool writes them, where they differ.
    private let snapshot: [StringKey: Entry]
    /// The language's own digits from 0 to 9, or nil for the European ones.
    private let digits: [Character]?

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - spoken: the words as VoiceOver speaks them.
    ///   - snapshot: the words of the snapshot style where they differ.
    ///   - digits: the ten digits of the language's numbers, or nil for the European ones.
    public init(
        language: String, spoken: [StringKey: Entry], snapshot: [StringKey: Entry] = [:], digits: [Character]? = nil
    ) {
        self.language = language
        self.spoken = spoken
        self.snapshot = snapshot
        self.digits = digits?.count == 10 ? digits : nil
    }

    /// A word, or the forms of a word that depend on a number.
    public enum Entry: Sendable, Hashable, ExpressibleByStringLiteral {
        /// One form for all.
        case text(String)
        /// A form for each plural category that the language uses; `other` is used for one that is missing.
        case plural([PluralCategory: String])

        /// Creates an entry with one form.
        public init(stringLiteral value: String) {
            self = .text(value)
        }
    }

    /// The word for a key, or nil when the table has none.
    public func word(_ key: StringKey, style: PhraseStyle) -> String? {
        pattern(key, style: style, count: nil)
    }

    /// The pattern for a key with its arguments put in, or nil when the table has none.
    ///
    /// - Parameters:
    ///   - numbers: the arguments; the first one decides the plural.
    public func word(_ key: StringKey, style: PhraseStyle, numbers: [Int]) -> String? {
        pattern(key, style: style, count: numbers.first).map { Self.fill($0, with: numbers.map(text(of:))) }
    }

    /// A whole number in the language's digits.
    public func text(of number: Int) -> String {
        guard let digits else { return String(number) }
        return String(String(number).map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
    }

    /// The keys that the table has no word for.
    public var missingKeys: [StringKey] {
        StringKey.allCases.filter { spoken[$0] == nil && snapshot[$0] == nil }
    }

    /// Puts arguments in the places `{0}`, `{1}` … of a pattern, in one pass, so that an argument which looks like a
    /// place stays as it is.
    static func fill(_ pattern: String, with arguments: [String]) -> String {
        var result = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}"), let number = Int(inside[..<close]),
                arguments.indices.contains(number)
            else {
                result += "{"
                rest = inside
                continue
            }
            result += arguments[number]
            rest = inside[inside.index(after: close)...]
        }
        return result + rest
    }

    private func pattern(_ key: StringKey, style: PhraseStyle, count: Int?) -> String? {
        let entry = style == .snapshot ? snapshot[key] ?? spoken[key] : spoken[key]
        switch entry {
        case .text(let text): return text
        case .plural(let forms): return forms[PluralCategory(of: count ?? 0, in: language)] ?? forms[.other]
        case nil: return nil
        }
    }
}
