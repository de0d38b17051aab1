/// An unknown of a constraint solver: any real number until constraints determine it.
public struct Variable: Hashable, Sendable {
    /// The number in the order of creation; if constraints leave a choice, the variable made first is determined before
    /// similar ones.
    let index: Int32
}

/// A multiple of a variable.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient; finite.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The relation of a constraint's sum to zero.
public enum Relation: Sendable, Hashable, CaseIterable {
    /// At most zero.
    case lessThanOrEqual
    /// Exactly zero.
    case equal
    /// At least zero.
    case greaterThanOrEqual
}

/// A statement about a sum of variables: `terms + constant <= 0`, `= 0` or `>= 0`.
public struct LinearConstraint: Hashable, Sendable {
    /// The priority of constraints that must hold, or a set of them is unsatisfiable.
    public static let required: Float = 1_000

    /// The terms; a variable may stand in several.
    public var terms: [Term]
    /// The constant that is added to the terms; finite.
    public var constant: Double
    /// The relation of the sum to zero.
    public var relation: Relation
    /// The priority, above 0 to 1,000: 1,000 is required, and one constraint of a higher priority outweighs any number
    /// of lower ones.
    public var priority: Float
    /// The rank among constraints of the same priority that can't all hold: the error goes to those of the lowest rank,
    /// and of required constraints in conflict those of the highest rank are broken. Ranks must be unique.
    public var rank: Int

    /// Creates a constraint.
    public init(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Float = required, rank: Int
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.rank = rank
    }

    /// Whether all its numbers are finite. A solver leaves out constraints that aren't.
    public var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

    /// Whether it must hold.
    public var isRequired: Bool { priority >= Self.required }
}

/// The name of a constraint in its solver.
public struct ConstraintID: Hashable, Sendable {
    let number: Int
}

/// Required constraints that can't all hold.
public struct Conflict: Hashable, Sendable {
    /// The one that was left out so that the others can hold.
    public var broken: ConstraintID
    /// All that contradict each other, the broken one included, by rank.
    public var constraints: [ConstraintID]
}
