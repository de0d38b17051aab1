import ConstraintSolver
import Foundation

/// The rectangle of a view or a guide as the solver knows it: that of a view in its superview's coordinates, that of a
/// guide in its view's.
@MainActor final class LayoutBox {
    private(set) weak var item: AnyObject?
    /// Where the frame starts, by axis.
    let start: [Variable]
    /// How long the frame is, by axis.
    let length: [Variable]
    /// The place among the members, by which ties between contents are decided.
    let place: Int
    /// What is between the frame and the rectangle that constraints go by.
    var insets = UIEdgeInsets.zero
    /// The constraints that stand for the frame of a view that constraints don't place: of the root two.
    var frameIDs: [ConstraintID] = []
    var isFrameStale = false
    /// The constraints that stand for the size of the content, by axis: at most, and at least.
    var contentIDs: [(atMost: ConstraintID, atLeast: ConstraintID)?] = [nil, nil]
    /// Which of those are required, by axis.
    var isContentRequired = [[false, false], [false, false]]
    /// The size of the content that was counted with.
    var contentSize = CGSize(width: -1, height: -1)
    /// The guides of the view that have boxes.
    var guides: [UILayoutGuide] = []
    /// How far a scroll view has moved what it holds, with the constraints that say so.
    var offset: (variables: [Variable], ids: [ConstraintID])?

    init(_ item: AnyObject, place: Int, in solver: ConstraintSolver) {
        self.item = item
        self.place = place
        start = [solver.makeVariable(), solver.makeVariable()]
        length = [solver.makeVariable(isLength: true), solver.makeVariable(isLength: true)]
    }
}

/// A sum of variables.
struct LinearSum {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ factor: Double, _ variable: Variable) {
        if factor != 0 { terms.append(Term(variable, factor)) }
    }

    mutating func add(_ other: LinearSum, times factor: Double) {
        for term in other.terms { add(factor * term.coefficient, term.variable) }
        constant += factor * other.constant
    }
}
