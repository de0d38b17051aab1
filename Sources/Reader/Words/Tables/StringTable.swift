/// The words of the screen reader and of UIKit in one language.
public struct StringTable: Sendable, Hashable {
    /// The language, a BCP 47 tag such as "en".
    public let language: String
    /// The rules by which the language writes numbers and joins the parts of a phrase.
    public let writing: Writing
    /// The words as VoiceOver speaks them.
    private let spoken: [StringKey: Entry]
    /// The words as the AccessibilitySnapshot tool writes them, where they differ.
    private let snapshot: [StringKey: Entry]
    /// The words of UIKit itself.
    private let interface: [InterfaceKey: Entry]
    /// The words of the terminal's reader.
    private let terminal: [TerminalKey: Entry]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - spoken: the words as VoiceOver speaks them.
    ///   - snapshot: the words of the snapshot style, where they are not the spoken ones with a capital letter and a
    ///     full stop.
    ///   - interface: the words of UIKit itself.
    ///   - terminal: the words of the terminal's reader.
    ///   - writing: the rules for numbers and for joining the parts of a phrase.
    public init(
        language: String, spoken: [StringKey: Entry], snapshot: [StringKey: Entry] = [:],
        interface: [InterfaceKey: Entry] = [:], terminal: [TerminalKey: Entry] = [:], writing: Writing = Writing()
    ) {
        self.language = language
        self.spoken = spoken
        self.snapshot = snapshot
        self.interface = interface
        self.terminal = terminal
        self.writing = writing
    }

    /// A word, or the forms of a word that depend on a number.
    public enum Entry: Sendable, Hashable, ExpressibleByStringLiteral {
        /// The same form for all numbers.
        case text(String)
        /// A form for each plural category that the language uses; `other` is used for one that is missing.
        case plural([PluralCategory: String])

        /// Creates an entry with one form.
        public init(stringLiteral value: String) {
            self = .text(value)
        }

        /// All plural forms.
        public var forms: [String] {
            switch self {
            case .text(let text): [text]
            case .plural(let forms): Array(forms.values)
            }
        }
    }

    /// The word for a key, or nil when the table has none.
    public func word(_ key: StringKey, style: PhraseStyle) -> String? {
        pattern(key, style: style, count: nil)
    }

    /// The pattern for a key with its arguments inserted, or nil when the table has none.
    ///
    /// - Parameters:
    ///   - numbers: the arguments; the first one determines the plural form.
    ///   - region: the region whose digits are used, such as "EG", or nil for the language's own.
    ///   - style: the style of the phrase.
    ///   - key: the key.
    public func word(_ key: StringKey, style: PhraseStyle, numbers: [Int], region: String? = nil) -> String? {
        pattern(key, style: style, count: numbers.first).map { pattern in
            Self.fill(pattern, with: numbers.map { writing.text(of: $0, region: region) })
        }
    }

    /// The entry for a key as it is spoken, or nil when the table has none.
    public func entry(_ key: StringKey) -> Entry? {
        spoken[key] ?? snapshot[key]
    }

    /// The entry for a word of UIKit, or nil when the table has none.
    public func entry(_ key: InterfaceKey) -> Entry? {
        interface[key]
    }

    /// The entry for a word of the terminal's reader, or nil when the table has none.
    public func entry(_ key: TerminalKey) -> Entry? {
        terminal[key]
    }

    /// A pattern of the terminal's words in the plural for a number, or nil when the table has none.
    func pattern(_ key: TerminalKey, count: Int) -> String? {
        terminal[key].flatMap { form(of: $0, count) }
    }

    /// A pattern of UIKit's words in the plural for a number, or nil when the table has none.
    func pattern(_ key: InterfaceKey, count: Int) -> String? {
        interface[key].flatMap { form(of: $0, count) }
    }

    /// The keys that the table has no word for, in the order of their declaration.
    public var missingKeys: [StringKey] {
        StringKey.allCases.filter { spoken[$0] == nil && snapshot[$0] == nil }
    }

    /// Replaces `{0}`, `{1}` … of a pattern by arguments, in one pass, so that an argument which looks like a
    /// placeholder stays as it is.
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
        if style == .snapshot, let written = snapshot[key] { return form(of: written, count) }
        guard let text = spoken[key].flatMap({ form(of: $0, count) }) else { return nil }
        return style == .snapshot ? Self.written(text, like: key) : text
    }

    private func form(of entry: Entry, _ count: Int?) -> String? {
        switch entry {
        case .text(let text): text
        case .plural(let forms): forms[PluralCategory(of: count ?? 0, in: language)] ?? forms[.other]
        }
    }

    /// A spoken word as the tool would write it: it begins and ends as the tool's English word does.
    private static func written(_ text: String, like key: StringKey) -> String {
        guard case .text(let model)? = english.snapshot[key] else { return text }
        let start = text.prefix(1).uppercased() + text.dropFirst()
        return model.hasSuffix(".") && !text.hasSuffix(".") ? start + "." : start
    }
}
