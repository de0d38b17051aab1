import ConstraintSolver
import Foundation

/// The rectangle of a view or a guide in the solver: that of a view in its superview's coordinates, that of a guide in
/// its view's.
@MainActor final class LayoutBox {
    private let link: LayoutLink
    /// The view or the guide, or nil where it is gone.
    var item: AnyObject? { link.item }
    /// The start of the frame, by axis; unused where the position is known.
    let start: ByAxis<Variable>
    /// The part of the position that is known without solving: that of the root, and that of a guide in its view, whose
    /// `length` is then that of the view.
    var known: KnownPlace?
    /// The length of the frame, by axis.
    let length: ByAxis<Variable>
    /// The index among the members, which decides ties between contents.
    let place: Int
    /// The insets of the alignment rectangle in the frame.
    var insets = UIEdgeInsets.zero
    /// The constraints that represent the frame of a view that constraints don't place: two for the root.
    var frameIDs: [ConstraintID] = []
    var isFrameStale = false
    var isContentStale = false
    var areGuidesStale = false
    /// The constraints that represent the size of the content, by axis: at most, and at least.
    var contentIDs = ByAxis<(atMost: ConstraintID, atLeast: ConstraintID)?>(nil, nil)
    /// Whether those constraints are required, by axis.
    var isContentRequired = ByAxis((atMost: false, atLeast: false), (atMost: false, atLeast: false))
    /// Whether the length was below zero and is forbidden to be, by axis.
    var isKeptPositive = ByAxis(false, false)
    /// The size of the content that was counted with.
    var contentSize = CGSize(width: -1, height: -1)
    /// The width for which the height of the content was measured last, nil where the content has changed since.
    var measuredWidth: CGFloat?
    /// The guides of the view that have boxes.
    var guides: [UILayoutGuide] = []
    /// The positions of the guides that depend on the view's insets.
    var settling = GuideSettling()
    /// The content offset of a scroll view, with the constraints that fix it.
    var offset: (variables: [Variable], ids: [ConstraintID])?

    init(_ link: LayoutLink, place: Int, in solver: ConstraintSolver, isRoot: Bool = false) {
        self.link = link
        self.place = place
        let length = ByAxis(solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
        self.length = length
        known = isRoot ? KnownPlace() : nil
        start = isRoot ? length : ByAxis(solver.makeVariable(), solver.makeVariable())
    }

    /// Creates the box of a guide whose position in its view is known.
    init(_ link: LayoutLink, in owner: LayoutBox, _ known: KnownPlace) {
        self.link = link
        self.known = known
        place = owner.place
        start = owner.length
        length = owner.length
    }

    /// The variables to solve for.
    var variables: [Variable] {
        known == nil ? [start[0], start[1], length[0], length[1]] : [length[0], length[1]]
    }
}

/// The start of a rectangle, and its length relative to the rectangle that it depends on, by axis, in points.
struct KnownPlace: Equatable {
    var start = ByAxis(0.0, 0.0)
    var excess = ByAxis(0.0, 0.0)

    static func == (left: KnownPlace, right: KnownPlace) -> Bool {
        left.start[0] == right.start[0] && left.start[1] == right.start[1] && left.excess[0] == right.excess[0]
            && left.excess[1] == right.excess[1]
    }

    /// The distances of the edges from those of the rectangle that it depends on.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: start[1], left: start[0], bottom: -excess[1] - start[1], right: -excess[0] - start[0])
    }

    /// All four numbers, in order.
    var numbers: [Double] { [start[0], start[1], excess[0], excess[1]] }

    init() {}

    init(_ numbers: ArraySlice<Double>) {
        let first = numbers.startIndex
        start = ByAxis(numbers[first], numbers[first + 1])
        excess = ByAxis(numbers[first + 2], numbers[first + 3])
    }

    /// Creates the place of a rectangle in a view of some size.
    init(_ rectangle: CGRect, in size: CGSize) {
        start = ByAxis(Double(rectangle.minX), Double(rectangle.minY))
        excess = ByAxis(Double(rectangle.width - size.width), Double(rectangle.height - size.height))
    }
}

/// A value for each of the two axes, the horizontal one being 0.
struct ByAxis<Value> {
    private var horizontal: Value
    private var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: Int) -> Value {
        get { axis == 0 ? horizontal : vertical }
        set { if axis == 0 { horizontal = newValue } else { vertical = newValue } }
    }
}

/// A sum of variables.
struct LinearSum {
    var terms: [Term] = []
    var constant = 0.0

    init(reserving count: Int = 0) {
        if count > 0 { terms.reserveCapacity(count) }
    }

    mutating func add(_ factor: Double, _ variable: Variable) {
        if factor != 0 { terms.append(Term(variable, factor)) }
    }
}
