extension Interpreter {
    mutating func execute(_ control: UInt8) {
        interrupt()
        switch control {
        case 0x07: if log.isEnabled { log.bell() }
        case 0x08: moveBack(1)
        case 0x09: tabForward(1)
        case 0x0A, 0x0B, 0x0C:
            if log.isEnabled { log.lineFeed(row: cursor.row) }
            if modes.contains(.newLine) { carriageReturn() }
            cursor.pendingWrap = false
            index()
        case 0x0D:
            carriageReturn()
            if log.isEnabled { logCursor() }
        case 0x0E: sets.left = 1
        case 0x0F: sets.left = 0
        case 0x84: lineFeed(returning: false)
        case 0x85: lineFeed(returning: true)
        case 0x88: tabStops.set(cursor.column)
        case 0x8D: reverseIndex()
        case 0x8E: sets.single = 2
        case 0x8F: sets.single = 3
        case 0x96: setProtection(true)
        case 0x97: setProtection(false)
        case 0x9A: reportPrimaryAttributes()
        default: break
        }
    }

    mutating func escape(_ final: UInt8, intermediates: UInt16) {
        interrupt()
        switch (intermediates, final) {
        case (0, 0x37): saveCursor()
        case (0, 0x38): restoreCursor()
        case (0, 0x36): backIndex()
        case (0, 0x39): forwardIndex()
        case (0, 0x3D): modes.insert(.applicationKeypad)
        case (0, 0x3E): modes.remove(.applicationKeypad)
        case (0, 0x63): reset()
        case (0, 0x6E): sets.left = 2
        case (0, 0x6F): sets.left = 3
        case (0, 0x7E): sets.right = 1
        case (0, 0x7D): sets.right = 2
        case (0, 0x7C): sets.right = 3
        case (0, 0x40...0x5F): execute(final + 0x40)
        case (0x20, 0x46): sendsC1 = false
        case (0x20, 0x47): sendsC1 = true
        case (0x23, 0x33): setLineSize([.doubleWidth, .doubleHeightTop])
        case (0x23, 0x34): setLineSize([.doubleWidth, .doubleHeightBottom])
        case (0x23, 0x35): setLineSize([])
        case (0x23, 0x36): setLineSize(.doubleWidth)
        case (0x23, 0x38): alignScreen()
        case (0x25, 0x40): decodesUTF8 = false
        case (0x25, 0x47): decodesUTF8 = true
        default: designate(final, intermediates: intermediates)
        }
    }

    /// Designates a character set (ISO 2022): `ESC ( B`, `ESC ) 0`, `ESC - A`.
    private mutating func designate(_ final: UInt8, intermediates: UInt16) {
        let first = intermediates > 0xFF ? UInt8(intermediates >> 8) : UInt8(truncatingIfNeeded: intermediates)
        let second = intermediates > 0xFF ? UInt8(truncatingIfNeeded: intermediates) : 0
        switch first {
        case 0x28...0x2B:
            if let set = CharacterSet.of94(final, intermediate: second) { sets.designated[Int(first - 0x28)] = set }
        case 0x2D...0x2F: if final == 0x41, second == 0 { sets.designated[Int(first - 0x2C)] = .latin1 }
        default: break
        }
    }

    // MARK: Moving

    mutating func logCursor() { log.moveCursor(row: cursor.row, column: cursor.column) }

    /// Moves the cursor within the screen.
    mutating func moveCursor(row: Int, column: Int) {
        cursor.pendingWrap = false
        cursor.row = min(rows - 1, max(0, row))
        cursor.column = min(width(of: cursor.row) - 1, max(0, column))
        if log.isEnabled { logCursor() }
    }

    /// Moves the cursor to a position that counts from 1, and from the margins in origin mode.
    mutating func moveCursor(toRow row: Int?, column: Int?) {
        let origin = modes.contains(.origin)
        let rowBase = origin ? vertical.lowerBound : 0
        let columnBase = origin ? horizontal.lowerBound : 0
        var newRow = row.map { rowBase + max(1, $0) - 1 } ?? cursor.row
        var newColumn = column.map { columnBase + max(1, $0) - 1 } ?? cursor.column
        if origin {
            newRow = min(vertical.upperBound - 1, max(vertical.lowerBound, newRow))
            newColumn = min(horizontal.upperBound - 1, max(horizontal.lowerBound, newColumn))
        }
        moveCursor(row: newRow, column: newColumn)
    }

    mutating func carriageReturn() {
        cursor.pendingWrap = false
        cursor.column =
            modes.contains(.origin) || cursor.column >= horizontal.lowerBound ? horizontal.lowerBound : 0
    }

    mutating func lineFeed(returning: Bool) {
        if log.isEnabled { log.lineFeed(row: cursor.row) }
        cursor.pendingWrap = false
        if returning { carriageReturn() }
        index()
    }

    /// Goes down one row, and scrolls at the bottom margin.
    mutating func index() {
        if cursor.row == vertical.upperBound - 1 {
            if horizontal.contains(cursor.column) { scroll(scrollRegion, by: 1) }
        } else if cursor.row < rows - 1 {
            cursor.row += 1
            clampColumn()
        }
    }

    mutating func reverseIndex() {
        cursor.pendingWrap = false
        if cursor.row == vertical.lowerBound {
            if horizontal.contains(cursor.column) { scroll(scrollRegion, by: -1) }
        } else if cursor.row > 0 {
            cursor.row -= 1
            clampColumn()
        }
        if log.isEnabled { logCursor() }
    }

    @inline(__always)
    private mutating func clampColumn() {
        let width = width(of: cursor.row)
        if cursor.column >= width { cursor.column = width - 1 }
    }

    /// Goes one column to the left, and moves the text at the left margin (DECBI).
    private mutating func backIndex() {
        cursor.pendingWrap = false
        if cursor.column == horizontal.lowerBound, vertical.contains(cursor.row) {
            insertColumns(1, at: horizontal.lowerBound)
        } else {
            moveCursor(row: cursor.row, column: cursor.column - 1)
        }
    }

    /// Goes one column to the right, and moves the text at the right margin (DECFI).
    private mutating func forwardIndex() {
        cursor.pendingWrap = false
        if cursor.column == horizontal.upperBound - 1, vertical.contains(cursor.row) {
            insertColumns(-1, at: horizontal.lowerBound)
        } else {
            moveCursor(row: cursor.row, column: cursor.column + 1)
        }
    }

    /// Moves the cursor up (negative) or down, to the margin at most.
    mutating func moveVertically(_ count: Int) {
        let row: Int
        if count < 0 {
            row = max(cursor.row >= vertical.lowerBound ? vertical.lowerBound : 0, cursor.row + count)
        } else {
            row = min(cursor.row < vertical.upperBound ? vertical.upperBound - 1 : rows - 1, cursor.row + count)
        }
        moveCursor(row: row, column: cursor.column)
    }

    /// Moves the cursor to the right, to the margin at most.
    mutating func moveForward(_ count: Int) {
        let last = cursor.column < horizontal.upperBound ? horizontal.upperBound - 1 : columns - 1
        moveCursor(row: cursor.row, column: min(last, cursor.column + count))
    }

    /// Moves the cursor to the left; with reverse wraparound, on from the end of the row before.
    mutating func moveBack(_ count: Int) {
        var rest = min(count, rows * columns)
        guard modes.contains([.reverseWraparound, .autowrap]) else {
            let first = cursor.column >= horizontal.lowerBound ? horizontal.lowerBound : 0
            return moveCursor(row: cursor.row, column: max(first, cursor.column - rest))
        }
        if cursor.pendingWrap {
            cursor.pendingWrap = false
            rest -= 1
        }
        while rest > 0 {
            let first = cursor.column >= horizontal.lowerBound ? horizontal.lowerBound : 0
            let step = min(rest, cursor.column - first)
            cursor.column -= step
            rest -= step
            if rest > 0 {
                cursor.row = cursor.row == vertical.lowerBound ? vertical.upperBound - 1 : max(0, cursor.row - 1)
                cursor.column = min(width(of: cursor.row), horizontal.upperBound) - 1
                rest -= 1
            }
        }
        if log.isEnabled { logCursor() }
    }

    mutating func tabForward(_ count: Int) {
        let limit = rightLimit - 1
        var column = cursor.column
        for _ in 0..<min(count, columns) {
            guard let next = tabStops.next(after: column), next < limit else {
                column = limit
                break
            }
            column = next
        }
        cursor.column = max(cursor.column, min(column, limit))
        if log.isEnabled { logCursor() }
    }

    mutating func tabBack(_ count: Int) {
        var column = cursor.column
        let first = modes.contains(.origin) ? horizontal.lowerBound : 0
        for _ in 0..<min(count, columns) {
            guard let next = tabStops.last(before: column), next > first else {
                column = first
                break
            }
            column = next
        }
        // As in xterm, a character that is due in the next row stays due there.
        cursor.column = column
        if log.isEnabled { logCursor() }
    }

    // MARK: Saving

    mutating func saveCursor() {
        saved = SavedCursor(cursor: cursor, pen: pen, sets: sets, isOrigin: modes.contains(.origin))
    }

    mutating func restoreCursor() {
        pen = saved.pen
        sets = saved.sets
        if saved.isOrigin { modes.insert(.origin) } else { modes.remove(.origin) }
        var (row, column) = (saved.cursor.row, saved.cursor.column)
        if saved.isOrigin {
            row = min(vertical.upperBound - 1, max(vertical.lowerBound, row))
            column = min(horizontal.upperBound - 1, max(horizontal.lowerBound, column))
        }
        moveCursor(row: row, column: column)
    }

    mutating func setProtection(_ on: Bool) { pen.isProtected = on }

    private mutating func setLineSize(_ marks: LineMarks) {
        grid[state: cursor.row].marks.subtract(.size)
        grid[state: cursor.row].marks.formUnion(marks)
        let half = width(of: cursor.row)
        if half < columns {
            let erased = erasedCell()
            grid.fill(cursor.row, half..<columns, with: erased)
        }
        if cursor.column >= half { cursor.column = half - 1 }
    }

    /// Fills the screen with E, to adjust the picture (DECALN).
    private mutating func alignScreen() {
        vertical = 0..<rows
        horizontal = 0..<columns
        modes.remove(.origin)
        for row in 0..<rows {
            grid.clear(row, with: .blank)
            grid.fill(row, 0..<columns, with: Cell(content: 0x45, style: 0))
        }
        if log.isEnabled { log.add(.fill(screenRegion, text: "E")) }
        moveCursor(row: 0, column: 0)
    }
}
