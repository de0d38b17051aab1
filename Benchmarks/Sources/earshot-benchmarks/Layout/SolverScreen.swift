import ConstraintSolver

/// A screen of rows, each a label and a field with eleven constraints, for the solver alone. kiwi's program has the
/// same.
final class SolverScreen {
    private struct Box {
        var left, top, width, height: Variable

        init(_ solver: ConstraintSolver) {
            (left, top) = (solver.makeVariable(), solver.makeVariable())
            (width, height) = (solver.makeVariable(), solver.makeVariable())
        }
    }

    private let solver = ConstraintSolver()
    private var boxes: [Box] = []
    /// The constraints that set the width of the groups.
    private var widths: [ConstraintID] = []
    private var rank = 0

    /// Rows that hang on the ones above, or, with a group size, only on those of the same group.
    init(rows: Int, group: Int = .max) {
        var width = solver.makeVariable()
        for row in 0..<rows {
            if row % group == 0 {
                if row > 0 { width = solver.makeVariable() }
                widths.append(add([Term(width)], -402))
            }
            let (label, field) = (Box(solver), Box(solver))
            add([Term(label.left)], -16)
            if row % group > 0, let above = boxes.last {
                add([Term(label.top), Term(above.top, -1), Term(above.height, -1)], -8)
            } else {
                add([Term(label.top)], -8)
            }
            add([Term(label.height)], -Double(30 + row % 3))
            add([Term(label.width)], -80, .greaterThanOrEqual)
            add([Term(label.width)], -Double(90 + row % 7), priority: 250)
            add([Term(field.left), Term(label.left, -1), Term(label.width, -1)], -8)
            add([Term(field.top), Term(label.top, -1)], 0)
            add([Term(field.height), Term(label.height, -1)], 0)
            add([Term(field.left), Term(field.width), Term(width, -1)], 16)
            add([Term(field.width)], -50, .greaterThanOrEqual)
            add([Term(field.width), Term(label.width, -2)], 0, priority: 750)
            boxes += [label, field]
        }
        solver.solve()
    }

    @discardableResult private func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, priority: Float = LinearConstraint.required
    ) -> ConstraintID {
        rank += 1
        return solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority, rank: rank))
    }

    /// Gives a group another width.
    func resize(_ width: Double, group: Int = 0) {
        solver.setConstant(-width, of: widths[group])
        solver.solve()
    }

    /// The sum of all values.
    var sum: Double {
        boxes.reduce(0) { sum, box in
            sum + [box.left, box.top, box.width, box.height].reduce(0) { $0 + solver.value(of: $1) }
        }
    }
}
