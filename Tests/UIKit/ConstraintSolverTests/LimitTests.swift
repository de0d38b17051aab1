import ConstraintSolver
import TestSupport
import Testing

/// Cases in which a solver may fail that works for ordinary screens.
@Suite struct `Extremes of the constraint solver` {
    private let solver = ConstraintSolver()

    @discardableResult private func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, priority: Float = 1_000, rank: Int
    ) -> ConstraintID {
        solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority, rank: rank))
    }

    @Test(arguments: [(Float(999.5), Float(999)), (250.5, 250), (250.00002, 250), (1_000, 999.99994), (0.002, 0.001)])
    func `a fraction of a priority beats a hundred without it`(high: Float, low: Float) {
        let width = solver.makeVariable()
        for rank in 0..<100 { add([Term(width)], -100, priority: low, rank: rank) }
        add([Term(width)], -40, priority: high, rank: 100)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
    }

    @Test func `of a thousand levels each counts before all below`() {
        // Five constraints pull at each variable, nearly each with a different priority: the highest wins.
        let variables = (0..<200).map { _ in solver.makeVariable() }
        var highest = [Float](repeating: 0, count: variables.count)
        for rank in 0..<1_000 {
            let place = rank / 5
            let quarters: Float = Float(place % 4) / 4
            let priority: Float = Float(1 + rank * 389 % 998) + quarters
            add([Term(variables[place])], -Double(priority), priority: priority, rank: rank)
            highest[place] = max(highest[place], priority)
        }
        solver.solve()
        for (variable, priority) in zip(variables, highest) {
            #expect(abs(solver.value(of: variable) - Double(priority)) < 1e-6)
        }
    }

    @Test func `steps that change nothing come to an end`() {
        // Beale's example, in which the simplex method goes round in circles for ever without a rule against it.
        let x = (0..<4).map { _ in solver.makeVariable() }
        for (rank, variable) in x.enumerated() { add([Term(variable)], 0, .greaterThanOrEqual, rank: rank) }
        add([Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)], 0, .lessThanOrEqual, rank: 4)
        add([Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)], 0, .lessThanOrEqual, rank: 5)
        add([Term(x[2])], -1, .lessThanOrEqual, rank: 6)
        // As large as can be: 0.75 x0 - 150 x1 + 0.02 x2 - 6 x3, which is 0.05.
        add(
            [Term(x[0], 0.75), Term(x[1], -150), Term(x[2], 0.02), Term(x[3], -6)], -1_000, priority: 500, rank: 7)
        solver.solve()
        let values = x.map { solver.value(of: $0) }
        let objective = 0.75 * values[0] - 150 * values[1] + 0.02 * values[2] - 6 * values[3]
        #expect(abs(objective - 0.05) < 1e-6)
    }

    @Test func `hundreds of ties at one corner come to an end`() {
        // All hold at zero, and every sum of neighbours is bounded there too.
        let variables = (0..<30).map { _ in solver.makeVariable() }
        var rank = 0
        for (index, one) in variables.enumerated() {
            for other in variables.dropFirst(index + 1).prefix(6) {
                rank += 1
                add([Term(one), Term(other, -1)], 0, .lessThanOrEqual, rank: rank)
                add([Term(one), Term(other)], 0, .greaterThanOrEqual, priority: 750, rank: rank + 1_000)
                add([Term(one, 2), Term(other, -3)], 0, priority: 250, rank: rank + 2_000)
            }
        }
        solver.solve()
        #expect(variables.allSatisfy { abs(solver.value(of: $0)) < 1e-6 })
    }

    @Test func `ten thousand edits leave no error behind`() {
        var generator = SeededGenerator(seed: 4)
        let width = solver.makeVariable()
        let fixed = add([Term(width)], -400, rank: 0)
        var others: [ConstraintID] = []
        // Columns that share the width in odd proportions, chained from left to right.
        var edges = [solver.makeVariable()]
        others.append(add([Term(edges[0])], 0, rank: 1))
        var shares: [ConstraintID] = []
        for place in 1...5 {
            edges.append(solver.makeVariable())
            let column = [Term(edges[place]), Term(edges[place - 1], -1)]
            others.append(add(column, 0, .greaterThanOrEqual, rank: place * 4))
            shares.append(add(column + [Term(width, -1 / Double(place + 3))], 0, priority: 750, rank: place * 4 + 1))
            others.append(add(column, -11.7, priority: Float(200 + place), rank: place * 4 + 2))
        }
        others.append(add([Term(edges[5]), Term(width, -1)], 0, .lessThanOrEqual, rank: 200))
        for step in 0..<10_000 {
            switch generator.next(below: 4) {
            case 0: solver.setConstant(-Double(generator.next(below: 900)) - 1.0 / 3, of: fixed)
            case 1:
                let chosen = generator.next(below: shares.count)
                let constraint = solver.constraint(shares[chosen])
                solver.remove(shares[chosen])
                shares[chosen] = solver.add(constraint)
            case 2:
                solver.setPriority(
                    Float(300 + generator.next(below: 600)), of: shares[generator.next(below: shares.count)])
            default:
                let constant = Double(generator.next(below: 100)) / 7
                solver.setConstant(constant, of: shares[generator.next(below: shares.count)])
            }
            if step % 4 == 0 { solver.solve() }
        }
        solver.solve()
        let fresh = ConstraintSolver()
        for _ in 0...6 { _ = fresh.makeVariable() }
        for id in [fixed] + others + shares { fresh.add(solver.constraint(id)) }
        fresh.solve()
        for variable in [width] + edges {
            #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-7)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `what is no number is left out until it is one`(value: Double) {
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        add([Term(width)], -40, priority: 250, rank: 0)
        let strange = add([Term(width)], value, rank: 1)
        add([Term(height, value), Term(width)], 0, rank: 2)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
        #expect(solver.value(of: height) == 0)
        solver.setConstant(-70, of: strange)
        solver.solve()
        #expect(abs(solver.value(of: width) - 70) < 1e-6)
        solver.setConstant(value, of: strange)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
        #expect(solver.conflicts.isEmpty)
        solver.remove(strange)
        solver.solve()
        #expect(abs(solver.value(of: width) - 40) < 1e-6)
    }

    @Test func `numbers at the end of the range come to an end`() {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        for (rank, variable) in variables.enumerated() {
            add([Term(variable, 1e150), Term(variables[0], -1e150)], 1e300, rank: rank)
            add([Term(variable)], -.greatestFiniteMagnitude, .greaterThanOrEqual, priority: 750, rank: rank + 10)
            add([Term(variable)], .greatestFiniteMagnitude, priority: 250, rank: rank + 20)
        }
        solver.solve()
        add([Term(variables[3])], -10, rank: -1)
        solver.solve()
    }
}
