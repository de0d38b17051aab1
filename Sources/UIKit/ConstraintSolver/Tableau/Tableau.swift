/// The equations of a linear program, solved for the variables in the basis.
///
/// All other variables are zero. Costs are vectors, one number for each priority, so that no sum of errors of a lower
/// priority ever outweighs one of a higher (lexicographic simplex).
struct Tableau {
    /// The kind of variable in a column.
    enum Kind: UInt8 {
        /// A variable of the caller; any number.
        case external
        /// The slack of an inequality, or the error of a constraint; not negative.
        case restricted
        /// The mark of a required equation; zero.
        case fixed
        /// None; the column waits to be used again.
        case unused
    }

    /// Distances below this come from rounding.
    static let tolerance = 1e-7
    /// Coefficients below this are taken for zero where one is to divide by.
    static let leastPivot = 1e-7

    var rows: [SparseRow] = []
    /// The basic variable of each row, or -1 for a row that waits to be used again.
    var basics: [Int32] = []
    var freeRows: [Int32] = []
    var kinds: [Kind] = []
    /// The row of each basic variable, or -1.
    var rowOfColumn: [Int32] = []
    var rowsOfColumn = ColumnLists()
    /// The constraint that a column belongs to, or the variable that it is.
    var ownerOfColumn: [Int] = []
    /// The column of each variable of the caller.
    var columnOfVariable: [Int32] = []
    var freeColumns: [Int32] = []
    var costs = CostTable()
    /// Columns that may lower the cost.
    var candidates: [Int32] = []
    /// Rows that may have become too small.
    var suspects: [Int32] = []
    /// Columns whose cost has become zero at some time.
    var flexible: [Int32] = []
    /// Columns that may not change while open values are determined.
    var frozen: Set<Int32> = []
    /// Whether no step would lower the cost, so that values that are too small can be repaired without losing
    /// optimality.
    var isOptimal = true
    /// The number of rows that were added or exchanged since the values were last checked.
    var steps = 0
    private var scratch: [SparseRow.Cell] = []
    private var newColumns: [Int32] = []
    // Lists that were given back.
    private var spareLists: [[Int32]] = []

    /// Whether so much was changed that rounding may show.
    var isWorn: Bool { steps > 3 * rows.count + 200 }

    /// Reserves memory, so that insertions don't move existing rows.
    mutating func reserve(columns: Int, rows count: Int) {
        rows.reserveCapacity(count)
        basics.reserveCapacity(count)
        kinds.reserveCapacity(columns)
        rowOfColumn.reserveCapacity(columns)
        ownerOfColumn.reserveCapacity(columns)
        rowsOfColumn.reserve(columns: columns, rows: columns * 2)
        costs.reserve(columns: columns)
    }

    // MARK: Columns and rows

    mutating func makeColumn(_ kind: Kind, of owner: Int) -> Int32 {
        let column = freshColumn(kind, of: owner)
        if kind == .external { flexible.append(column) }
        return column
    }

    private mutating func freshColumn(_ kind: Kind, of owner: Int) -> Int32 {
        if let column = freeColumns.popLast() {
            kinds[Int(column)] = kind
            ownerOfColumn[Int(column)] = owner
            return column
        }
        let column = Int32(kinds.count)
        kinds.append(kind)
        rowOfColumn.append(-1)
        rowsOfColumn.addColumn()
        ownerOfColumn.append(owner)
        costs.addColumn()
        return column
    }

    /// Frees a column that is not basic; whatever rounding has left of it goes.
    mutating func discardColumn(_ column: Int32) {
        var place = rowsOfColumn.firstPlace(of: column)
        while place >= 0 {
            let row = Int(rowsOfColumn.row(at: place))
            if basics[row] >= 0 { _ = rows[row].remove(column) }
            place = rowsOfColumn.place(after: place)
        }
        rowsOfColumn.clear(column)
        costs.clear(column)
        kinds[Int(column)] = .unused
        ownerOfColumn[Int(column)] = -1
        freeColumns.append(column)
    }

    /// Adds a row for a variable that is in no other one. The row is consumed: another owner would cause a copy at its
    /// first change.
    mutating func insert(_ row: consuming SparseRow, basic: Int32) -> Int32 {
        steps += 1
        let index = freeRows.popLast() ?? Int32(rows.count)
        rowOfColumn[Int(basic)] = index
        for cell in row.cells { rowsOfColumn.append(index, to: cell.column) }
        if Int(index) < rows.count {
            rows[Int(index)] = row
            basics[Int(index)] = basic
        } else {
            rows.append(row)
            basics.append(basic)
        }
        return index
    }

    /// Takes a row out; its basic variable is in no row then.
    mutating func discardRow(_ index: Int32) {
        rowOfColumn[Int(basics[Int(index)])] = -1
        basics[Int(index)] = -1
        rows[Int(index)] = SparseRow()
        freeRows.append(index)
    }

    /// Returns a sum of variables with the basic ones replaced by their rows.
    mutating func row(of terms: [Term], constant: Double, times sign: Double) -> SparseRow {
        // Room for the columns of the constraint itself, too.
        var room = 2
        for term in terms {
            let basis = rowOfColumn[Int(columnOfVariable[Int(term.variable.index)])]
            room += basis < 0 ? 1 : rows[Int(basis)].count
        }
        var row = SparseRow(reserving: room)
        row.constant = constant * sign
        for term in terms {
            let column = columnOfVariable[Int(term.variable.index)]
            let basis = rowOfColumn[Int(column)]
            if basis < 0 {
                row.add(term.coefficient * sign, column)
            } else {
                newColumns.removeAll(keepingCapacity: true)
                row.add(
                    rows[Int(basis)], times: term.coefficient * sign, scratch: &scratch, newColumns: &newColumns)
            }
        }
        return row
    }

    /// Returns the rows that contain a column, each once. Give the list back after use.
    mutating func rows(with column: Int32) -> [Int32] {
        var list = spareLists.popLast() ?? []
        rowsOfColumn.read(column, into: &list)
        var last: Int32 = -1
        var isClean = true
        for row in list {
            isClean = isClean && row > last && basics[Int(row)] >= 0 && rows[Int(row)].coefficient(of: column) != 0
            last = row
        }
        guard !isClean else { return list }
        list.sort()
        last = -1
        list.removeAll { row in
            let isGone = row == last || basics[Int(row)] < 0 || rows[Int(row)].coefficient(of: column) == 0
            if !isGone { last = row }
            return isGone
        }
        // Last in, first out: so they come in ascending order the next time.
        rowsOfColumn.clear(column)
        for row in list.reversed() { rowsOfColumn.append(row, to: column) }
        return list
    }

    /// Takes back a list, so that the next one needs no allocation.
    mutating func giveBack(_ list: consuming [Int32]) { spareLists.append(list) }

    func value(of column: Int32) -> Double {
        let row = rowOfColumn[Int(column)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    // MARK: Exchanging

    /// Lets a column enter the basis in exchange for the basic variable of a row.
    mutating func pivot(_ index: Int32, entering: Int32) {
        steps += 1
        let leaving = basics[Int(index)]
        let others = rows(with: entering)
        rows[Int(index)].solve(for: entering, leaving: leaving)
        let pivotRow = rows[Int(index)]
        basics[Int(index)] = entering
        rowOfColumn[Int(entering)] = index
        rowOfColumn[Int(leaving)] = -1
        rowsOfColumn.clear(leaving)
        rowsOfColumn.append(index, to: leaving)
        note(index)
        for other in others where other != index {
            let factor = rows[Int(other)].coefficient(of: entering)
            newColumns.removeAll(keepingCapacity: true)
            rows[Int(other)].add(
                pivotRow, times: factor, dropping: entering, scratch: &scratch, newColumns: &newColumns)
            for column in newColumns { rowsOfColumn.append(other, to: column) }
            if pivotRow.constant != 0 { note(other) }
        }
        giveBack(others)
        rowsOfColumn.clear(entering)
        if hasCost(entering) { spreadCost(of: entering, over: pivotRow) } else { noteCost(leaving) }
    }

    private func hasCost(_ column: Int32) -> Bool { costs.sign(column) != 0 }

    /// Expresses the cost of a variable that has become basic by those of its row.
    private mutating func spreadCost(of basic: Int32, over row: SparseRow) {
        for place in 0..<row.count {
            let cell = row.cells[place]
            costs.add(basic, times: cell.coefficient, to: cell.column)
            noteCost(cell.column)
        }
        costs.clear(basic)
    }

    /// Charges a variable, basic or not, with a cost.
    mutating func charge(_ column: Int32, _ cost: Double, _ slot: Int) {
        let index = rowOfColumn[Int(column)]
        guard index >= 0 else {
            costs.add(cost, slot, column)
            return noteCost(column)
        }
        let row = rows[Int(index)]
        for place in 0..<row.count {
            costs.add(cost * row.cells[place].coefficient, slot, row.cells[place].column)
            noteCost(row.cells[place].column)
        }
    }

    private mutating func noteCost(_ column: Int32) {
        guard kinds[Int(column)] != .fixed else { return }
        let sign = costs.sign(column)
        if sign < 0 || (sign > 0 && kinds[Int(column)] == .external) { candidates.append(column) }
        if sign == 0 { flexible.append(column) }
    }

    /// The value of a row has changed.
    mutating func note(_ row: Int32) {
        if isTooSmall(row) { suspects.append(row) }
    }

    /// Whether the basic variable has a value that it must not have.
    func isTooSmall(_ row: Int32) -> Bool {
        let basic = basics[Int(row)]
        guard basic >= 0 else { return false }
        switch kinds[Int(basic)] {
        case .restricted: return rows[Int(row)].constant < -Self.tolerance
        case .fixed: return abs(rows[Int(row)].constant) > Self.tolerance
        case .external, .unused: return false
        }
    }
}
