extension NSLayoutConstraint {
    /// A direction of layout, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        /// Horizontal.
        case horizontal = 0
        /// Vertical.
        case vertical = 1
    }

    /// The relation of the first side of a constraint to the second, with UIKit's raw values.
    public enum Relation: Int, Sendable {
        /// At most as large.
        case lessThanOrEqual = -1
        /// Equal.
        case equal = 0
        /// At least as large.
        case greaterThanOrEqual = 1
    }

    /// The attribute of an item in a constraint, with UIKit's raw values. Edges are those of the alignment rectangle.
    public enum Attribute: Int, Sendable, CaseIterable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge, moved in by the margin.
        case leftMargin = 13
        /// The right edge, moved in by the margin.
        case rightMargin = 14
        /// The top edge, moved in by the margin.
        case topMargin = 15
        /// The bottom edge, moved in by the margin.
        case bottomMargin = 16
        /// The leading edge, moved in by the margin.
        case leadingMargin = 17
        /// The trailing edge, moved in by the margin.
        case trailingMargin = 18
        /// The horizontal center between the margins.
        case centerXWithinMargins = 19
        /// The vertical center between the margins.
        case centerYWithinMargins = 20
        /// None: the other side is a number.
        case notAnAttribute = 0
    }

    /// The alignment of the views of a visual format and the direction in which it runs, with UIKit's bits.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// From the leading edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind that attributes must have in common to be compared.
    enum Kind {
        case xEdge, absoluteXEdge, directionalXEdge, yEdge, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .absoluteXEdge
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalXEdge
        case .centerX, .centerXWithinMargins: .xEdge
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .yEdge
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isHorizontalPosition: Bool {
        switch kind {
        case .xEdge, .absoluteXEdge, .directionalXEdge: true
        case .yEdge, .size, .none: false
        }
    }

    /// The attribute of the margins' rectangle, where this is one.
    var withoutMargins: (attribute: NSLayoutConstraint.Attribute, isMargin: Bool) {
        switch self {
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: (self, false)
        }
    }
}
