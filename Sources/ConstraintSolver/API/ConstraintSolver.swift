/// Finds values for variables that satisfy linear constraints, strictly by priority: one constraint of a higher
/// priority counts more than any number of lower ones.
///
/// Changes are collected until `solve()`, which does only the work that they ask for. The result depends on the
/// constraints alone, not on the order in which they came: errors of the same priority are as small in sum as can be and
/// fall on the lowest ranks, and what is left open is as near to zero as can be, the variable made first before others.
public final class ConstraintSolver {
    /// What the solver keeps of a constraint.
    struct Entry {
        var constraint: LinearConstraint
        var state = State.waiting
        /// The column that stands for the constraint, and that of its error on the other side.
        var marker: Int32 = -1
        var other: Int32 = -1
        var slot = -1
    }

    enum State {
        /// It was added and not solved yet.
        case waiting
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
    private var hasBroken = false

    /// The required constraints that were left out because others of lower rank contradict them, as of the last
    /// `solve()`.
    public private(set) var conflicts: [Conflict] = []
    /// The variables that constraints leave open, in the order of making, as of the last `solve()`.
    public private(set) var ambiguousVariables: [Variable] = []

    /// Creates a solver without variables.
    public init() {}

    // MARK: Variables

    /// Makes a variable; it is zero until a constraint says otherwise.
    public func makeVariable() -> Variable {
        let variable = Variable(index: Int32(variableCount))
        variableCount += 1
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
        if entries[id.number].state == .holds { takeOut(id.number) }
        // Those that were broken may hold without it.
        entries[id.number].state = .removed
        waiting.removeAll { $0 == id.number }
        freeEntries.append(id.number)
    }

    /// Changes the constant of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) {
        let difference = constant - entries[id.number].constraint.constant
        guard difference != 0 else { return }
        entries[id.number].constraint.constant = constant
        guard entries[id.number].state == .holds else { return }
        let sign: Double = entries[id.number].constraint.relation == .lessThanOrEqual ? -1 : 1
        tableau.shift(entries[id.number].marker, by: sign * difference)
    }

    /// Changes the priority of a constraint.
    public func setPriority(_ priority: Float, of id: ConstraintID) {
        let old = entries[id.number].constraint
        guard old.priority != priority else { return }
        entries[id.number].constraint.priority = priority
        guard entries[id.number].state == .holds else { return }
        if old.isRequired || priority >= LinearConstraint.required {
            entries[id.number].constraint.priority = old.priority
            takeOut(id.number)
            entries[id.number].constraint.priority = priority
            entries[id.number].state = .waiting
            waiting.append(id.number)
        } else {
            charge(id.number, -1)
            tableau.costs.release(entries[id.number].slot)
            entries[id.number].slot = tableau.costs.slot(for: priority)
            charge(id.number, 1)
            tableau.isOptimal = false
        }
    }

    // MARK: Solving

    /// Finds the values for all that was added, removed and changed since the last time.
    public func solve() {
        if hasBroken { rebuild() } else if !update() { rebuild() }
        ambiguousVariables = tableau.chooseOpenValues().map { Variable(index: Int32($0)) }
    }

    /// Works the changes in; false when required constraints contradict each other.
    private func update() -> Bool {
        let added = waiting.filter { entries[$0].state == .waiting }
        waiting = []
        for number in added where entries[number].constraint.isRequired { putIn(number) }
        guard tableau.restoreFeasibility() == nil else { return false }
        addOptional(added.filter { !entries[$0].constraint.isRequired }.sorted(by: precedes))
        conflicts = []
        return true
    }

    private func addOptional(_ numbers: [Int]) {
        for number in numbers { putIn(number) }
        // A variable that nothing held may have moved where others don't allow it.
        _ = tableau.restoreFeasibility()
        tableau.optimize()
    }

    private func precedes(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (entries[one].constraint, entries[other].constraint)
        return first.priority != second.priority ? first.priority > second.priority : first.rank < second.rank
    }

    /// Starts afresh, with required constraints one by one: those that contradict the ones before them are left out.
    private func rebuild() {
        tableau = Tableau()
        for variable in 0..<variableCount {
            tableau.columnOfVariable.append(tableau.makeColumn(.external, of: variable))
        }
        waiting = []
        conflicts = []
        let all = entries.indices.filter { entries[$0].state != .removed }.sorted(by: precedes)
        for number in all where entries[number].constraint.isRequired {
            putIn(number)
            guard let row = tableau.restoreFeasibility() else { continue }
            let contradicting = tableau.contradiction(in: row).sorted {
                entries[$0].constraint.rank < entries[$1].constraint.rank
            }
            conflicts.append(
                Conflict(
                    broken: ConstraintID(number: number),
                    constraints: contradicting.map { ConstraintID(number: $0) }))
            takeOut(number)
            entries[number].state = .broken
            _ = tableau.restoreFeasibility()
        }
        addOptional(all.filter { !entries[$0].constraint.isRequired })
        hasBroken = !conflicts.isEmpty
    }
}
