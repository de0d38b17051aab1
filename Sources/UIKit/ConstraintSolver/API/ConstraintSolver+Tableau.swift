extension ConstraintSolver {
    /// Puts a constraint into the tableau. With the sum turned round for `<=`, it reads `marker = sum` when it is
    /// required, `marker = sum + other` when not: of an equation both are errors, of an inequality only the other.
    func putIn(_ number: Int) {
        let constraint = entries[number].constraint
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        var row = tableau.row(of: constraint.terms, constant: constraint.constant, times: sign)
        let isEquation = constraint.relation == .equal
        let marker = tableau.makeColumn(
            constraint.isRequired && isEquation ? .fixed : .restricted, of: number)
        entries[number].marker = marker
        entries[number].state = .holds
        if constraint.isRequired {
            let index = tableau.insert(consume row, basic: marker)
            tableau.settle(index)
            return
        }
        let other = tableau.makeColumn(.restricted, of: number)
        entries[number].other = other
        entries[number].slot = tableau.costs.slot(for: constraint.priority)
        let isFree = row.cells.contains { tableau.kinds[Int($0.column)] == .external }
        let index: Int32
        // If the sum is zero, an error of zero is basic, whose cost shows that neither side can change without cost.
        if row.constant > Tableau.tolerance || isFree {
            row.add(1, other)
            index = tableau.insert(consume row, basic: marker)
        } else {
            row.negate()
            row.add(1, marker)
            index = tableau.insert(consume row, basic: other)
        }
        tableau.isOptimal = false
        charge(number, 1)
        tableau.solveForVariable(index)
    }

    /// Takes a constraint out of the tableau.
    func takeOut(_ number: Int) {
        let entry = entries[number]
        if entry.slot >= 0 {
            charge(number, -1)
            tableau.costs.release(entry.slot)
        }
        tableau.dropRow(of: entry.marker)
        tableau.discardColumn(entry.marker)
        if entry.other >= 0 { tableau.discardColumn(entry.other) }
        tableau.isOptimal = false
        entries[number].marker = -1
        entries[number].other = -1
        entries[number].slot = -1
    }

    /// Charges the errors of a constraint with their cost, or takes it back.
    func charge(_ number: Int, _ factor: Double) {
        let entry = entries[number]
        // Errors that could as well fall on others fall on the lowest rank. The fractions differ so that different sets
        // of ranks hardly ever have the same sum, and the choice is one.
        let rank = Double(max(0, entry.constraint.rank))
        let golden = rank * 0.6180339887498949
        let weight = 1 + rank + golden - Double(Int(golden))
        if entry.constraint.relation == .equal {
            tableau.charge(entry.marker, factor, entry.slot)
            tableau.charge(entry.marker, factor * weight, 0)
        }
        tableau.charge(entry.other, factor, entry.slot)
        tableau.charge(entry.other, factor * weight, 0)
    }
}
