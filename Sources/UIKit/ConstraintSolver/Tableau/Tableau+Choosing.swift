extension Tableau {
    /// The columns that can be decided where constraints leave a choice.
    struct Openings {
        /// Whether a variable is a length.
        var isLength: (Int) -> Bool
        /// The rank and variables of the inequality whose slack a column is.
        var inequality: (_ column: Int32, _ owner: Int) -> (rank: Int, variables: [Int])?
    }

    /// Determines the values that the constraints leave open, without cost and without changing earlier choices:
    /// lengths get the value nearest to zero, then inequalities hold without slack, by rank, then the other variables
    /// get the value nearest to zero.
    ///
    /// - Returns: The variables that could have had another value, in order.
    mutating func chooseOpenValues(_ openings: Openings) -> [Int] {
        hold(openColumns())
        let open = openColumns()
        guard !open.isEmpty else { return [] }
        var chosen: Set<Int> = []
        let (variables, columns) = openParts(open)
        func decide(_ variable: Int, _ tableau: inout Tableau) {
            let column = tableau.columnOfVariable[variable]
            if tableau.canMove(column) { chosen.insert(variable) }
            tableau.bringNearZero(column)
        }
        for variable in variables where openings.isLength(variable) { decide(variable, &self) }
        let inequalities = columns.compactMap { column in
            openings.inequality(column, ownerOfColumn[Int(column)]).map { (column, $0) }
        }
        .sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
        for (column, inequality) in inequalities where isFree(column) || rowOfColumn[Int(column)] >= 0 {
            if canMove(column), let mover = inequality.variables.first(where: { canMove(columnOfVariable[$0]) }) {
                chosen.insert(mover)
            }
            bringNearZero(column)
        }
        for variable in variables where !openings.isLength(variable) { decide(variable, &self) }
        frozen = []
        return chosen.sorted()
    }

    /// The columns that may change without a cost.
    private mutating func openColumns() -> [Int32] {
        flexible.sort()
        var last: Int32 = -1
        flexible = flexible.filter { column in
            let isOpen =
                column != last && kinds[Int(column)] != .unused && kinds[Int(column)] != .fixed
                && rowOfColumn[Int(column)] < 0 && costs.sign(column) == 0
            if isOpen { last = column }
            return isOpen
        }
        return flexible
    }

    /// Lets columns that are free of cost but can't grow, because others can't shrink, show it by their cost: with an
    /// error in the basis instead of the one that can't shrink. Then they need not be checked again.
    private mutating func hold(_ columns: [Int32]) {
        for column in columns where kinds[Int(column)] == .restricted && isFree(column) {
            guard rowOfColumn[Int(column)] < 0, let row = leavingRow(for: column, 1),
                kinds[Int(basics[Int(row)])] == .restricted, rows[Int(row)].constant < Self.tolerance,
                let entering = costlyColumn(in: rows[Int(row)])
            else { continue }
            pivot(row, entering: entering)
        }
    }

    /// The column that would cost least to make a basic variable of zero grow; nil when it would cost nothing.
    private func costlyColumn(in row: SparseRow) -> Int32? {
        var best: (column: Int32, size: Double)?
        for place in 0..<row.count where row.cells[place].coefficient >= Self.leastPivot {
            let (column, size) = (row.cells[place].column, row.cells[place].coefficient)
            guard kinds[Int(column)] == .restricted else { continue }
            if best.map({ costs.isLess(column, size, $0.column, $0.size) }) ?? true { best = (column, size) }
        }
        guard let best, costs.sign(best.column) > 0,
            !row.cells.contains(where: { kinds[Int($0.column)] == .external })
        else { return nil }
        return best.column
    }

    /// The variables that may change with these columns, in the order of making, and the other columns that do.
    private mutating func openParts(_ columns: [Int32]) -> (variables: [Int], columns: [Int32]) {
        var variables: Set<Int> = []
        var others: Set<Int32> = []
        // Open columns can open others when they are exchanged, so the search continues from there.
        var waiting = columns
        var seen = Set(columns)
        func note(_ column: Int32) {
            switch kinds[Int(column)] {
            case .external: variables.insert(ownerOfColumn[Int(column)])
            case .restricted: others.insert(column)
            case .fixed, .unused: break
            }
        }
        while let column = waiting.popLast() {
            note(column)
            let list = rows(with: column)
            for row in list {
                note(basics[Int(row)])
                for cell in rows[Int(row)].cells where isFree(cell.column) && seen.insert(cell.column).inserted {
                    waiting.append(cell.column)
                }
            }
            giveBack(list)
        }
        return (variables.sorted(), others.sorted())
    }

    private func isFree(_ column: Int32) -> Bool {
        kinds[Int(column)] != .fixed && !frozen.contains(column) && costs.sign(column) == 0
    }

    private mutating func canMove(_ column: Int32) -> Bool { canMove(column, 1) || canMove(column, -1) }

    /// Whether a variable can grow (1) or shrink (-1) from where it is, at no cost. No value changes.
    private mutating func canMove(_ column: Int32, _ direction: Double) -> Bool {
        for _ in 0..<(2 * rows.count + 100) {
            let index = rowOfColumn[Int(column)]
            let step: (column: Int32, direction: Double)
            if index < 0 {
                guard isFree(column) else { return false }
                step = (column, direction)
            } else {
                guard let next = mover(of: rows[Int(index)], direction) else { return false }
                step = next
            }
            guard let blocking = leavingRow(for: step.column, step.direction) else { return true }
            let basic = basics[Int(blocking)]
            let isBlocked = kinds[Int(basic)] == .fixed || rows[Int(blocking)].constant < Self.tolerance
            if !isBlocked { return true }
            pivot(blocking, entering: step.column)
        }
        return false
    }

    /// Brings a variable as near to zero as is free of cost, and holds it there.
    private mutating func bringNearZero(_ column: Int32) {
        for _ in 0..<(2 * rows.count + 100) {
            let index = rowOfColumn[Int(column)]
            guard index >= 0 else { break }
            let row = rows[Int(index)]
            let free = row.cells.map(\.column).filter(isFree)
            if free.isEmpty { return }
            if abs(row.constant) < Self.tolerance {
                let sizes = free.map { abs(row.coefficient(of: $0)) }
                guard let first = sizes.firstIndex(where: { $0 >= Self.leastPivot }) else { return }
                pivot(index, entering: free[first])
                break
            }
            guard let (entering, direction) = mover(of: row, row.constant > 0 ? -1 : 1) else {
                // It is as near as can be: nothing may move it away again.
                frozen.formUnion(free)
                return
            }
            let distance = abs(row.constant / row.coefficient(of: entering))
            pivot(leavingRow(for: entering, direction, limit: distance) ?? index, entering: entering)
        }
        if rowOfColumn[Int(column)] < 0 { frozen.insert(column) }
    }

    /// A column that makes a basic variable grow (1) or shrink (-1) at no cost, and the direction in which it does.
    private func mover(of row: SparseRow, _ direction: Double) -> (column: Int32, direction: Double)? {
        for place in 0..<row.count
        where abs(row.cells[place].coefficient) >= Self.leastPivot && isFree(row.cells[place].column) {
            let own: Double = (direction > 0) == (row.cells[place].coefficient > 0) ? 1 : -1
            if own > 0 || kinds[Int(row.cells[place].column)] == .external { return (row.cells[place].column, own) }
        }
        return nil
    }
}
