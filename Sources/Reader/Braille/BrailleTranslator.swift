import Foundation
import Speech
import Synchronization

/// Writes text in braille cells, as characters of the Unicode block "Braille Patterns" (U+2800 to U+28FF).
///
/// liblouis does the work and is loaded when it is first needed. Safe from any thread; one caller is served at a time.
public final class BrailleTranslator: Sendable {
    private let table: String?
    private let language: String?
    /// The tables that were found, by language.
    private let tables = Mutex<[String: String]>([:])

    /// The library and the lock under which all of the process uses it.
    private static let library = Mutex(LouisLibrary.load())

    /// The maximum number of scalars in a call of liblouis.
    private static let longestPiece = 1000

    /// Creates a translator.
    ///
    /// - Parameters:
    ///   - table: The name of a table of liblouis, or nil for the one that fits the language.
    ///   - language: The BCP 47 language of text that names none.
    /// - Throws: `BrailleError` if there is no liblouis or no such table.
    public init(table: String? = nil, language: String? = nil) throws(BrailleError) {
        self.table = table
        self.language = language
        if let table {
            let isKnown = try Self.withLibrary { BrailleTable.isName(table) && $0.hasTable(table) }
            guard isKnown else { throw .unknownTable(table) }
        } else {
            _ = try tableName(for: language)
        }
    }

    private static func withLibrary<Value: Sendable>(
        _ body: (LouisLibrary) -> Value
    ) throws(BrailleError) -> Value {
        let result: Result<Value, BrailleError> = library.withLock { $0.map(body) }
        return try result.get()
    }

    /// The cells for a text on one line. Control characters are left out; line ends become blanks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The BCP 47 language of the text; nil for the translator's.
    /// - Throws: `BrailleError.untranslatable` if liblouis fails.
    public func cells(_ text: String, language: String? = nil) throws(BrailleError) -> String {
        let cells = try cells(of: Array(UtteranceLine.plain(text).unicodeScalars), language: language)
        return String(String.UnicodeScalarView(cells.map(\.pattern)))
    }

    /// The cells for a line with a cursor, each with the character that it writes.
    ///
    /// - Throws: `BrailleError.untranslatable` if liblouis fails.
    public func line(_ text: BrailleText) throws(BrailleError) -> BrailleLine {
        var scalars: [Unicode.Scalar] = []
        // Which character a scalar is of.
        var characters: [Int] = []
        for (index, character) in text.text.enumerated() {
            for scalar in character.unicodeScalars {
                let isControl = scalar.properties.generalCategory == .control
                scalars.append(isControl ? " " : scalar)
                characters.append(index)
            }
        }
        let cells = try cells(of: scalars, language: text.language)
        return BrailleLine(
            cells: cells.map { UInt8(truncatingIfNeeded: $0.pattern.value) },
            characters: cells.map { characters[$0.scalar] },
            cursor: text.cursor)
    }

    private func cells(
        of scalars: [Unicode.Scalar], language: String?
    ) throws(BrailleError) -> [LouisLibrary.Cell] {
        let name = if let table { table } else { try tableName(for: language ?? self.language) }
        var result: [LouisLibrary.Cell] = []
        var start = 0
        while start < scalars.count {
            let end = Self.end(of: scalars, from: start)
            let piece = Array(scalars[start..<end])
            let cells = try Self.withLibrary { $0.cells(piece, table: name) }
            guard let cells else { throw .untranslatable(table: name) }
            result += cells.map { LouisLibrary.Cell(pattern: $0.pattern, scalar: $0.scalar + start) }
            start = end
        }
        return result
    }

    /// The cells for an utterance, each text with the table of its language, blanks between them.
    public func cells(_ utterance: Utterance) throws(BrailleError) -> String {
        var pieces: [String] = []
        for case .text(let spoken) in utterance.parts {
            let piece = try cells(spoken.text, language: spoken.language)
            if !piece.isEmpty { pieces.append(piece) }
        }
        return pieces.joined(separator: "\u{2800}")
    }

    /// Returns the end of a piece: at a blank if there is one, so that no word is cut.
    private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int {
        guard scalars.count - start > longestPiece else { return scalars.count }
        let limit = start + longestPiece
        return scalars[start..<limit].lastIndex(of: " ").map { $0 + 1 } ?? limit
    }

    private func tableName(for language: String?) throws(BrailleError) -> String {
        let key = language ?? ""
        if let known = tables.withLock({ $0[key] }) { return known }
        let candidates = BrailleTable.candidates(language: language)
        let found = try Self.withLibrary { library in candidates.first { library.hasTable($0) } }
        guard let found else { throw .unknownTable(candidates[0]) }
        tables.withLock { tables in
            // Languages are untrusted input; the number of names for them is unlimited.
            if tables.count >= 64 { tables = [:] }
            tables[key] = found
        }
        return found
    }
}
