/// The horizontal or vertical dimension in a 2D coordinate system.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal dimension.
    case horizontal
    /// The vertical dimension.
    case vertical

    /// An efficient set of axes.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the axes.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set that contains one axis.
        init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// The set that contains the horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The set that contains the vertical axis.
        public static let vertical = Set(.vertical)
    }

    /// The perpendicular axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
