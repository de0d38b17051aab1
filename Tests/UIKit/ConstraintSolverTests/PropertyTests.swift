import ConstraintSolver
import TestSupport
import Testing

/// Invariants of every system, on random ones.
@Suite struct PropertyTests {
    private func random(
        _ count: Int, variables: Int, isContradictory: Bool = false, using random: inout SeededGenerator
    ) -> [LinearConstraint] {
        let priorities: [Float] = isContradictory ? [1_000, 1_000, 1_000, 250, 50] : [1_000, 750, 251, 250, 50]
        return (0..<count).map { rank in
            let places = (0..<variables).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            return LinearConstraint(
                // The places are the variables of any solver, which are made in the same order.
                places.map { Term(Self.names[$0], [1, -1, 2, 0.5].randomElement(using: &random) ?? 1) },
                constant: [0, 10, -20, 35, -7.5].randomElement(using: &random) ?? 0,
                Relation.allCases.randomElement(using: &random) ?? .equal,
                priority: priorities.randomElement(using: &random) ?? 250, rank: rank)
        }
    }

    private static let names: [Variable] = {
        let solver = ConstraintSolver()
        return (0..<8).map { _ in solver.makeVariable() }
    }()

    private func solver(variables: Int) -> ConstraintSolver {
        let solver = ConstraintSolver()
        for _ in 0..<variables { _ = solver.makeVariable() }
        return solver
    }

    private func values(_ solver: ConstraintSolver, _ count: Int) -> [Double] {
        Self.names.prefix(count).map { (solver.value(of: $0) * 1e4 + 0.003).rounded() / 1e4 + 0 }
    }

    private func brokenRanks(_ solver: ConstraintSolver) -> [Int] {
        solver.conflicts.map { solver.constraint($0.broken).rank }
    }

    @Test func `a constraint that is removed and added again gives the same layout, in contradiction too`() {
        var (contradictory, open) = (0, 0)
        for seed in 0..<200 {
            var generator = SeededGenerator(seed: UInt64(seed) &+ 55_000)
            let solver = solver(variables: 6)
            let constraints = random(12, variables: 6, isContradictory: seed % 2 == 1, using: &generator)
            var ids = constraints.map { solver.add($0) }
            solver.solve()
            let before = values(solver, 6)
            let (broken, ambiguous) = (brokenRanks(solver), solver.ambiguousVariables)
            contradictory += broken.isEmpty ? 0 : 1
            open += ambiguous.isEmpty ? 0 : 1
            for _ in 0..<4 {
                let chosen = ids.indices.shuffled(using: &generator).prefix(3)
                for place in chosen { solver.remove(ids[place]) }
                if Bool.random(using: &generator) { solver.solve() }
                for place in chosen.shuffled(using: &generator) {
                    ids[place] = solver.add(constraints[place])
                    if Bool.random(using: &generator) { solver.solve() }
                }
                solver.solve()
                #expect(values(solver, 6) == before, "system \(seed)")
                #expect(brokenRanks(solver) == broken, "system \(seed)")
                #expect(solver.ambiguousVariables == ambiguous, "system \(seed)")
            }
        }
        #expect(contradictory > 20)
        #expect(open > 20)
    }

    @Test(arguments: 0..<200) func `the order in which constraints come makes no difference`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let variables = Int.random(in: 1...8, using: &generator)
        let constraints = random(
            Int.random(in: 1...16, using: &generator), variables: variables, isContradictory: seed % 2 == 1,
            using: &generator)
        let (one, other) = (solver(variables: variables), solver(variables: variables))
        for constraint in constraints { one.add(constraint) }
        for constraint in constraints.shuffled(using: &generator) {
            other.add(constraint)
            if Bool.random(using: &generator) { other.solve() }
        }
        one.solve()
        other.solve()
        #expect(values(one, variables) == values(other, variables))
        #expect(one.ambiguousVariables == other.ambiguousVariables)
        #expect(brokenRanks(one) == brokenRanks(other))
    }

    @Test(arguments: 0..<200) func `after any edits the values are those of a solver made afresh`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 77_000)
        let variables = Int.random(in: 1...8, using: &generator)
        let edited = solver(variables: variables)
        var present: [ConstraintID] = []
        let constraints = random(24, variables: variables, isContradictory: seed % 2 == 1, using: &generator)
        for (step, constraint) in constraints.enumerated() {
            present.append(edited.add(constraint))
            let chosen = present.indices.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: edited.remove(present.remove(at: chosen))
            case 1: edited.setConstant(Double.random(in: -50...50, using: &generator).rounded(), of: present[chosen])
            case 2: edited.setPriority([1_000, 750, 250].randomElement(using: &generator) ?? 250, of: present[chosen])
            default: break
            }
            guard step % 3 == 0 else { continue }
            edited.solve()
            let fresh = solver(variables: variables)
            for id in present { fresh.add(edited.constraint(id)) }
            fresh.solve()
            #expect(values(edited, variables) == values(fresh, variables), "step \(step)")
            #expect(edited.ambiguousVariables == fresh.ambiguousVariables, "step \(step)")
            #expect(brokenRanks(edited) == brokenRanks(fresh), "step \(step)")
        }
    }

    @Test(arguments: 0..<100) func `what is added and removed again leaves no trace`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 99_000)
        let solver = solver(variables: 6)
        for constraint in random(8, variables: 6, using: &generator) { solver.add(constraint) }
        solver.solve()
        let before = values(solver, 6)
        let guests = random(6, variables: 6, using: &generator).map { guest in
            var guest = guest
            guest.rank += 100
            return solver.add(guest)
        }
        solver.solve()
        for guest in guests.shuffled(using: &generator) {
            solver.remove(guest)
            if Bool.random(using: &generator) { solver.solve() }
        }
        solver.solve()
        #expect(values(solver, 6) == before)
    }
}
