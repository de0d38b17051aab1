/// The name of an element or an attribute as a small number: comparing two is comparing integers.
///
/// The names of the reader's vocabulary have the same numbers in every document, namely their indices in it. Names that
/// a document adds have higher numbers, which are valid in that document only.
public struct XMLName: Sendable, Hashable {
    /// The number.
    public let rawValue: Int

    /// Creates the name with this number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// A fixed vocabulary of names, each with a number that is assigned before a document is read.
public struct XMLVocabulary: Sendable {
    /// The names; a name's index here is its number. A name that is listed twice has its first number.
    public let names: [String]
    private let numbers: [String: Int]

    /// Creates a vocabulary from names.
    public init(_ names: [String] = []) {
        self.names = names
        numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The name's number, or nil when the vocabulary does not have it.
    public subscript(name: String) -> XMLName? {
        numbers[name].map(XMLName.init)
    }
}
