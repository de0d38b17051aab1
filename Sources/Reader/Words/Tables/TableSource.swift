/// Where the words of a language come from: a table, or one of the package's that is put together when it is first asked
/// for. All seven take a millisecond of each start, and mostly one is needed.
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

    /// The words.
    var table: StringTable {
        switch self {
        case .table(let table): table
        case .builtIn(let table): table.table
        }
    }
}

/// The tables that come with the package beside the English one, by the language, a BCP 47 tag.
enum BuiltInTable: String, Sendable, CaseIterable {
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case japanese = "ja"
    case chinese = "zh-Hans"
    case arabic = "ar"

    /// The words.
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
