/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge at which lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines of text end.
    case trailing

    /// An efficient set of edges.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the edges.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set that contains one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The set that contains the upper edge.
        public static let top = Set(.top)
        /// The set that contains the leading edge.
        public static let leading = Set(.leading)
        /// The set that contains the lower edge.
        public static let bottom = Set(.bottom)
        /// The set that contains the trailing edge.
        public static let trailing = Set(.trailing)
        /// The set of all edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing

    /// An efficient set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the edges.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set that contains one edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The set that contains the leading edge.
        public static let leading = Set(.leading)
        /// The set that contains the trailing edge.
        public static let trailing = Set(.trailing)
        /// The set of both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// An efficient set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the edges.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set that contains one edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The set that contains the upper edge.
        public static let top = Set(.top)
        /// The set that contains the lower edge.
        public static let bottom = Set(.bottom)
        /// The set of both edges.
        public static let all: Set = [.top, .bottom]
    }
}

extension Edge {
    init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
    init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    /// The axis along which this edge bounds a rectangle.
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
