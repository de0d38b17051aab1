extension Tableau {
    /// Repairs values that are too small, without lowering any cost when all are optimal (dual simplex), else in any
    /// way.
    ///
    /// - Returns: A row that can't be repaired, because its constraints contradict each other; nil if there is none.
    mutating func restoreFeasibility() -> Int32? {
        var steps = 0
        let patience = 4 * rows.count + 100
        while let row = nextSuspect(cautious: steps > patience) {
            guard let entering = enteringColumn(for: row, cautious: steps > patience) else {
                suspects.append(row)
                return row
            }
            pivot(row, entering: entering)
            steps += 1
        }
        return nil
    }

    // Always taking the lowest number, where steps have led nowhere for long, can't go round in circles (Bland).
    private mutating func nextSuspect(cautious: Bool) -> Int32? {
        if cautious {
            suspects = suspects.filter(isTooSmall)
            return suspects.min { basics[Int($0)] < basics[Int($1)] }
        }
        while let row = suspects.popLast() {
            if isTooSmall(row) { return row }
        }
        return nil
    }

    private func enteringColumn(for row: Int32, cautious: Bool) -> Int32? {
        let direction: Double = rows[Int(row)].constant < 0 ? 1 : -1
        let content = rows[Int(row)]
        var best: (column: Int32, size: Double)?
        for place in 0..<content.count {
            let column = content.cells[place].column
            let coefficient = content.cells[place].coefficient * direction
            switch kinds[Int(column)] {
            case .external: break
            case .restricted: if coefficient <= 0 { continue }
            case .fixed, .unused: continue
            }
            let size = abs(coefficient)
            guard size >= Self.leastPivot else { continue }
            guard let current = best else {
                best = (column, size)
                continue
            }
            let isBetter: Bool
            if isOptimal {
                let order = costs.compare(column, size, current.column, current.size)
                // Among equals the large one: division by a small one magnifies rounding errors.
                isBetter = order < 0 || (order == 0 && !cautious && size > current.size)
            } else {
                isBetter = !cautious && size > current.size
            }
            if isBetter { best = (column, size) }
        }
        return best?.column
    }

    /// Returns the constraints that contradict each other in a row that can't be repaired.
    func contradiction(in row: Int32) -> Set<Int> {
        let content = rows[Int(row)]
        var owners: Set<Int> = [ownerOfColumn[Int(basics[Int(row)])]]
        for column in content.cells.map(\.column) where kinds[Int(column)] != .external {
            owners.insert(ownerOfColumn[Int(column)])
        }
        return owners
    }
}
