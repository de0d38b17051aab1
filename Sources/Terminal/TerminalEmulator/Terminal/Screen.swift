/// A cell as a reader sees it.
public struct TerminalCell: Hashable, Sendable {
    /// The grapheme cluster; empty for a blank cell and for the second half of a wide character.
    public var text: String
    /// The columns that the character takes: 1 or 2, and 0 for the second half of a wide one.
    public var width: Int
    /// The rendition of the character.
    public var attributes: Attributes
    /// The hyperlink, or nil.
    public var link: Hyperlink?
    /// Whether selective erasure spares it.
    public var isProtected: Bool
    /// Which part of the shell's dialogue it belongs to.
    public var zone: SemanticZone
}

/// A piece of a row whose cells have the same rendition.
public struct TextRun: Hashable, Sendable {
    /// The columns of the piece.
    public var columns: Range<Int>
    /// Its text; blank cells are spaces.
    public var text: String
    /// The rendition.
    public var attributes: Attributes
    /// The hyperlink, or nil.
    public var link: Hyperlink?
    /// Which part of the shell's dialogue it belongs to.
    public var zone: SemanticZone
}

/// The tables that cells refer to.
struct CellTables: Sendable {
    let styles: StyleTable
    let clusters: ClusterTable
    let links: LinkTable

    func cell(_ cell: Cell) -> TerminalCell {
        TerminalCell(
            text: text(cell), width: cell.isTail ? 0 : cell.isWide ? 2 : 1,
            attributes: Attributes(style: styles[cell.style]), link: links[cell.link], isProtected: cell.isProtected,
            zone: cell.zone)
    }

    func text(_ cell: Cell) -> String {
        var text = ""
        append(cell, to: &text)
        return text
    }

    func append(_ cell: Cell, to text: inout String) {
        if cell.isCluster {
            for scalar in clusters[cell.value] {
                if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
            }
        } else if cell.value != 0, let scalar = Unicode.Scalar(cell.value) {
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text of cells, with spaces for blank ones between others and none at the end.
    func text(_ cells: ArraySlice<Cell>, keepsEnd: Bool = false) -> String {
        var text = ""
        var blanks = 0
        for cell in cells where !cell.isTail && !cell.isPadding {
            if cell.value == 0 {
                blanks += 1
                continue
            }
            while blanks > 0 {
                text.append(" ")
                blanks -= 1
            }
            append(cell, to: &text)
        }
        if keepsEnd { text += String(repeating: " ", count: blanks) }
        return text
    }

    /// The pieces of a row that are rendered alike.
    func runs(_ cells: ArraySlice<Cell>) -> [TextRun] {
        var runs: [TextRun] = []
        var start = cells.startIndex
        while start < cells.endIndex {
            let first = cells[start]
            var end = start + 1
            while end < cells.endIndex, cells[end].style == first.style, cells[end].link == first.link,
                cells[end].zone == first.zone
            {
                end += 1
            }
            runs.append(
                TextRun(
                    columns: start - cells.startIndex..<end - cells.startIndex,
                    text: text(cells[start..<end], keepsEnd: true), attributes: Attributes(style: styles[first.style]),
                    link: links[first.link], zone: first.zone))
            start = end
        }
        return runs
    }
}

/// The content of a terminal's screen at one moment.
public struct Screen: Sendable {
    private let grid: Grid
    private let tables: CellTables
    /// The cursor.
    public let cursor: CursorState
    /// Whether this is the alternate screen, which programs use that fill the whole screen.
    public let isAlternate: Bool
    /// Whether all of it is shown inverse (DECSCNM).
    public let isReversed: Bool
    /// The rows and columns within which text scrolls.
    public let margins: CellRegion

    init(_ interpreter: Interpreter) {
        grid = interpreter.grid
        tables = CellTables(styles: interpreter.styles, clusters: interpreter.clusters, links: interpreter.links)
        cursor = CursorState(interpreter)
        isAlternate = interpreter.isAlternate
        isReversed = interpreter.modes.contains(.reverseVideo)
        margins = interpreter.scrollRegion
    }

    /// The number of rows.
    public var rows: Int { grid.rows }

    /// The number of columns.
    public var columns: Int { grid.columns }

    /// A cell. Both numbers count from 0 and must be within the screen.
    public subscript(row: Int, column: Int) -> TerminalCell { tables.cell(grid[row, column]) }

    /// Returns the facts about a row in addition to its cells.
    public func marks(row: Int) -> LineMarks { grid[state: row].marks }

    /// Returns the status of the command that ended in a row, if the shell reported it.
    public func exitStatus(row: Int) -> Int? { grid[state: row].status }

    /// The text of a row, without blanks at its end.
    public func text(row: Int) -> String { tables.text(grid.usedCells(in: row)) }

    /// The text within some columns of a row, with its blanks. Columns outside the screen are left out.
    public func text(row: Int, columns: Range<Int>) -> String {
        let range = columns.clamped(to: 0..<grid.columns)
        let start = grid.start(of: row)
        return tables.text(grid.cells[start + range.lowerBound..<start + range.upperBound], keepsEnd: true)
    }

    /// Returns the number of columns of a row up to the last cell that differs from the screen's initial state.
    public func usedColumns(row: Int) -> Int { grid.usedCells(in: row).count }

    /// The pieces of a row that are rendered alike, up to the last cell that is not blank.
    public func runs(row: Int) -> [TextRun] { tables.runs(grid.usedCells(in: row)) }

    /// The text of all rows, without blanks at their ends and without empty rows at the bottom.
    public var text: String {
        var lines = (0..<rows).map { text(row: $0) }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

extension RowState {
    /// The status of the command that ended here, if it is known.
    var status: Int? { marks.contains(.commandEnd) && exitStatus != 0 ? Int(exitStatus) - 1_000 : nil }
}

/// The position and the appearance of the cursor.
public struct CursorState: Hashable, Sendable {
    /// The row, counted from 0.
    public var row: Int
    /// The column, counted from 0.
    public var column: Int
    /// Whether the last column was written, so that the next character goes to the next row.
    public var pendingWrap: Bool
    /// Whether the cursor is shown.
    public var isVisible: Bool
    /// Whether it blinks.
    public var isBlinking: Bool
    /// Its shape.
    public var shape: CursorShape
    /// The rendition of the next character.
    public var attributes: Attributes
    /// The link that the next character will have.
    public var link: Hyperlink?

    init(_ interpreter: Interpreter) {
        row = interpreter.cursor.row
        column = interpreter.cursor.column
        pendingWrap = interpreter.cursor.pendingWrap
        isVisible = interpreter.modes.contains(.cursorVisible)
        isBlinking = interpreter.modes.contains(.cursorBlink)
        shape = interpreter.cursorShape
        attributes = Attributes(style: interpreter.pen.style)
        link = interpreter.links[interpreter.pen.link]
    }
}

/// The lines that have scrolled off the top of the primary screen, the oldest first. Rows that the terminal wrapped are
/// one line. It is a value: it does not change when the terminal continues.
public struct Scrollback: Sendable {
    private let store: ScrollbackStore
    private let tables: CellTables

    init(_ interpreter: Interpreter) {
        store = interpreter.scrollback
        tables = CellTables(styles: interpreter.styles, clusters: interpreter.clusters, links: interpreter.links)
    }

    /// The number of lines that are kept.
    public var count: Int { store.lineCount }

    /// The number of lines that have been dropped since the start. The line at index `i` is line `discarded + i` of
    /// all, and keeps that number.
    public var discarded: Int { store.discardedLines }

    /// Whether the last line continues in the first row of the primary screen.
    public var isLastLineOpen: Bool { store.isOpen }

    /// The bytes that the lines take.
    public var bytes: Int { store.bytes }

    /// The text of a line, or "" when it is not kept.
    public func text(_ index: Int) -> String { store.line(index).map { tables.text($0.cells) } ?? "" }

    /// The first cells of a line, without those after its end; none when it is not kept.
    public func cells(_ index: Int, upTo count: Int) -> [TerminalCell] {
        store.line(index).map { $0.cells.prefix(max(0, count)).map(tables.cell) } ?? []
    }

    /// The pieces of a line that are rendered alike.
    public func runs(_ index: Int) -> [TextRun] { store.line(index).map { tables.runs($0.cells) } ?? [] }

    /// Returns the facts about a line in addition to its cells.
    public func marks(_ index: Int) -> LineMarks { store.line(index)?.line.marks ?? [] }

    /// Returns the status of the command that ended in a line, if the shell reported it.
    public func exitStatus(_ index: Int) -> Int? {
        store.line(index).flatMap { RowState(marks: $0.line.marks, exitStatus: $0.line.exitStatus).status }
    }
}
