/// The positions of a view's margin and safe-area guides.
///
/// These depend on the view's position. Where the view's position depends on them as well, there may be no solution in
/// which both agree: each solution would move the view again, for as long as it is laid out. Then the guides return to
/// their positions from the start of the layout, and stay there until another change moves them.
struct GuideSettling {
    /// The maximum number of the guides' moves in one layout. Nested views that each reach a little further need a few
    /// moves.
    static let limit = 20

    /// The positions of the guides in the view, as numbers.
    private(set) var numbers: [Double] = []
    /// The numbers by where the view is, which count unless the guides are stopped.
    private var present: [Double] = []
    private var first: [Double] = []
    private var moves = 0
    private var round: (layout: Int?, outside: Int) = (nil, 0)
    private var isStopped = false

    /// Moves the guides to the positions for the view's new position; returns true when they have just been stopped.
    ///
    /// - Parameters:
    ///   - layout: The layout in progress, or nil.
    ///   - outside: The number of moves of a view by anything but constraints; a new one restarts the count.
    mutating func move(to new: [Double], in layout: Int?, _ outside: Int) -> Bool {
        guard new != present else { return false }
        if layout == nil || round != (layout, outside) || new.count != present.count {
            (round, moves, isStopped, first) = ((layout, outside), 0, false, new)
        }
        present = new
        guard !isStopped else { return false }
        moves += 1
        isStopped = moves > Self.limit
        numbers = isStopped ? first : new
        return isStopped
    }
}

/// Distinguishes the layouts of views.
@MainActor enum LayoutRound {
    private static var depth = 0
    private static var number = 0

    /// The layout in progress, or nil. One that a view starts during its own layout belongs to the outer one.
    static var current: Int? { depth > 0 ? number : nil }

    static func begin() {
        if depth == 0 { number += 1 }
        depth += 1
    }

    static func end() { depth -= 1 }
}
