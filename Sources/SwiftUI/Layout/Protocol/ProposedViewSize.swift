public import Foundation

/// A proposal for the size of a view.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, or `nil` for the view's ideal width.
    public var width: CGFloat?
    /// The proposed height, or `nil` for the view's ideal height.
    public var height: CGFloat?

    /// The proposal of zero, which a view answers with its minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal without dimensions, which a view answers with its ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The infinite proposal, which a view answers with its maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposal as a size, with the given dimensions in place of unspecified ones.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Creates a proposal from a dimension along an axis and one across it.
    init(along axis: Axis, _ major: CGFloat?, across minor: CGFloat?) {
        self.init(width: axis == .horizontal ? major : minor, height: axis == .horizontal ? minor : major)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal less insets, never below zero.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }

    /// The proposal in which dimensions that aren't numbers are unspecified and negative ones are zero.
    var sanitized: ProposedViewSize {
        func clean(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(0, value)
        }
        return ProposedViewSize(width: clean(width), height: clean(height))
    }
}
