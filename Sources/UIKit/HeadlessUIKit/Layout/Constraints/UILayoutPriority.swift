/// The priority of a constraint: one of a higher priority outweighs any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The priority as a number, from 0 to 1,000; 1,000 is required.
    public var rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of required constraints: 1,000.
    public static let required = UILayoutPriority(1_000)
    /// The default resistance of a view to being smaller than its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Dragging that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority that keeps the size of a scene: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Dragging that does not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default resistance of a view to being larger than its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether the first priority is lower.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// A priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
    /// Raises a priority by a number.
    public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }
    /// Lowers a priority by a number.
    public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
