import ConstraintSolver
import Testing

@Suite struct ConflictTests {
    private let solver = ConstraintSolver()

    private func width(_ variable: Variable, _ value: Double, _ relation: Relation = .equal, rank: Int) -> ConstraintID
    {
        solver.add(LinearConstraint([Term(variable)], constant: -value, relation, rank: rank))
    }

    @Test func `of two that contradict each other the later rank is broken and both are named`() {
        let variable = solver.makeVariable()
        let later = width(variable, 100, rank: 2)
        let earlier = width(variable, 50, rank: 1)
        solver.solve()
        #expect(abs(solver.value(of: variable) - 50) < 1e-6)
        #expect(solver.conflicts.map(\.broken) == [later])
        #expect(solver.conflicts.map(\.constraints) == [[earlier, later]])
    }

    @Test func `one is broken at a time, and holds again when it may`() {
        let variable = solver.makeVariable()
        let first = width(variable, 10, .greaterThanOrEqual, rank: 1)
        let second = width(variable, 5, .lessThanOrEqual, rank: 2)
        let third = width(variable, 20, .lessThanOrEqual, rank: 3)
        let fourth = width(variable, 30, rank: 4)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [second, fourth])
        #expect(abs(solver.value(of: variable) - 10) < 1e-6)
        solver.remove(first)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [fourth])
        #expect(solver.value(of: variable) < 5 + 1e-6)
        solver.remove(second)
        solver.remove(third)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(abs(solver.value(of: variable) - 30) < 1e-6)
    }

    @Test func `an equation that follows from others is no conflict until its constant changes`() {
        let (one, other) = (solver.makeVariable(), solver.makeVariable())
        _ = width(one, 10, rank: 0)
        _ = width(other, 20, rank: 1)
        let sum = solver.add(LinearConstraint([Term(one), Term(other)], constant: -30, .equal, rank: 2))
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.setConstant(-31, of: sum)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [sum])
        #expect(solver.conflicts.first?.constraints.count == 3)
        solver.setConstant(-30, of: sum)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }
}
