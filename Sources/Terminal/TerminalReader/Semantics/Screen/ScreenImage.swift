import TerminalEmulator
import Words

/// A cell as the detectors see it.
struct ImageCell: Equatable, Sendable {
    /// A blank cell is a space; the second half of a wide character is "" in the row's text and `isTail` here.
    var character: Character
    var isTail: Bool
    var attributes: Attributes
    var link: Hyperlink?
    var zone: SemanticZone
    let isBlank: Bool
    /// What is seen behind the character, with inverse video resolved.
    let ground: Color

    init(_ cell: TerminalCell) {
        character = cell.attributes.hidesText ? " " : cell.text.first ?? " "
        isTail = cell.width == 0
        attributes = cell.attributes
        link = cell.link
        zone = cell.zone
        isBlank = character == " " || character == "\u{A0}"
        ground = attributes.isInverse ? attributes.inverseGround : attributes.background
    }

    /// A cell without a character.
    private init(attributes: Attributes, ground: Color) {
        character = " "
        isTail = false
        self.attributes = attributes
        zone = .output
        isBlank = true
        self.ground = ground
    }

    /// A cell in which nothing was ever drawn.
    static let empty = ImageCell(attributes: Attributes(), ground: .default)

    /// The cell without its character, on the same ground.
    var withoutCharacter: ImageCell { ImageCell(attributes: attributes, ground: ground) }
}

/// How a cell is shown, as far as it may tell that something is selected.
struct CellLook: Hashable, Sendable {
    var ground: Color
    var foreground: Color
    var isBold: Bool
    var isFaint: Bool
    var isUnderlined: Bool

    init(_ cell: ImageCell) {
        ground = cell.ground
        foreground = cell.attributes.foreground
        isBold = cell.attributes.isBold
        isFaint = cell.attributes.isFaint
        isUnderlined = cell.attributes.underline != .none
    }
}

extension Attributes {
    /// The foreground as a ground; inverse default text counts as white.
    fileprivate var inverseGround: Color { foreground == .default ? .palette(255) : foreground }
}

extension Color {
    /// Which of two colours is meant where as much of the screen has the one as the other.
    fileprivate var order: UInt32 {
        switch self {
        case .default: 0
        case .palette(let number): 1 << 24 | UInt32(number)
        case .rgb(let red, let green, let blue): 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }
}

/// One row of the screen, read out of the emulator once.
struct ImageRow: Equatable, Sendable {
    let cells: [ImageCell]
    let marks: LineMarks
    let status: Int?
    let isBlank: Bool
    /// The ground that the row has from edge to edge, or all but; nil where it has several.
    let ground: Color?
    /// The ground that all of its cells have; nil where they have several.
    let onlyGround: Color?
    /// Whether nothing in it is drawn by other characters than those that are typed.
    let isASCII: Bool
    private let whole: String
    /// The blanks between the text and that of the next row, where the terminal wrapped the line.
    let gap: String
    private let legend: LegendRow

    init(_ screen: Screen, row: Int) {
        let used = screen.usedColumns(row: row)
        var cells = (0..<used).map { ImageCell(screen[row, $0]) }
        isBlank = cells.allSatisfy(\.isBlank)
        whole = Self.text(cells[...])
        // Most cells were never written, and are alike.
        if used < screen.columns {
            cells += repeatElement(ImageCell(screen[row, used]), count: screen.columns - used)
        }
        self.cells = cells
        (ground, onlyGround) = Self.grounds(of: cells)
        isASCII = whole.utf8.allSatisfy { $0 < 0x80 }
        legend = isBlank ? .none : LegendRow(cells, whole)
        marks = screen.marks(row: row)
        status = screen.exitStatus(row: row)
        gap =
            marks.contains(.wrapped)
            ? String(screen.text(row: row, columns: 0..<screen.columns).reversed().prefix { $0 == " " }) : ""
    }

    /// A row that differs from another one in its cells only.
    init(_ row: ImageRow, cells: [ImageCell]) {
        self.cells = cells
        (ground, onlyGround) = Self.grounds(of: cells)
        marks = row.marks
        status = row.status
        gap = row.gap
        isBlank = cells.allSatisfy(\.isBlank)
        whole = Self.text(cells[...])
        isASCII = whole.utf8.allSatisfy { $0 < 0x80 }
        legend = isBlank ? .none : LegendRow(cells, whole)
    }

    private static func grounds(of cells: [ImageCell]) -> (most: Color?, only: Color?) {
        guard let first = cells.first?.ground else { return (nil, nil) }
        let count = cells.count { $0.ground == first }
        return (
            Thresholds.Bar.ground.isReached(by: count, of: cells.count) ? first : nil,
            count == cells.count ? first : nil
        )
    }

    func text(_ columns: Range<Int>? = nil) -> String {
        guard let range = columns?.clamped(to: 0..<cells.count), range.count < cells.count else { return whole }
        return Self.text(cells[range])
    }

    /// The text as a part of its line: with the blanks before that of the next row, where the terminal wrapped the line.
    var joined: String { whole + gap }

    /// The text as it is said: what links is told.
    var told: String {
        guard cells.contains(where: { $0.link != nil }) else { return text() }
        var text = ""
        for (column, cell) in cells.enumerated() where !cell.isTail {
            text.append(cell.character)
            if let link = cell.link, column + 1 == cells.count || cells[column + 1].link != link {
                text += String.linkMark
            }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func text(_ cells: ArraySlice<ImageCell>) -> String {
        guard let end = cells.lastIndex(where: { $0.character != " " && !$0.isTail }) else { return "" }
        var text = ""
        for cell in cells[...end] where !cell.isTail { text.append(cell.character) }
        return text
    }

    func hasSameText(as other: ImageRow) -> Bool {
        cells.count == other.cells.count && whole == other.whole
    }

    /// How it tells what keys do; nil where it does not by itself.
    var keys: LegendRow.Kind? { legend.kind }

    /// How many keys in brackets it tells of, if it begins with one.
    var bracketedKeys: Int { legend.bracketedKeys }

    /// The columns from the first to the last visible character.
    var inked: Range<Int>? {
        guard let first = cells.firstIndex(where: { !$0.isBlank }), let last = cells.lastIndex(where: { !$0.isBlank })
        else { return nil }
        return first..<last + 1
    }
}

/// The screen as the detectors see it. Rows that did not change are taken over from the image before.
struct ScreenImage: Sendable {
    var rows: [ImageRow]
    var columns: Int
    var cursor: CursorState
    var isAlternate: Bool
    /// The ground that most rows have from edge to edge: that of the screen.
    private(set) var ground = Color.default

    init(_ screen: Screen) {
        rows = (0..<screen.rows).map { ImageRow(screen, row: $0) }
        columns = screen.columns
        cursor = screen.cursor
        isAlternate = screen.isAlternate
        ground = Self.mostCommon(rows)
    }

    /// The image after operations: rows that only moved are taken over, those that changed are read anew.
    init(_ screen: Screen, previous: ScreenImage, footprint: Footprint) {
        guard previous.rows.count == screen.rows, previous.columns == screen.columns, !footprint.isWhole else {
            self = ScreenImage(screen)
            return
        }
        rows = footprint.origins.indices.map { row in
            guard let origin = footprint.origins[row], !footprint.touched[row] else {
                return ImageRow(screen, row: row)
            }
            return previous.rows[origin]
        }
        columns = screen.columns
        cursor = screen.cursor
        isAlternate = screen.isAlternate
        ground = Self.mostCommon(rows)
    }

    /// The image with a cursor that is seen though the terminal shows none: a program that draws its own puts the
    /// terminal's there as well, and the cell has a ground that those beside it have not.
    var withDrawnCursor: ScreenImage {
        guard isAlternate, !cursor.isVisible else { return self }
        var image = self
        if rows.indices.contains(cursor.row), rows[cursor.row].cells.indices.contains(cursor.column),
            standsApart(cursor.row, cursor.column)
        {
            image.cursor.isVisible = true
        } else if let place = onlyCellApart {
            (image.cursor.row, image.cursor.column, image.cursor.isVisible) = (place.row, place.column, true)
        }
        return image
    }

    /// The image with the drawn cursor of the one before, where it was taken away and nothing else happened: programs
    /// that draw theirs do so before they draw it elsewhere.
    func withDrawnCursor(after old: ScreenImage?) -> ScreenImage {
        let drawn = withDrawnCursor
        guard let old, !drawn.cursor.isVisible, old.cursor.isVisible, isAlternate, old.isAlternate,
            rows.count == old.rows.count, !old.rows[old.cursor.row].isBlank,
            rows.indices.allSatisfy({ rows[$0].hasSameText(as: old.rows[$0]) })
        else { return drawn }
        var image = self
        image.cursor = old.cursor
        return image
    }

    /// Whether a cell has a ground that those beside it have not.
    private func standsApart(_ row: Int, _ column: Int) -> Bool {
        let cells = rows[row].cells
        let beside = [column - 1, column + 1].filter(cells.indices.contains).map { cells[$0] }
        return cells[column].ground != .default && cells[column].ground != ground
            && !isPartOfBar(row, column)
            && !ScreenWords.isDecoration(cells[column].character)
            && beside.allSatisfy { $0.ground != cells[column].ground && !$0.isTail }
    }

    /// Whether a cell is one of the pieces of a bar that tells a state, on a ground that others of them have as well.
    private func isPartOfBar(_ row: Int, _ column: Int) -> Bool {
        let own = rows[row].cells[column].ground
        return rows[row].cells.count { $0.ground == own } > 1 && isDividedBar(row, ground)
    }

    /// The cell of a text that alone on the screen has a ground that those beside it have not: a cursor that is drawn
    /// while the terminal's is left where the program wrote last.
    private var onlyCellApart: (row: Int, column: Int)? {
        var found: (row: Int, column: Int)?
        for row in rows.indices where rows[row].onlyGround == nil {
            let cells = rows[row].cells
            for column in cells.indices.dropLast() where cells[column].ground != cells[column + 1].ground {
                guard standsApart(row, column) else { continue }
                guard found == nil else { return nil }
                found = (row, column)
            }
        }
        return found.flatMap { isText(beside: $0.column, in: rows[$0.row].cells) ? $0 : nil }
    }

    /// Whether a cell may be a part of a text that is edited: a letter of a word, or a blank between no brackets.
    private func isText(beside column: Int, in cells: [ImageCell]) -> Bool {
        let beside = [column - 1, column + 1].filter(cells.indices.contains).map { cells[$0] }
        // A line that is drawn beside it makes it a box to check, a part of a bar or of a frame.
        guard beside.allSatisfy({ $0.ground == beside[0].ground && !ScreenWords.isDecoration($0.character) }) else {
            return false
        }
        func isOfWord(_ cell: ImageCell) -> Bool { cell.character.isLetter || cell.character.isNumber }
        // A sign before a word is a mark.
        if isOfWord(cells[column]) { return beside.contains(where: isOfWord) }
        if !cells[column].isBlank { return column > 0 && isOfWord(cells[column - 1]) }
        return beside.count < 2 || !("[(".contains(beside[0].character) && "])".contains(beside[1].character))
    }

    /// The ground that most cells of a region have.
    func commonGround(_ frame: CellRegion) -> Color { Self.mostCommon(grounds(frame)) }

    private static func mostCommon(_ rows: [ImageRow]) -> Color {
        var counts: [Color: Int] = [:]
        for row in rows { if let ground = row.ground { counts[ground, default: 0] += 1 } }
        let most = counts.max { $0.value < $1.value }
        guard let most, Thresholds.Bar.common.isReached(by: most.value, of: rows.count) else { return .default }
        return most.key
    }

    /// The ground of which there is most.
    static func mostCommon(_ grounds: [Color: Int]) -> Color {
        grounds.max { ($0.value, $0.key.order) < ($1.value, $1.key.order) }?.key ?? .default
    }

    /// How many cells of a region have each ground.
    func grounds(_ frame: CellRegion) -> [Color: Int] {
        var counts: [Color: Int] = [:]
        for row in frame.rows {
            if let only = rows[row].onlyGround {
                counts[only, default: 0] += frame.columns.count
                continue
            }
            // Neighbours are alike as a rule.
            var start = frame.columns.lowerBound
            let cells = rows[row].cells
            while start < frame.columns.upperBound {
                let ground = cells[start].ground
                var end = start + 1
                while end < frame.columns.upperBound, cells[end].ground == ground { end += 1 }
                counts[ground, default: 0] += end - start
                start = end
            }
        }
        return counts
    }
}

extension String {
    /// What follows the text of a link.
    static var linkMark: String { ", \(TerminalWords.current[.link]), " }

    /// The text without the comma at its end which the word for a link may leave there.
    var withoutTrailingPause: String {
        guard last == " " || last == ",", hasSuffix(Self.linkMark) || hasSuffix(Self.linkMark.dropLast()) else {
            return self
        }
        var text = self
        while text.last == " " || text.last == "," { text.removeLast() }
        return text
    }
}
