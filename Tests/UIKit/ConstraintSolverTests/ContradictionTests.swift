import Testing

@testable import ConstraintSolver

/// Broken constraints, and their cost.
@Suite struct `Constraints that contradict each other` {
    private let solver = ConstraintSolver()

    @discardableResult private func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, priority: Float = 1_000, rank: Int
    ) -> ConstraintID {
        solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority, rank: rank))
    }

    private var brokenRanks: [Int] { solver.conflicts.map { solver.constraint($0.broken).rank } }

    @Test func `one of lower rank that comes later breaks what it contradicts, and what that broke holds again`() {
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        add([Term(width), Term(height, -1)], 0, rank: 10)
        add([Term(width)], -50, rank: 20)
        add([Term(height)], -70, rank: 30)
        solver.solve()
        #expect(brokenRanks == [30])
        let early = add([Term(width), Term(height, -1)], -20, rank: 5)
        solver.solve()
        #expect(brokenRanks == [10, 30])
        #expect(abs(solver.value(of: height) - 30) < 1e-6)
        solver.setConstant(20, of: early)
        solver.solve()
        #expect(brokenRanks == [10])
        #expect(abs(solver.value(of: height) - 70) < 1e-6)
    }

    @Test func `what no longer must hold breaks nothing`() {
        let width = solver.makeVariable()
        let wide = add([Term(width)], -100, rank: 1)
        let narrow = add([Term(width)], -50, rank: 2)
        solver.solve()
        #expect(brokenRanks == [2])
        solver.setPriority(999, of: wide)
        solver.solve()
        #expect(brokenRanks.isEmpty)
        #expect(abs(solver.value(of: width) - 50) < 1e-6)
        solver.setPriority(1_000, of: wide)
        solver.solve()
        #expect(brokenRanks == [2])
        solver.setPriority(999, of: narrow)
        solver.solve()
        #expect(brokenRanks.isEmpty)
        #expect(abs(solver.value(of: width) - 100) < 1e-6)
    }

    @Test func `a broken one that is removed leaves what it contradicted alone`() {
        let width = solver.makeVariable()
        add([Term(width)], -100, rank: 1)
        let broken = add([Term(width)], -50, rank: 2)
        solver.solve()
        solver.remove(broken)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        // Its name may be given away again.
        add([Term(width)], -60, .greaterThanOrEqual, rank: 3)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(abs(solver.value(of: width) - 100) < 1e-6)
    }

    @Test func `three of which any two agree break only the last`() {
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        let all = [
            add([Term(width)], -10, .greaterThanOrEqual, rank: 3),
            add([Term(height)], -10, .greaterThanOrEqual, rank: 1),
            add([Term(width), Term(height)], -15, .lessThanOrEqual, rank: 2),
        ]
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [all[0]])
        #expect(solver.conflicts.map(\.constraints) == [[all[1], all[2], all[0]]])
    }

    @Test func `a change among many that are broken asks only those again that it concerns`() {
        // Two thousand pairs that contradict each other.
        let variables = (0..<2_000).map { _ in solver.makeVariable() }
        let wide = variables.enumerated().map { add([Term($1)], -100, rank: $0) }
        let narrow = variables.enumerated().map { add([Term($1)], -50, rank: 10_000 + $0) }
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == narrow)
        solver.tableau.steps = 0
        solver.setConstant(-50, of: wide[700])
        solver.solve()
        #expect(solver.conflicts.count == 1_999)
        #expect((1..<20).contains(solver.tableau.steps))
    }
}
