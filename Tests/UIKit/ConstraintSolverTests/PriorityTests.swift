import ConstraintSolver
import Testing

@Suite struct PriorityTests {
    private let solver = ConstraintSolver()

    @discardableResult private func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, _ priority: Float = 1_000, rank: Int = 0
    ) -> ConstraintID {
        solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority, rank: rank))
    }

    @Test(arguments: [2, 10, 1_000])
    func `one constraint at 251 beats any number at 250`(count: Int) {
        let width = solver.makeVariable()
        for rank in 0..<count { add([Term(width)], -100, .equal, 250, rank: rank) }
        add([Term(width)], -40, .equal, 251, rank: count)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
    }

    @Test func `priorities that differ by a hair are distinguished`() {
        let width = solver.makeVariable()
        add([Term(width)], -100, .equal, 749.5, rank: 0)
        add([Term(width)], -40, .equal, 749.6, rank: 1)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
    }

    @Test(arguments: [
        (Relation.lessThanOrEqual, 30.0, 30.0), (.lessThanOrEqual, 80, 50), (.greaterThanOrEqual, 30, 50),
        (.greaterThanOrEqual, 80, 80), (.equal, 30, 30),
    ])
    func `a required relation bounds what a weaker one asks for`(relation: Relation, bound: Double, value: Double) {
        let width = solver.makeVariable()
        add([Term(width)], -bound, relation)
        add([Term(width)], -50, .equal, 250)
        solver.solve()
        #expect(abs(solver.value(of: width) - value) < 1e-6)
    }

    @Test func `a multiplier relates two variables`() {
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        add([Term(height), Term(width, -0.75)], -8)
        add([Term(width)], -400)
        solver.solve()
        #expect(abs(solver.value(of: height) - 308) < 1e-6)
    }

    @Test func `of three views that can't all have their height the first takes the slack`() {
        // Heights 50, 60 and 100 at 250, stacked without gaps in 400 points.
        let edges = (0..<4).map { _ in solver.makeVariable() }
        add([Term(edges[0])], 0)
        add([Term(edges[3])], -400)
        for (index, height) in [50.0, 60, 100].enumerated() {
            add([Term(edges[index + 1]), Term(edges[index], -1)], -height, .equal, 250, rank: index)
        }
        solver.solve()
        #expect(edges.map { solver.value(of: $0).rounded() } == [0, 240, 300, 400])
    }

    @Test func `hugging and compression hold a label at its size until something stronger comes`() {
        let width = solver.makeVariable()
        add([Term(width)], -120, .lessThanOrEqual, 251, rank: 0)
        add([Term(width)], -120, .greaterThanOrEqual, 750, rank: 1)
        solver.solve()
        #expect(abs(solver.value(of: width) - 120) < 1e-6)
        let wide = add([Term(width)], -200, .greaterThanOrEqual, 500, rank: 2)
        solver.solve()
        #expect(abs(solver.value(of: width) - 200) < 1e-6)
        solver.remove(wide)
        let narrow = add([Term(width)], -90, .lessThanOrEqual, 749, rank: 3)
        solver.solve()
        #expect(abs(solver.value(of: width) - 120) < 1e-6)
        solver.setPriority(751, of: narrow)
        solver.solve()
        #expect(abs(solver.value(of: width) - 90) < 1e-6)
    }

    @Test func `no constraint is zero, and said to be open`() {
        let (fixed, open) = (solver.makeVariable(), solver.makeVariable())
        add([Term(fixed)], -5)
        solver.solve()
        #expect(solver.value(of: open) == 0)
        #expect(solver.ambiguousVariables == [open])
        add([Term(open)], -20, .greaterThanOrEqual)
        solver.solve()
        #expect(abs(solver.value(of: open) - 20) < 1e-6)
        #expect(solver.ambiguousVariables == [open])
    }
}
