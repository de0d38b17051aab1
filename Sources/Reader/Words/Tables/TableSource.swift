/// The source of a language's words: a table, or a built-in one that is created on first use. All seven take a
/// millisecond of each start, and mostly one is needed.
enum TableSource: Sendable, Hashable {
    case table(StringTable)
    case builtIn(BuiltInTable)

    /// The language, a BCP 47 tag.
    var language: String {
        switch self {
        case .table(let table): table.language
        case .builtIn(let table): table.rawValue
        }
    }

    /// The table of words.
    var table: StringTable {
        switch self {
        case .table(let table): table
        case .builtIn(let table): table.table
        }
    }
}

/// The built-in tables other than the English one, by language, a BCP 47 tag.
enum BuiltInTable: String, Sendable, CaseIterable {
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case japanese = "ja"
    case chinese = "zh-Hans"
    case arabic = "ar"

    /// The table of words.
    var table: StringTable {
        switch self {
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .japanese: .japanese
        case .chinese: .chinese
        case .arabic: .arabic
        }
    }
}
