/// A line as the program wrote it, from which rows of any width are made.
private struct LogicalLine {
    var cells: [Cell] = []
    var marks: LineMarks = []
    var exitStatus: Int16 = 0
    /// The line continues in a row that is not part of the reflowed rows.
    var isOpen = false

    /// The ends of the rows that the line takes; a wide character is never cut in half.
    func rowEnds(columns: Int) -> [Int] {
        if !marks.isDisjoint(with: .size) { return [min(cells.count, columns)] }
        var ends: [Int] = []
        var start = 0
        while cells.count - start > columns {
            var end = start + columns
            if columns > 1, cells[end].isTail { end -= 1 }
            ends.append(end)
            start = end
        }
        ends.append(cells.count)
        return ends
    }
}

/// A row that has been laid out.
private struct LaidOutRow {
    var cells: ArraySlice<Cell>
    var state: RowState
}

extension Interpreter {
    /// Gives both screens a new size. The primary screen's text is rewrapped with the option for that, rows go to the
    /// scrollback and come back from it, and the cursor stays on its character.
    mutating func resize(_ size: Size) {
        guard size.rows != rows || size.columns != columns else { return }
        interrupt()
        lastPosition = (0, 0)
        if isAlternate {
            (grid, cursor) = cropped(grid, cursor, to: size)
            (hiddenGrid, hiddenSaved.cursor) = reflowed(hiddenGrid, hiddenSaved.cursor, to: size)
            saved.cursor = clamped(saved.cursor, to: size)
        } else {
            (grid, cursor) = reflowed(grid, cursor, to: size)
            saved.cursor = clamped(saved.cursor, to: size)
            hiddenGrid = cropped(hiddenGrid, Cursor(), to: size).0
            hiddenSaved.cursor = clamped(hiddenSaved.cursor, to: size)
        }
        tabStops.resize(columns: size.columns)
        vertical = 0..<size.rows
        horizontal = 0..<size.columns
        if log.isEnabled { log.add(.resize(rows: size.rows, columns: size.columns)) }
        if modes.contains(.inBandResize) { reply("[48;\(rows);\(columns);0;0t", introducer: 0x5B) }
    }

    private func clamped(_ cursor: Cursor, to size: Size) -> Cursor {
        Cursor(row: min(cursor.row, size.rows - 1), column: min(cursor.column, size.columns - 1), pendingWrap: false)
    }

    /// Cuts a screen to a size, from the bottom unless the cursor is there.
    private func cropped(_ grid: Grid, _ cursor: Cursor, to size: Size) -> (Grid, Cursor) {
        let dropped = max(0, cursor.row - size.rows + 1)
        var new = Grid(rows: size.rows, columns: size.columns)
        for row in 0..<min(size.rows, grid.rows - dropped) {
            let cells = grid.usedCells(in: row + dropped).prefix(size.columns)
            new.put(cells, state: grid[state: row + dropped], row: row)
        }
        var moved = cursor
        moved.row -= dropped
        return (new, clamped(moved, to: size))
    }

    private mutating func reflowed(_ grid: Grid, _ cursor: Cursor, to size: Size) -> (Grid, Cursor) {
        let wraps = options.reflows && size.columns != grid.columns
        var (lines, place) = logicalLines(of: grid, cursor, joins: wraps)
        let blankBelow = grid.rows - max(cursor.row + 1, lastUsedRow(grid) + 1)
        var rows: [LaidOutRow] = []
        var newCursor = Cursor()
        for (index, line) in lines.enumerated() {
            let isPlace = index == place.line
            lay(line, cursorOffset: isPlace ? place.offset : nil, columns: size.columns, into: &rows, &newCursor)
        }
        lines.removeAll()
        // Rows come back from the scrollback where the text reached down to the bottom before.
        let wanted = size.rows - blankBelow - rows.count
        if wanted > 0 { newCursor.row += takeBack(wanted, columns: size.columns, before: &rows) }
        let surplus = min(max(0, rows.count - size.rows), newCursor.row)
        for row in rows.prefix(surplus) { scrollback.append(row.cells, state: row.state) }
        var new = Grid(rows: size.rows, columns: size.columns)
        for (index, row) in rows.dropFirst(surplus).prefix(size.rows).enumerated() {
            new.put(row.cells, state: row.state, row: index)
        }
        newCursor.row -= surplus
        let fits = newCursor.row < size.rows && newCursor.column < size.columns
        return (new, fits ? newCursor : clamped(newCursor, to: size))
    }

    private func lastUsedRow(_ grid: Grid) -> Int {
        (0..<grid.rows).last { !grid.usedCells(in: $0).isEmpty } ?? -1
    }

    /// The lines of a screen, down to the cursor and the last text, and where in them the cursor is. With `joins`, rows
    /// that were wrapped become one line, and the first may begin in the scrollback.
    private mutating func logicalLines(
        of grid: Grid, _ cursor: Cursor, joins: Bool
    ) -> ([LogicalLine], place: (line: Int, offset: Int)) {
        var lines: [LogicalLine] = []
        var place = (line: 0, offset: 0)
        var current = LogicalLine()
        var isOpen = false
        if joins, scrollback.isOpen, let line = scrollback.removeLast() {
            current = LogicalLine(cells: line.cells, marks: line.marks, exitStatus: line.exitStatus)
            isOpen = true
        }
        for row in 0...max(cursor.row, lastUsedRow(grid)) {
            let state = grid[state: row]
            var cells = grid.historyCells(in: row)
            if !joins { cells = grid.usedCells(in: row) }
            if !isOpen { current = LogicalLine() }
            if row == cursor.row {
                place = (lines.count, current.cells.count + cursor.column + (cursor.pendingWrap ? 1 : 0))
            }
            if joins, state.marks.contains(.wrapped), let last = cells.last, last.isPadding { cells.removeLast() }
            current.cells += cells
            current.marks.formUnion(state.marks)
            if state.marks.contains(.commandEnd) { current.exitStatus = state.exitStatus }
            isOpen =
                joins && state.marks.contains(.wrapped) && row < grid.rows - 1
                && current.cells.count < ScrollbackStore.maximumLineCells
            if isOpen { continue }
            if joins { current.marks.remove(.wrapped) }
            lines.append(current)
        }
        if isOpen { lines.append(current) }
        return (lines, place)
    }

    private func lay(
        _ line: LogicalLine, cursorOffset: Int?, columns: Int, into rows: inout [LaidOutRow], _ cursor: inout Cursor
    ) {
        let keepsWrap = line.marks.contains(.wrapped)
        var start = 0
        let ends = line.rowEnds(columns: columns)
        for (index, end) in ends.enumerated() {
            var state = RowState()
            if index == 0 {
                state.marks = line.marks
                state.exitStatus = line.exitStatus
            }
            state.marks.remove(.wrapped)
            let isLast = index == ends.count - 1
            // Without reflow a row that is too long is cut.
            if !options.reflows, index > 0 { break }
            if !isLast && options.reflows || isLast && keepsWrap { state.marks.insert(.wrapped) }
            if let cursorOffset, cursorOffset >= start, isLast || cursorOffset < end || !options.reflows {
                cursor = Cursor(row: rows.count, column: cursorOffset - start, pendingWrap: false)
                if cursor.column >= columns {
                    cursor = Cursor(row: rows.count, column: columns - 1, pendingWrap: cursor.column == columns)
                }
            }
            var cells = line.cells[start..<end]
            if state.marks.contains(.wrapped), !isLast, cells.count < columns {
                cells.append(Cell(content: Cell.padding, style: 0))
            }
            rows.append(LaidOutRow(cells: cells, state: state))
            start = end
        }
    }

    /// Takes rows from the end of the scrollback and puts them before others; gives how many.
    private mutating func takeBack(_ wanted: Int, columns: Int, before rows: inout [LaidOutRow]) -> Int {
        var taken: [[LaidOutRow]] = []
        var count = 0
        while count < wanted {
            let wasOpen = scrollback.isOpen
            guard let line = scrollback.removeLast() else { break }
            var marks = line.marks
            if wasOpen { marks.insert(.wrapped) }
            var laidOut: [LaidOutRow] = []
            var ignored = Cursor()
            let logical = LogicalLine(cells: line.cells, marks: marks, exitStatus: line.exitStatus)
            lay(logical, cursorOffset: nil, columns: columns, into: &laidOut, &ignored)
            taken.append(laidOut)
            count += laidOut.count
        }
        var all = Array(taken.reversed().joined())
        // Surplus lines go back.
        let surplus = max(0, count - wanted)
        for row in all.prefix(surplus) { scrollback.append(row.cells, state: row.state) }
        all.removeFirst(surplus)
        rows.insert(contentsOf: all, at: 0)
        return all.count
    }
}

extension Grid {
    /// Puts cells and state into a row, which must be new.
    fileprivate mutating func put(_ cells: ArraySlice<Cell>, state: RowState, row: Int) {
        for (column, cell) in cells.prefix(columns).enumerated() { self[row, column] = cell }
        // A single column has no room for wide characters.
        if self[row, 0].isTail { self[row, 0] = .blank }
        if let last = cells.prefix(columns).indices.last, cells[last].isWide {
            self[row, last - cells.startIndex] = .blank
        }
        self[state: row].marks = state.marks
        self[state: row].exitStatus = state.exitStatus
    }
}
