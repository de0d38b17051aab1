import Foundation

/// An edge, a middle, a baseline or a length of a view or a guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: NSLayoutConstraint.Side

    init(_ side: NSLayoutConstraint.Side) {
        self.side = side
        super.init()
    }

    /// The name of the anchor: that of its attribute.
    open var name: String { "\(side.attribute)" }
    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { side.item }

    final func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutConstraint.Side, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that this anchor equals another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor.side, 1, 0)
    }
    /// Returns a constraint that this anchor equals another one or is after it.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, 1, 0)
    }
    /// Returns a constraint that this anchor equals another one or is before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, 1, 0)
    }
    /// Returns a constraint that this anchor is a number of points after another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.side, 1, c)
    }
    /// Returns a constraint that this anchor is at least a number of points after another one.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.side, 1, c) }
    /// Returns a constraint that this anchor is at most a number of points after another one.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.side, 1, c) }

    final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        NSLayoutDimension(other.side.distance(from: side))
    }
}

/// The system's distance between related views, in points: the standard spacing of visual formats.
let systemSpacing: CGFloat = 8

/// A horizontal anchor.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a length.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    /// Returns a constraint that this anchor is after another one by a multiple of the system's spacing.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.side, 1, systemSpacing * multiplier) }
    /// Returns a constraint that this anchor is after another one by at least a multiple of the system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.side, 1, systemSpacing * multiplier) }
    /// Returns a constraint that this anchor is after another one by at most a multiple of the system's spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.side, 1, systemSpacing * multiplier) }
}

/// A vertical anchor.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a length.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    /// Returns a constraint that this anchor is below another one by a multiple of the system's spacing.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.side, 1, systemSpacing * multiplier) }
    /// Returns a constraint that this anchor is below another one by at least a multiple of the system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.side, 1, systemSpacing * multiplier) }
    /// Returns a constraint that this anchor is below another one by at most a multiple of the system's spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.side, 1, systemSpacing * multiplier) }
}

/// A width, a height or a distance between anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private var none: NSLayoutConstraint.Side { NSLayoutConstraint.Side() }

    /// Returns a constraint that the length is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, none, 0, c) }
    /// Returns a constraint that the length is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, none, 0, c)
    }
    /// Returns a constraint that the length is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, none, 0, c)
    }
    /// Returns a constraint that the length is a multiple of another one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.side, m, 0)
    }
    /// Returns a constraint that the length is at least a multiple of another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, m, 0)
    }
    /// Returns a constraint that the length is at most a multiple of another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, m, 0)
    }
    /// Returns a constraint that the length is a multiple of another one and a number of points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.side, m, c) }
    /// Returns a constraint that the length is at least a multiple of another one and a number of points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.side, m, c) }
    /// Returns a constraint that the length is at most a multiple of another one and a number of points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.side, m, c) }
}
