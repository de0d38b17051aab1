/// Where the guides of a view are that go by its margins and its safe area.
///
/// Those follow from the view's place. Where its place follows from them as well there may be none at which both agree: each
/// solution would move the view again, for as long as it is laid out. Then the guides go back to where they were when the
/// layout began, and stay there until something else moves them.
struct GuideSettling {
    /// How often the guides may move in one layout. Views in views that each reach a little further need a few moves.
    static let limit = 20

    /// Where the guides are in the view, in numbers.
    private(set) var numbers: [Double] = []
    /// The numbers by where the view is, which count unless the guides are stopped.
    private var present: [Double] = []
    private var first: [Double] = []
    private var moves = 0
    private var round: (layout: Int?, outside: Int) = (nil, 0)
    private var isStopped = false

    /// Moves the guides to where the view's place has them; true where they are stopped now.
    ///
    /// - Parameters:
    ///   - layout: The layout in progress, or nil.
    ///   - outside: How often something else than constraints has moved a view: that begins anew.
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

/// Tells the layouts of views from each other.
@MainActor enum LayoutRound {
    private static var depth = 0
    private static var number = 0

    /// The layout in progress, or nil. One that a view asks for while it is laid out belongs to the one around it.
    static var current: Int? { depth > 0 ? number : nil }

    static func begin() {
        if depth == 0 { number += 1 }
        depth += 1
    }

    static func end() { depth -= 1 }
}
