import Foundation

/// Distances from the edges of a rectangle, in points, with the sides named by the reading direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge where lines start, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge where lines end, in points.
    public var trailing: CGFloat

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// No inset on any edge.
    public static let zero = NSDirectionalEdgeInsets()
}
