/// The plural forms of the Unicode CLDR: each language uses some of them.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// The form for zero, in languages with one.
    case zero
    /// The form for one, as in English.
    case one
    /// The form for two, as in Arabic.
    case two
    /// The form for few, as in Arabic.
    case few
    /// The form for many, as in Arabic.
    case many
    /// Everything else; every language has it.
    case other

    /// The form that a language uses with a whole number, by the rules of the Unicode CLDR.
    ///
    /// - Parameters:
    ///   - count: the number; its sign is ignored.
    ///   - language: a BCP 47 tag; only its first part counts.
    public init(of count: Int, in language: String) {
        let count = count.magnitude
        switch LanguageTag.primary(of: language) {
        case "ja", "zh", "ko", "th", "vi", "id":
            self = .other
        case "fr", "pt":
            // Whole millions take "de": CLDR calls that "many".
            self = count <= 1 ? .one : count % 1_000_000 == 0 ? .many : .other
        case "es", "it", "ca":
            self = count == 1 ? .one : count != 0 && count % 1_000_000 == 0 ? .many : .other
        case "ar":
            switch (count, count % 100) {
            case (0, _): self = .zero
            case (1, _): self = .one
            case (2, _): self = .two
            case (_, 3...10): self = .few
            case (_, 11...): self = .many
            default: self = .other
            }
        case "ru", "uk":
            switch (count % 10, count % 100) {
            case (_, 11...14): self = .many
            case (1, _): self = .one
            case (2...4, _): self = .few
            default: self = .many
            }
        default:
            self = count == 1 ? .one : .other
        }
    }
}
