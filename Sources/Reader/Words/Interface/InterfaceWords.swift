/// UIKit's own words in one language; a word that the language lacks is English.
public struct InterfaceWords: Sendable {
    private let table: StringTable
    private let fallback: StringTable
    private let region: String?

    init(table: StringTable, fallback: StringTable, region: String?) {
        self.table = table
        self.fallback = fallback
        self.region = region
    }

    /// The language that the words are in, a BCP 47 tag.
    public var language: String { table.language }

    /// A word without arguments.
    public subscript(key: InterfaceKey) -> String {
        pattern(key, 0)
    }

    /// A word with numbers in it, in the plural form for the first of them.
    public subscript(key: InterfaceKey, numbers: Int...) -> String {
        StringTable.fill(pattern(key, numbers.first ?? 0), with: numbers.map(text))
    }

    /// A pattern with texts in it.
    public subscript(key: InterfaceKey, texts: String...) -> String {
        StringTable.fill(pattern(key, 0), with: texts)
    }

    /// A whole number in the digits of the language and region.
    public func text(of number: Int) -> String {
        table.writing.text(of: number, region: region)
    }

    /// A whole number of percent, such as "50%".
    public func percent(_ number: Int) -> String {
        table.word(.percent, style: .voiceover, numbers: [number], region: region)
            ?? fallback.word(.percent, style: .voiceover, numbers: [number]) ?? text(of: number)
    }

    private func pattern(_ key: InterfaceKey, _ count: Int) -> String {
        table.pattern(key, count: count) ?? fallback.pattern(key, count: count) ?? key.rawValue
    }
}
