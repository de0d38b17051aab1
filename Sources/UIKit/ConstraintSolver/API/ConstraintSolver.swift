/// Finds values for variables that satisfy linear constraints, strictly by priority: one constraint of a higher
/// priority counts more than any number of lower ones.
///
/// Changes are collected until `solve()`, which does only the work that they require. The result depends on the
/// constraints alone, not on the order in which they came: errors of the same priority are as small in sum as can be
/// and fall on the lowest ranks. Undetermined values are as near to zero as possible: first lengths, then the slack of
/// inequalities, by rank, then the other variables, in each case in the order of their creation.
public final class ConstraintSolver {
    /// The solver's state of a constraint.
    struct Entry {
        var constraint: LinearConstraint
        var state = State.waiting
        /// The marker column of the constraint, and that of its error on the other side.
        var marker: Int32 = -1
        var other: Int32 = -1
        var slot = -1
    }

    enum State {
        /// It was added and not solved yet.
        case waiting
        /// Some of its numbers are not finite.
        case meaningless
        case holds
        /// It contradicts others, which hold.
        case broken
        case removed
    }

    var tableau = Tableau()
    var entries: [Entry] = []
    private var freeEntries: [Int] = []
    private var waiting: [Int] = []
    private var variableCount = 0
    private var lengths: [Bool] = []
    private var contradictions = Contradictions()

    /// The required constraints that were left out because others of lower rank contradict them, by rank, as of the
    /// last `solve()`.
    public var conflicts: [Conflict] {
        if let listedConflicts { return listedConflicts }
        let list = listConflicts()
        listedConflicts = list
        return list
    }
    private var listedConflicts: [Conflict]?
    /// The variables that constraints leave open, in the order of making, as of the last `solve()`.
    public private(set) var ambiguousVariables: [Variable] = []

    /// Creates a solver without variables.
    public init() {}

    /// Reserves memory for new variables and constraints, which saves moving the existing ones repeatedly.
    ///
    /// - Parameters:
    ///   - variables: the approximate number of variables.
    ///   - constraints: the approximate number of constraints.
    public func reserve(variables: Int, constraints: Int) {
        lengths.reserveCapacity(variables)
        entries.reserveCapacity(constraints)
        waiting.reserveCapacity(constraints)
        tableau.columnOfVariable.reserveCapacity(variables)
        // Each constraint has a column for its slack, and an optional one another for its error.
        tableau.reserve(columns: variables + constraints * 2, rows: constraints)
    }

    // MARK: Variables

    /// Makes a variable; it is zero until a constraint sets another value.
    ///
    /// - Parameter isLength: Whether it is determined before others if constraints leave a choice: of a frame that is
    ///   fixed only at its end, the length is zero and not the start, as in UIKit (Stevia's tests).
    public func makeVariable(isLength: Bool = false) -> Variable {
        let variable = Variable(index: Int32(variableCount))
        variableCount += 1
        lengths.append(isLength)
        tableau.columnOfVariable.append(tableau.makeColumn(.external, of: Int(variable.index)))
        return variable
    }

    /// The value as of the last `solve()`.
    public func value(of variable: Variable) -> Double {
        tableau.value(of: tableau.columnOfVariable[Int(variable.index)])
    }

    // MARK: Constraints

    /// Adds a constraint, which counts from the next `solve()` on.
    @discardableResult public func add(_ constraint: LinearConstraint) -> ConstraintID {
        let entry = Entry(constraint: constraint)
        if let number = freeEntries.popLast() {
            entries[number] = entry
            waiting.append(number)
            return ConstraintID(number: number)
        }
        entries.append(entry)
        waiting.append(entries.count - 1)
        return ConstraintID(number: entries.count - 1)
    }

    /// The constraint of a name.
    public func constraint(_ id: ConstraintID) -> LinearConstraint { entries[id.number].constraint }

    /// Removes a constraint. Its name means nothing afterwards.
    public func remove(_ id: ConstraintID) {
        withdraw(id.number)
        entries[id.number].state = .removed
        freeEntries.append(id.number)
    }

    /// Changes the constant of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) {
        let old = entries[id.number].constraint.constant
        guard constant != old, constant.isFinite || old.isFinite else { return }
        if entries[id.number].state == .holds, constant.isFinite {
            let sign: Double = entries[id.number].constraint.relation == .lessThanOrEqual ? -1 : 1
            tableau.shift(entries[id.number].marker, by: sign * (constant - old))
            queueWhatWasBroken(by: id.number)
            entries[id.number].constraint.constant = constant
        } else {
            withdraw(id.number)
            entries[id.number].constraint.constant = constant
            queue(id.number)
        }
    }

    /// Changes the priority of a constraint.
    public func setPriority(_ priority: Float, of id: ConstraintID) {
        let old = entries[id.number].constraint
        guard old.priority != priority else { return }
        if entries[id.number].state == .holds, !old.isRequired, priority < LinearConstraint.required {
            charge(id.number, -1)
            tableau.costs.release(entries[id.number].slot)
            entries[id.number].constraint.priority = priority
            entries[id.number].slot = tableau.costs.slot(for: priority)
            charge(id.number, 1)
            tableau.isOptimal = false
        } else if entries[id.number].state == .waiting {
            entries[id.number].constraint.priority = priority
        } else {
            withdraw(id.number)
            entries[id.number].constraint.priority = priority
            queue(id.number)
        }
    }

    private func queue(_ number: Int) {
        entries[number].state = .waiting
        waiting.append(number)
    }

    /// Queues the constraints that a constraint kept out; they may hold when it has changed or is removed.
    private func queueWhatWasBroken(by number: Int) {
        for broken in contradictions.release(number) { queue(broken) }
    }

    /// Takes a constraint back, whatever has become of it.
    private func withdraw(_ number: Int) {
        switch entries[number].state {
        case .holds:
            takeOut(number)
            queueWhatWasBroken(by: number)
        case .broken: contradictions.forget(number)
        case .waiting, .meaningless, .removed: break
        }
    }

    // MARK: Solving

    /// Finds the values for all changes after the previous solution.
    public func solve() {
        update()
        if tableau.isWorn {
            tableau.steps = 0
            if !isExact { rebuild() }
        }
        let openings = Tableau.Openings(isLength: { [lengths] in lengths[$0] }, inequality: inequality(_:_:))
        ambiguousVariables = tableau.chooseOpenValues(openings).map { Variable(index: Int32($0)) }
    }

    /// Returns the inequality whose slack a column is; nil for other columns.
    private func inequality(_ column: Int32, _ owner: Int) -> (rank: Int, variables: [Int])? {
        let entry = entries[owner]
        guard entry.marker == column, entry.constraint.relation != .equal else { return nil }
        return (entry.constraint.rank, entry.constraint.terms.map { Int($0.variable.index) })
    }

    private func update() {
        let added = takeWaiting()
        for number in added where entries[number].constraint.isRequired { putIn(number) }
        settleRequired()
        for number in added.filter({ !entries[$0].constraint.isRequired }).sorted(by: precedes) { putIn(number) }
        // A variable that nothing held may have moved where others don't allow it.
        _ = tableau.restoreFeasibility()
        tableau.optimize()
        if contradictions.takeChange() { listedConflicts = nil }
    }

    /// The constraints that wait, each once; those that were removed meanwhile do no longer.
    private func takeWaiting() -> [Int] {
        defer { waiting = [] }
        return waiting.filter { number in
            guard entries[number].state == .waiting else { return false }
            let isFinite = entries[number].constraint.isFinite
            entries[number].state = isFinite ? .holds : .meaningless
            return isFinite
        }
    }

    /// Removes required constraints until the remaining ones can hold.
    ///
    /// In the end each removed constraint is contradicted by some of lower rank that hold. There is only one such set,
    /// so that the order in which they were added makes no difference. The lowest rank that one round removes stays
    /// removed, and the constraints that are tried again after it have a higher one, so that the loop ends.
    private func settleRequired() {
        repeat {
            for number in takeWaiting() { putIn(number) }
            while let row = tableau.restoreFeasibility() {
                let together = tableau.contradiction(in: row)
                    .filter { entries[$0].constraint.isRequired && entries[$0].state == .holds }.sorted(by: precedes)
                guard let last = together.last else { return }
                takeOut(last)
                entries[last].state = .broken
                queueWhatWasBroken(by: last)
                contradictions.note(last, brokenBy: Array(together.dropLast()))
            }
        } while !waiting.isEmpty
    }

    /// Returns the amount by which the values miss a constraint, as of the last `solve()`.
    public func error(of id: ConstraintID) -> Double {
        let constraint = entries[id.number].constraint
        return abs(constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * value(of: $1.variable) })
    }

    private func listConflicts() -> [Conflict] {
        contradictions.breakers.keys.sorted(by: precedes).map { broken in
            Conflict(
                broken: ConstraintID(number: broken),
                constraints: ((contradictions.breakers[broken] ?? []) + [broken]).map { ConstraintID(number: $0) })
        }
    }

    /// Rebuilds the tableau, without accumulated rounding errors.
    private func rebuild() {
        tableau = Tableau()
        for variable in 0..<variableCount {
            tableau.columnOfVariable.append(tableau.makeColumn(.external, of: variable))
        }
        contradictions = Contradictions()
        for number in entries.indices where entries[number].state != .removed {
            entries[number] = Entry(constraint: entries[number].constraint)
            waiting.append(number)
        }
        update()
    }

    /// Whether the constraints that hold do so by the values, and not only by the rounded tableau.
    private var isExact: Bool {
        entries.allSatisfy { entry in
            guard entry.state == .holds else { return true }
            var (sum, size) = (entry.constraint.constant, abs(entry.constraint.constant))
            for term in entry.constraint.terms {
                let part = term.coefficient * value(of: term.variable)
                (sum, size) = (sum + part, size + abs(part))
            }
            let sign: Double = entry.constraint.relation == .lessThanOrEqual ? -1 : 1
            let other = entry.other < 0 ? 0 : tableau.value(of: entry.other)
            return abs(sign * sum + other - tableau.value(of: entry.marker)) <= Tableau.tolerance * max(1, size)
        }
    }

    func precedes(_ one: Int, _ other: Int) -> Bool {
        // The numbers alone: a copy of the constraints would count references to their terms.
        let (first, second) = (entries[one].constraint.priority, entries[other].constraint.priority)
        if first != second { return first > second }
        let (rank, otherRank) = (entries[one].constraint.rank, entries[other].constraint.rank)
        return rank != otherRank ? rank < otherRank : one < other
    }
}
