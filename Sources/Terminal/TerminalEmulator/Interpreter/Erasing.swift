extension Interpreter {
    /// Moves the content of a region up (positive) or down. Rows that leave the top of the primary screen go to the
    /// scrollback.
    mutating func scroll(_ region: CellRegion, by count: Int) {
        let count = min(region.rows.count, max(-region.rows.count, count))
        guard count != 0 else { return }
        if count > 0, region.rows.lowerBound == 0, region.columns == 0..<columns, !isAlternate {
            for row in 0..<count { scrollback.append(grid.historyCells(in: row), state: grid[state: row]) }
        }
        let erased = erasedCell()
        grid.scroll(region, by: count, fill: erased)
        if log.isEnabled { log.scroll(region, rows: count, columns: 0) }
    }

    /// Erases a region of whole or partial rows.
    mutating func erase(_ region: CellRegion, selective: Bool) {
        if region.isEmpty { return }
        let erased = selective ? Cell.blank : erasedCell()
        for row in region.rows {
            if region.columns == 0..<columns, !selective {
                grid.clear(row, with: erased)
            } else {
                grid.fill(row, region.columns, with: erased, selective: selective)
                if region.columns.upperBound == columns { grid[state: row].marks.remove(.wrapped) }
            }
        }
        if log.isEnabled { log.erase(region, selective: selective) }
    }

    /// Erase in display (ED, DECSED).
    mutating func eraseInDisplay(_ part: Int, selective: Bool) {
        cursor.pendingWrap = false
        switch part {
        case 0:
            eraseInLine(0, selective: selective)
            erase(
                CellRegion(rows: cursor.row + 1..<max(cursor.row + 1, rows), columns: 0..<columns), selective: selective
            )
        case 1:
            erase(CellRegion(rows: 0..<cursor.row, columns: 0..<columns), selective: selective)
            eraseInLine(1, selective: selective)
        case 2: erase(screenRegion, selective: selective)
        case 3 where !selective: scrollback.removeAll()
        default: break
        }
    }

    /// Erase in line (EL, DECSEL).
    mutating func eraseInLine(_ part: Int, selective: Bool) {
        cursor.pendingWrap = false
        let row = cursor.row..<cursor.row + 1
        switch part {
        case 0: erase(CellRegion(rows: row, columns: cursor.column..<columns), selective: selective)
        case 1: erase(CellRegion(rows: row, columns: 0..<cursor.column + 1), selective: selective)
        case 2: erase(CellRegion(rows: row, columns: 0..<columns), selective: selective)
        default: break
        }
    }

    /// Erase characters (ECH).
    mutating func eraseCharacters(_ count: Int) {
        cursor.pendingWrap = false
        let end = min(columns, cursor.column + count)
        erase(CellRegion(rows: cursor.row..<cursor.row + 1, columns: cursor.column..<end), selective: false)
    }

    /// Inserts blanks at the cursor (ICH), or deletes characters when the count is negative (DCH).
    mutating func insertCharacters(_ count: Int) {
        cursor.pendingWrap = false
        guard horizontal.contains(cursor.column) else { return }
        let limit = min(width(of: cursor.row), horizontal.upperBound)
        guard cursor.column < limit else { return }
        let range = cursor.column..<limit
        let distance = min(range.count, max(-range.count, count))
        let erased = erasedCell()
        grid.shift(cursor.row, range, by: distance, fill: erased)
        grid[state: cursor.row].marks.remove(.wrapped)
        if log.isEnabled {
            log.scroll(CellRegion(rows: cursor.row..<cursor.row + 1, columns: range), rows: 0, columns: -distance)
        }
    }

    /// Inserts rows at the cursor (IL), or deletes rows when the count is negative (DL).
    mutating func insertLines(_ count: Int) {
        guard isCursorInMargins else { return }
        cursor.pendingWrap = false
        cursor.column = horizontal.lowerBound
        let region = CellRegion(rows: cursor.row..<vertical.upperBound, columns: horizontal)
        let distance = min(region.rows.count, max(-region.rows.count, count))
        let erased = erasedCell()
        grid.scroll(region, by: -distance, fill: erased)
        if log.isEnabled {
            log.scroll(region, rows: -distance, columns: 0)
            logCursor()
        }
    }

    /// Inserts columns (DECIC), or deletes columns when the count is negative (DECDC), in all rows of the margins.
    mutating func insertColumns(_ count: Int, at column: Int) {
        cursor.pendingWrap = false
        let range = column..<horizontal.upperBound
        let distance = min(range.count, max(-range.count, count))
        let erased = erasedCell()
        for row in vertical { grid.shift(row, range, by: distance, fill: erased) }
        if log.isEnabled { log.scroll(CellRegion(rows: vertical, columns: range), rows: 0, columns: -distance) }
    }
}
