extension Tableau {
    /// Lets a variable of the caller enter the basis for a new row where there is one: then the row needs nothing else.
    @discardableResult mutating func solveForVariable(_ index: Int32) -> Bool {
        guard let best = largestVariable(in: index) else { return false }
        pivot(index, entering: best)
        return true
    }

    // A separate function, since a row that is still referenced while it is changed is copied.
    private func largestVariable(in index: Int32) -> Int32? {
        let row = rows[Int(index)]
        var (best, size): (Int32?, Double) = (nil, 0)
        for place in 0..<row.count where kinds[Int(row.cells[place].column)] == .external {
            if abs(row.cells[place].coefficient) > max(size, Self.leastPivot) {
                (best, size) = (row.cells[place].column, abs(row.cells[place].coefficient))
            }
        }
        return best
    }

    /// Inserts the new row of a required constraint: its variable may have to leave the basis, or to change.
    mutating func settle(_ index: Int32) {
        if solveForVariable(index) { return }
        if isTooSmall(index) { return suspects.append(index) }
        guard kinds[Int(basics[Int(index)])] == .fixed else { return }
        // The marker of an equation that is always true leaves the basis all the same, so that it stays zero.
        if let entering = cheapestColumn(in: index) { pivot(index, entering: entering) }
    }

    private func cheapestColumn(in index: Int32) -> Int32? {
        let row = rows[Int(index)]
        var best: (column: Int32, size: Double)?
        for place in 0..<row.count where kinds[Int(row.cells[place].column)] == .restricted {
            let (column, size) = (row.cells[place].column, abs(row.cells[place].coefficient))
            guard size >= Self.leastPivot else { continue }
            let order = best.map { costs.compare(column, size, $0.column, $0.size) } ?? -1
            if order < 0 || (order == 0 && size > best?.size ?? 0) { best = (column, size) }
        }
        return best?.column
    }

    /// Moves the constraint of a marker by a distance.
    mutating func shift(_ marker: Int32, by distance: Double) {
        let index = rowOfColumn[Int(marker)]
        if index >= 0 {
            rows[Int(index)].constant += distance
            return note(index)
        }
        // A row without the marker is not affected, so only duplicates would do harm.
        guard rowsOfColumn.isAscending(marker) else {
            let list = rows(with: marker)
            for row in list { move(row, marker, distance) }
            return giveBack(list)
        }
        var place = rowsOfColumn.firstPlace(of: marker)
        while place >= 0 {
            move(rowsOfColumn.row(at: place), marker, distance)
            place = rowsOfColumn.place(after: place)
        }
    }

    @inline(__always)
    private mutating func move(_ row: Int32, _ marker: Int32, _ distance: Double) {
        guard basics[Int(row)] >= 0 else { return }
        rows[Int(row)].constant -= rows[Int(row)].coefficient(of: marker) * distance
        note(row)
    }

    /// Brings a marker into the basis, if it isn't there, and drops its row, which removes its constraint.
    mutating func dropRow(of marker: Int32) {
        let index = rowOfColumn[Int(marker)]
        if index >= 0 { return discardRow(index) }
        guard let leaving = rowToLeave(for: marker) else { return }
        pivot(leaving, entering: marker)
        discardRow(leaving)
    }

    /// Returns a row that a marker can replace so that all others keep allowed values.
    private mutating func rowToLeave(for marker: Int32) -> Int32? {
        var (shrinking, growing): ((row: Int32, ratio: Double, size: Double)?, (Int32, Double, Double)?)
        var (fixed, external): ((row: Int32, size: Double)?, (row: Int32, size: Double)?)
        func isBetter(_ ratio: Double, _ size: Double, _ best: (row: Int32, ratio: Double, size: Double)?) -> Bool {
            guard let best else { return true }
            return abs(ratio - best.ratio) <= 1e-9 ? size > best.size : ratio < best.ratio
        }
        let list = rows(with: marker)
        for row in list {
            let coefficient = rows[Int(row)].coefficient(of: marker)
            let size = abs(coefficient)
            guard size >= Self.leastPivot else { continue }
            switch kinds[Int(basics[Int(row)])] {
            case .fixed: if size > fixed?.size ?? 0 { fixed = (row, size) }
            case .external, .unused: if size > external?.size ?? 0 { external = (row, size) }
            case .restricted:
                let ratio = max(0, rows[Int(row)].constant) / size
                if coefficient < 0, isBetter(ratio, size, shrinking) { shrinking = (row, ratio, size) }
                if coefficient > 0, isBetter(ratio, size, growing) { growing = (row, ratio, size) }
            }
        }
        giveBack(list)
        return fixed?.row ?? shrinking?.row ?? growing?.0 ?? external?.row
    }
}
