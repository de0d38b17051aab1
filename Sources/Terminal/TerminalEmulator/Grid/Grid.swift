/// The cells of one screen. Rows are kept where they are when they scroll; only their order changes.
struct Grid {
    private(set) var rows: Int
    private(set) var columns: Int
    /// All cells, row by row of the storage.
    private(set) var cells: [Cell]
    /// Which row of the storage is shown in each row of the screen.
    private var order: [Int32]
    /// The state of each row of the storage.
    private var states: [RowState]

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = [Cell](repeating: .blank, count: rows * columns)
        order = (0..<Int32(rows)).map { $0 }
        states = [RowState](repeating: RowState(), count: rows)
    }

    /// Returns the index of the first cell of a row of the screen.
    @inline(__always)
    func start(of row: Int) -> Int { Int(order[row]) * columns }

    subscript(row: Int, column: Int) -> Cell {
        @inline(__always) get { cells[start(of: row) + column] }
        set {
            cells[start(of: row) + column] = newValue
            if newValue != .blank { occupy(row, to: column + 1) }
        }
    }

    /// The state of a row of the screen.
    subscript(state row: Int) -> RowState {
        get { states[Int(order[row])] }
        set { states[Int(order[row])] = newValue }
    }

    /// The cells of a row up to the last that differs from a blank one.
    func usedCells(in row: Int) -> ArraySlice<Cell> {
        let first = start(of: row)
        var end = first + Int(states[Int(order[row])].occupied)
        while end > first, cells[end - 1] == .blank { end -= 1 }
        return cells[first..<end]
    }

    /// Returns the cells of a row that the scrollback keeps: all of them where the text continues in the next row.
    func historyCells(in row: Int) -> ArraySlice<Cell> {
        guard self[state: row].marks.contains(.wrapped) else { return usedCells(in: row) }
        let first = start(of: row)
        return cells[first..<first + columns]
    }

    @inline(__always)
    mutating func occupy(_ row: Int, to end: Int) {
        let index = Int(order[row])
        if states[index].occupied < Int32(end) { states[index].occupied = Int32(end) }
    }

    // MARK: Writing

    /// Sees to it that no wide character crosses the left edge of `column`: one that does becomes blank.
    @inline(__always)
    mutating func cut(_ row: Int, at column: Int) {
        guard column > 0, column < columns else { return }
        let index = start(of: row) + column
        if cells[index].isTail { blankPair(endingAt: index) }
    }

    private mutating func blankPair(endingAt index: Int) {
        cells[index - 1].content &= Cell.zoneMask
        cells[index].content &= Cell.zoneMask
    }

    /// Writes narrow ASCII characters, which must fit in the row.
    @inline(__always)
    mutating func write(ascii run: UnsafeBufferPointer<UInt8>, row: Int, column: Int, pen: UInt64) {
        cut(row, at: column)
        cut(row, at: column + run.count)
        let first = start(of: row) + column
        precondition(first + run.count <= cells.count)
        cells.withUnsafeMutableBufferPointer { cells in
            // The check above proves that every index is within the storage.
            guard let target = cells.baseAddress?.advanced(by: first), let source = run.baseAddress else { return }
            for offset in 0..<run.count { target[offset].bits = UInt64(source[offset]) | pen }
        }
        occupy(row, to: column + run.count)
    }

    /// Writes one character of one or two columns, which must fit in the row.
    mutating func write(content: UInt32, width: Int, row: Int, column: Int, pen: UInt64) {
        cut(row, at: column)
        cut(row, at: column + width)
        let index = start(of: row) + column
        cells[index].bits = UInt64(content) | pen
        if width == 2 {
            cells[index].bits |= UInt64(Cell.wide)
            cells[index + 1].bits = UInt64(Cell.tail) | pen
        }
        occupy(row, to: column + width)
    }

    /// Puts the same cell everywhere in a range of columns; protected cells stay when the erasure is selective.
    mutating func fill(_ row: Int, _ range: Range<Int>, with cell: Cell, selective: Bool = false) {
        guard !range.isEmpty else { return }
        cut(row, at: range.lowerBound)
        cut(row, at: range.upperBound)
        let first = start(of: row)
        let index = Int(order[row])
        if cell == .blank, !selective {
            let occupied = Int(states[index].occupied)
            let end = min(range.upperBound, occupied)
            for column in range.lowerBound..<max(range.lowerBound, end) { cells[first + column] = .blank }
            if range.upperBound >= occupied, range.lowerBound < occupied {
                states[index].occupied = Int32(range.lowerBound)
            }
            return
        }
        for column in range where !selective || !cells[first + column].isProtected { cells[first + column] = cell }
        occupy(row, to: range.upperBound)
    }

    /// Makes a whole row blank and forgets its marks.
    mutating func clear(_ row: Int, with cell: Cell) {
        fill(row, 0..<columns, with: cell)
        let occupied = self[state: row].occupied
        self[state: row] = RowState(occupied: occupied)
    }

    /// Changes each cell of a range of columns.
    mutating func update(_ row: Int, _ range: Range<Int>, _ change: (inout Cell) -> Void) {
        let first = start(of: row)
        for column in range { change(&cells[first + column]) }
        occupy(row, to: range.upperBound)
    }

    // MARK: Moving

    /// Moves the cells of a range to the right (positive) or left, and fills the columns that become free.
    mutating func shift(_ row: Int, _ range: Range<Int>, by count: Int, fill cell: Cell) {
        let distance = min(range.count, max(-range.count, count))
        guard distance != 0 else { return }
        cut(row, at: range.lowerBound)
        cut(row, at: range.upperBound)
        let first = start(of: row)
        let width = range.count - abs(distance)
        if distance > 0 {
            cut(row, at: range.lowerBound + width)
            for offset in stride(from: width - 1, through: 0, by: -1) {
                cells[first + range.lowerBound + distance + offset] = cells[first + range.lowerBound + offset]
            }
            occupy(row, to: min(range.upperBound, Int(self[state: row].occupied) + distance))
            fill(row, range.lowerBound..<range.lowerBound + distance, with: cell)
        } else {
            cut(row, at: range.lowerBound - distance)
            for offset in 0..<width {
                cells[first + range.lowerBound + offset] = cells[first + range.lowerBound - distance + offset]
            }
            fill(row, range.upperBound + distance..<range.upperBound, with: cell)
        }
    }

    /// Moves the rows of a region up (positive) or down, and fills the rows that become free.
    mutating func scroll(_ region: CellRegion, by count: Int, fill cell: Cell) {
        let height = region.rows.count
        let distance = min(height, max(-height, count))
        guard distance != 0, !region.isEmpty else { return }
        if region.columns == 0..<columns {
            rotate(region.rows, by: distance)
            let freed =
                distance > 0
                ? region.rows.upperBound - distance..<region.rows.upperBound
                : region.rows.lowerBound..<region.rows.lowerBound - distance
            for row in freed { clear(row, with: cell) }
            return
        }
        for row in region.rows {
            cut(row, at: region.columns.lowerBound)
            cut(row, at: region.columns.upperBound)
        }
        let targets = distance > 0 ? Array(region.rows) : region.rows.reversed()
        for row in targets {
            let source = row + distance
            if region.rows.contains(source) {
                copy(from: source, region.columns, to: row, region.columns.lowerBound)
            } else {
                fill(row, region.columns, with: cell)
            }
        }
    }

    /// Copies cells that do not cut a wide character in half at the target.
    mutating func copy(from source: Int, _ range: Range<Int>, to row: Int, _ column: Int) {
        let from = start(of: source) + range.lowerBound
        let to = start(of: row) + column
        if from < to {
            for offset in stride(from: range.count - 1, through: 0, by: -1) {
                cells[to + offset] = cells[from + offset]
            }
        } else {
            for offset in 0..<range.count { cells[to + offset] = cells[from + offset] }
        }
        occupy(row, to: column + range.count)
    }

    @inline(__always)
    private mutating func rotate(_ rows: Range<Int>, by distance: Int) {
        if distance == 1 {
            let first = order[rows.lowerBound]
            for row in rows.lowerBound..<rows.upperBound - 1 { order[row] = order[row + 1] }
            order[rows.upperBound - 1] = first
            return
        }
        let old = Array(order[rows])
        for index in old.indices {
            let source = index + distance
            order[rows.lowerBound + index] =
                old[source >= old.count ? source - old.count : source < 0 ? source + old.count : source]
        }
    }
}
