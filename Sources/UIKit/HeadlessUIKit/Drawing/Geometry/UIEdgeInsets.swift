@_exported import Foundation

/// Distances from the edges of a rectangle, in points; positive values lead inwards.
public struct UIEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No inset on any edge.
    public static let zero = UIEdgeInsets()

    /// The same with left and right exchanged.
    var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
            right: left.right - right.right)
    }
}

extension CGRect {
    /// The rectangle made smaller by the insets on each edge.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
