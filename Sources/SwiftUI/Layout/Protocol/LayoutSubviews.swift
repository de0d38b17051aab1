import Foundation

/// A collection of proxy values that represent the subviews of a layout view.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// The type of a contiguous part of the collection.
    public typealias SubSequence = LayoutSubviews
    /// The type of the elements.
    public typealias Element = LayoutSubview
    /// The type of the positions.
    public typealias Index = Int

    /// The layout direction inherited by the container view.
    public var layoutDirection: LayoutDirection
    let children: LayoutChildren
    /// The positions of the chosen subviews among all, or nil for a contiguous part.
    private let chosen: [Int]?

    /// The index of the first subview.
    public let startIndex: Int
    /// The index after that of the last subview.
    public let endIndex: Int

    @MainActor init(_ children: LayoutChildren, direction: LayoutDirection) {
        self.children = children
        layoutDirection = direction
        chosen = nil
        startIndex = 0
        endIndex = children.count
    }

    private init(_ other: LayoutSubviews, range: Range<Int>, chosen: [Int]?) {
        children = other.children
        layoutDirection = other.layoutDirection
        self.chosen = chosen
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    /// The proxy at an index.
    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "LayoutSubviews index \(index) is out of range")
        return LayoutSubview(children: children, index: chosen?[index] ?? index)
    }

    /// The proxies in a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "LayoutSubviews range \(bounds) is out of range")
        return LayoutSubviews(self, range: bounds, chosen: chosen)
    }

    /// The proxies at some indices, as a collection that begins at zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { self[$0].index }
        return LayoutSubviews(self, range: 0..<chosen.count, chosen: chosen)
    }

    /// Whether two collections represent the same subviews.
    public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
        first.layoutDirection == second.layoutDirection && first.children === second.children
            && first.chosen == second.chosen && first.indices == second.indices
    }
}

extension LayoutSubviews {
    /// What the layout inherits from its place on the screen, in the coordinates of its bounds.
    var context: PlacementContext { onMainActor { children.context } }

    /// The size of the enclosing scroll view or screen, if subviews outside of it needn't be made.
    var viewport: CGSize? { onMainActor { children.viewport } }

    /// The sections of a lazy container's subviews.
    var sections: [LazySection] { onMainActor { children.sections } }

    /// Runs `body`, which places subviews, and returns where, in the order of the subviews, without moving anything.
    ///
    /// - Parameter placesAll: Whether subviews that `body` doesn't place are centred in `bounds`.
    func recordPlacements(
        in bounds: CGRect, placesAll: Bool, _ body: () -> Void
    ) -> [LayoutChildren.Placement] {
        // The closure runs before this returns, on this thread, which is the main actor's.
        nonisolated(unsafe) let body = body
        return onMainActor { children.recordPlacements(in: bounds, placesAll: placesAll, body) }
    }

    /// Merges the guides that subviews set, at the places that `body` gives to them.
    ///
    /// - Parameter isIncluded: Whether the subview at an index takes part.
    func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, placesAll: Bool, where isIncluded: (Int) -> Bool = { _ in true },
        _ body: () -> Void
    ) -> CGFloat? {
        guard key.isInherited else { return nil }
        let placements = recordPlacements(in: bounds, placesAll: placesAll, body)
        return key.combine(
            placements.map { placement in
                guard isIncluded(placement.index), let value = placement.dimensions[explicit: key] else { return nil }
                return value + placement.origin[key.axis]
            })
    }
}
