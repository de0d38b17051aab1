/// The value of one basic variable: `constant + Σ coefficient × column`, with the columns in ascending order.
struct SparseRow {
    /// A multiple of a column.
    struct Cell {
        var column: Int32
        var coefficient: Double
    }

    var constant = 0.0
    private(set) var cells: [Cell] = []

    /// Coefficients below this come from rounding.
    static let tolerance = 1e-11

    /// Creates an empty row with room for some columns.
    init(reserving count: Int = 0) {
        if count > 0 { cells.reserveCapacity(count) }
    }

    var count: Int { cells.count }

    /// The index of a column, or where it would be inserted.
    @inline(__always)
    private func place(of column: Int32) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @inline(__always)
    func coefficient(of column: Int32) -> Double {
        cells.withUnsafeBufferPointer { cells in
            var (low, high) = (0, cells.count)
            while low < high {
                let middle = (low + high) / 2
                if cells[middle].column < column { low = middle + 1 } else { high = middle }
            }
            return low < cells.count && cells[low].column == column ? cells[low].coefficient : 0
        }
    }

    /// Adds to the coefficient of a column.
    mutating func add(_ coefficient: Double, _ column: Int32) {
        let place = place(of: column)
        if place < cells.count && cells[place].column == column {
            cells[place].coefficient += coefficient
            if abs(cells[place].coefficient) < Self.tolerance { cells.remove(at: place) }
        } else if abs(coefficient) >= Self.tolerance {
            cells.insert(Cell(column: column, coefficient: coefficient), at: place)
        }
    }

    /// Takes a column out and returns its coefficient.
    mutating func remove(_ column: Int32) -> Double {
        let place = place(of: column)
        guard place < cells.count && cells[place].column == column else { return 0 }
        return cells.remove(at: place).coefficient
    }

    mutating func negate() {
        constant = -constant
        for place in cells.indices { cells[place].coefficient = -cells[place].coefficient }
    }

    /// Solves `basic = row` for one of the columns, which leaves the row in exchange for the basic variable.
    mutating func solve(for entering: Int32, leaving basic: Int32) {
        let factor = -1 / remove(entering)
        constant *= factor
        for place in cells.indices { cells[place].coefficient *= factor }
        cells.insert(Cell(column: basic, coefficient: -factor), at: place(of: basic))
    }

    /// Adds a multiple of another row, except for one of the columns of this one, and reports the columns that are new
    /// here.
    mutating func add(
        _ other: SparseRow, times factor: Double, dropping dropped: Int32 = -1, scratch: inout [Cell],
        newColumns: inout [Int32]
    ) {
        constant += factor * other.constant
        let (myCount, theirCount) = (cells.count, other.cells.count)
        // The content of the scratch space does not matter: it is only capacity, so that no cell is checked.
        if scratch.count < myCount + theirCount {
            let missing = myCount + theirCount - scratch.count
            scratch.append(contentsOf: repeatElement(Cell(column: 0, coefficient: 0), count: missing))
        }
        var count = 0
        cells.withUnsafeBufferPointer { myCells in
            other.cells.withUnsafeBufferPointer { theirCells in
                scratch.withUnsafeMutableBufferPointer { result in
                    var (mine, theirs) = (0, 0)
                    while mine < myCount || theirs < theirCount {
                        let myColumn = mine < myCount ? myCells[mine].column : Int32.max
                        let theirColumn = theirs < theirCount ? theirCells[theirs].column : Int32.max
                        if myColumn < theirColumn {
                            if myColumn != dropped {
                                result[count] = myCells[mine]
                                count += 1
                            }
                            mine += 1
                        } else if theirColumn < myColumn {
                            let coefficient = factor * theirCells[theirs].coefficient
                            if abs(coefficient) >= Self.tolerance {
                                result[count] = Cell(column: theirColumn, coefficient: coefficient)
                                count += 1
                                newColumns.append(theirColumn)
                            }
                            theirs += 1
                        } else {
                            let coefficient = myCells[mine].coefficient + factor * theirCells[theirs].coefficient
                            if abs(coefficient) >= Self.tolerance {
                                result[count] = Cell(column: myColumn, coefficient: coefficient)
                                count += 1
                            }
                            mine += 1
                            theirs += 1
                        }
                    }
                }
            }
        }
        // Copied, not exchanged: a row keeps its block of memory while that is large enough.
        if count > cells.capacity {
            cells = []
            cells.reserveCapacity(count + count / 2)
        } else {
            cells.removeAll(keepingCapacity: true)
        }
        scratch.withUnsafeBufferPointer { cells.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
}
