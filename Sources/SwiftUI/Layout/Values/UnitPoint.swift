public import Foundation

/// A normalized 2D point in a view's coordinate space.
public struct UnitPoint: Hashable, Sendable {
    /// The normalized distance from the leading edge.
    public var x: CGFloat
    /// The normalized distance from the upper edge.
    public var y: CGFloat

    /// Creates a point at the origin.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point with normalized distances.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin of a view.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre of a view.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The centre of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
    /// The coordinates as a value that can be interpolated.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(x, y) }
        set {
            x = newValue.first
            y = newValue.second
        }
    }
}
