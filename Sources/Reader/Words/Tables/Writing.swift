/// The rules by which a language writes numbers and joins the parts of a phrase.
public struct Writing: Sendable, Hashable {
    /// The separator between two parts of a phrase.
    public var separator: String
    /// The end of a sentence.
    public var fullStop: String
    /// The text after punctuation that already separates.
    public var gap: String
    /// The ten digits of the language's own numbers, or nil for the European ones.
    public let digits: [Character]?
    /// The regions that write European digits all the same, such as "MA".
    public let regionsWithEuropeanDigits: Set<String>

    /// Creates the way in which a language is written; without arguments, that of English.
    ///
    /// - Parameters:
    ///   - separator: the separator between the parts of an utterance.
    ///   - fullStop: the end of a sentence.
    ///   - gap: the text after punctuation that already separates.
    ///   - digits: ten digits from 0 to 9, or nil for the European ones.
    ///   - regionsWithEuropeanDigits: the regions that write European digits all the same.
    public init(
        separator: String = ", ", fullStop: String = ".", gap: String = " ", digits: [Character]? = nil,
        regionsWithEuropeanDigits: Set<String> = []
    ) {
        self.separator = separator
        self.fullStop = fullStop
        self.gap = gap
        self.digits = digits?.count == 10 ? digits : nil
        self.regionsWithEuropeanDigits = regionsWithEuropeanDigits
    }

    /// A whole number in the digits of a region, or in the language's own.
    public func text(of number: Int, region: String? = nil) -> String {
        guard let digits, region.map({ !regionsWithEuropeanDigits.contains($0) }) ?? true else {
            return String(number)
        }
        return String(String(number).map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
    }
}
