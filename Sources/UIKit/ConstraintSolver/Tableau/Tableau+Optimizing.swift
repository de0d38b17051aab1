extension Tableau {
    /// Lowers the cost to the minimum (primal simplex). All values must be allowed.
    mutating func optimize() {
        var (steps, emptySteps) = (0, 0)
        let patience = 4 * rows.count + 100
        while let (column, direction) = nextEntering(cautious: emptySteps > patience) {
            guard let row = leavingRow(for: column, direction) else { continue }
            emptySteps = abs(rows[Int(row)].constant) < Self.tolerance ? emptySteps + 1 : 0
            pivot(row, entering: column)
            steps += 1
            if steps > 1_000 * (rows.count + 1) { break }
        }
        isOptimal = true
    }

    private func improvement(_ column: Int32) -> Double? {
        guard rowOfColumn[Int(column)] < 0 else { return nil }
        switch kinds[Int(column)] {
        case .restricted: return costs.sign(column) < 0 ? 1 : nil
        case .external:
            let sign = costs.sign(column)
            return sign == 0 ? nil : Double(-sign)
        case .fixed, .unused: return nil
        }
    }

    // Always taking the lowest number, where steps have led nowhere for long, can't go round in circles (Bland).
    private mutating func nextEntering(cautious: Bool) -> (Int32, Double)? {
        if cautious {
            candidates = []
            for column in 0..<Int32(kinds.count) {
                if let direction = improvement(column) { return (column, direction) }
            }
            return nil
        }
        while let column = candidates.popLast() {
            if let direction = improvement(column) { return (column, direction) }
        }
        return nil
    }

    /// The row whose basic variable reaches its limit first when a column grows, or shrinks.
    mutating func leavingRow(for column: Int32, _ direction: Double, limit: Double = .infinity) -> Int32? {
        var (best, nearest, isSmall): (Int32?, Double, Bool) = (nil, limit, true)
        let list = rows(with: column)
        for row in list {
            let basic = basics[Int(row)]
            let coefficient = rows[Int(row)].coefficient(of: column) * direction
            guard abs(coefficient) >= Self.leastPivot else { continue }
            let ratio: Double
            switch kinds[Int(basic)] {
            case .external, .unused: continue
            case .fixed: ratio = 0
            case .restricted:
                guard coefficient < 0 else { continue }
                ratio = max(0, rows[Int(row)].constant) / -coefficient
            }
            // Among equals one that is not small: division by a small one magnifies rounding errors.
            let small = abs(coefficient) < 1e-3
            let isCloser: Bool
            if let current = best, abs(ratio - nearest) <= 1e-9 {
                isCloser = small == isSmall ? basic < basics[Int(current)] : isSmall
            } else {
                isCloser = ratio < nearest || (ratio == nearest && best == nil)
            }
            if isCloser { (best, nearest, isSmall) = (row, ratio, small) }
        }
        giveBack(list)
        return best
    }
}
