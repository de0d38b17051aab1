/// What one basic variable is worth: `constant + Σ coefficient × column`, with the columns in ascending order.
struct SparseRow {
    var constant = 0.0
    private(set) var columns: [Int32] = []
    private(set) var coefficients: [Double] = []

    /// Coefficients below this come from rounding.
    static let tolerance = 1e-11

    var count: Int { columns.count }

    /// The place of a column, or where it would stand.
    @inline(__always)
    private func place(of column: Int32) -> Int {
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < column { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @inline(__always)
    func coefficient(of column: Int32) -> Double {
        let place = place(of: column)
        return place < columns.count && columns[place] == column ? coefficients[place] : 0
    }

    /// Adds to the coefficient of a column.
    mutating func add(_ coefficient: Double, _ column: Int32) {
        let place = place(of: column)
        if place < columns.count && columns[place] == column {
            coefficients[place] += coefficient
            if abs(coefficients[place]) < Self.tolerance { remove(at: place) }
        } else if abs(coefficient) >= Self.tolerance {
            columns.insert(column, at: place)
            coefficients.insert(coefficient, at: place)
        }
    }

    /// Takes a column out and returns its coefficient.
    mutating func remove(_ column: Int32) -> Double {
        let place = place(of: column)
        guard place < columns.count && columns[place] == column else { return 0 }
        let coefficient = coefficients[place]
        remove(at: place)
        return coefficient
    }

    private mutating func remove(at place: Int) {
        columns.remove(at: place)
        coefficients.remove(at: place)
    }

    mutating func negate() {
        constant = -constant
        for place in coefficients.indices { coefficients[place] = -coefficients[place] }
    }

    /// Solves `basic = row` for one of the columns, which leaves the row in exchange for the basic variable.
    mutating func solve(for entering: Int32, leaving basic: Int32) {
        let factor = -1 / remove(entering)
        constant *= factor
        for place in coefficients.indices { coefficients[place] *= factor }
        let place = place(of: basic)
        columns.insert(basic, at: place)
        coefficients.insert(-factor, at: place)
    }

    /// Adds a multiple of another row, but for one of the columns of this one, and tells which columns are new here.
    mutating func add(
        _ other: SparseRow, times factor: Double, dropping dropped: Int32 = -1, scratch: inout RowScratch,
        newColumns: inout [Int32]
    ) {
        constant += factor * other.constant
        scratch.clear(reserving: columns.count + other.columns.count)
        var (mine, theirs) = (0, 0)
        let (myCount, theirCount) = (columns.count, other.columns.count)
        columns.withUnsafeBufferPointer { myColumns in
            coefficients.withUnsafeBufferPointer { myCoefficients in
                other.columns.withUnsafeBufferPointer { theirColumns in
                    other.coefficients.withUnsafeBufferPointer { theirCoefficients in
                        while mine < myCount || theirs < theirCount {
                            let myColumn = mine < myCount ? myColumns[mine] : Int32.max
                            let theirColumn = theirs < theirCount ? theirColumns[theirs] : Int32.max
                            if myColumn < theirColumn {
                                if myColumn != dropped { scratch.append(myColumn, myCoefficients[mine]) }
                                mine += 1
                            } else if theirColumn < myColumn {
                                let coefficient = factor * theirCoefficients[theirs]
                                if abs(coefficient) >= Self.tolerance {
                                    scratch.append(theirColumn, coefficient)
                                    newColumns.append(theirColumn)
                                }
                                theirs += 1
                            } else {
                                let coefficient = myCoefficients[mine] + factor * theirCoefficients[theirs]
                                if abs(coefficient) >= Self.tolerance { scratch.append(myColumn, coefficient) }
                                mine += 1
                                theirs += 1
                            }
                        }
                    }
                }
            }
        }
        scratch.exchange(&columns, &coefficients)
    }
}

/// Memory that sums of rows are made in, so that adding rows allocates nothing as a rule.
struct RowScratch {
    private var columns: [Int32] = []
    private var coefficients: [Double] = []

    mutating func clear(reserving count: Int) {
        columns.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
        columns.reserveCapacity(count)
        coefficients.reserveCapacity(count)
    }

    @inline(__always)
    mutating func append(_ column: Int32, _ coefficient: Double) {
        columns.append(column)
        coefficients.append(coefficient)
    }

    mutating func exchange(_ columns: inout [Int32], _ coefficients: inout [Double]) {
        swap(&self.columns, &columns)
        swap(&self.coefficients, &coefficients)
    }
}
