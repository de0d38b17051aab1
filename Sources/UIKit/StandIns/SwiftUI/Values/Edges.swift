/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The four edges.
    case top, leading, bottom, trailing

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Edges of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top)
        /// The edge at which lines begin.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge at which lines end.
        public static let trailing = Set(.trailing)
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Those at which lines begin and end.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower one.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// An edge at which lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The two edges.
    case leading, trailing
}

/// An upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The two edges.
    case top, bottom
}

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the edge at which lines begin.
    public var leading: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the edge at which lines end.
    public var trailing: CGFloat

    /// Distances from all edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// None.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// UIKit's distances.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// SwiftUI's distances.
    public init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The two directions.
    case horizontal, vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8

        /// Directions of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// What a view is offered.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width; nil for the view's own.
    public var width: CGFloat?
    /// The height; nil for the view's own.
    public var height: CGFloat?

    /// An offer in each direction.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The smallest.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The view's own.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The largest.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The size, with others where nothing is offered.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// What a view was offered before iOS 16.
public struct _ProposedSize: Sendable {
    let width: CGFloat?
    let height: CGFloat?
}
