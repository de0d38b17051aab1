/// A line of text to be felt.
public struct BrailleText: Sendable, Hashable {
    /// The text as it is translated.
    public var text: String
    /// The number of characters before the cursor; nil if there is no cursor.
    public var cursor: Int?
    /// The BCP 47 language of the text; nil for the translator's.
    public var language: String?

    /// Creates a line.
    public init(_ text: String, cursor: Int? = nil, language: String? = nil) {
        (self.text, self.cursor, self.language) = (text, cursor, language)
    }
}

/// A line in braille cells.
public struct BrailleLine: Sendable, Hashable {
    /// The cells, a bit for each dot, the lowest for dot 1. The cursor has dots 7 and 8.
    public private(set) var cells: [UInt8]
    /// For each cell the character of the text that it writes.
    public private(set) var characters: [Int]
    /// The cell of the cursor; nil where there is none.
    public private(set) var cursor: Int?

    /// The dots that mark the cursor: 7 and 8.
    public static let cursorDots: UInt8 = 0xC0

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - cells: The cells without the cursor.
    ///   - characters: For each cell the character that it writes, in ascending order.
    ///   - cursor: The number of characters before the cursor. After the text it gets blank cells.
    public init(cells: [UInt8], characters: [Int], cursor: Int? = nil) {
        (self.cells, self.characters) = (cells, characters)
        guard let cursor, cursor >= 0 else { return }
        var place = characters.firstIndex { $0 >= cursor }
        if place == nil {
            let next = (characters.last ?? -1) + 1
            // A cursor far after the text must not make an endless line.
            for character in next...max(next, min(cursor, next + 1_000)) {
                self.cells.append(0)
                self.characters.append(character)
            }
            place = self.cells.count - 1
        }
        guard let place else { return }
        self.cursor = place
        self.cells[place] |= Self.cursorDots
    }
}
