/// Where views lie on each other from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    private let name: String

    /// At the edge where lines begin.
    public static let leading = HorizontalAlignment(name: "leading")
    /// In the middle.
    public static let center = HorizontalAlignment(name: "center")
    /// At the edge where lines end.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views lie on each other up and down.
public struct VerticalAlignment: Hashable, Sendable {
    private let name: String

    /// At the upper edge.
    public static let top = VerticalAlignment(name: "top")
    /// In the middle.
    public static let center = VerticalAlignment(name: "center")
    /// At the lower edge.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// At the first line.
    public static let firstTextBaseline = VerticalAlignment(name: "first")
    /// At the last line.
    public static let lastTextBaseline = VerticalAlignment(name: "last")
}

/// Where views lie on each other.
public struct Alignment: Hashable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// Up and down.
    public var vertical: VerticalAlignment

    /// One in each direction.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the edge where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the edge where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner where text begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner where the first line ends.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner where the last line begins.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner where text ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Where lines of a text lie.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where lines begin, in the middle, where they end.
    case leading, center, trailing
}

/// A place in a rectangle whose sides are 1.
public struct UnitPoint: Hashable, Sendable {
    /// From the edge where lines begin.
    public var x: CGFloat
    /// From the upper edge.
    public var y: CGFloat

    /// A place.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The corner where text begins.
    public init() { self.init(x: 0, y: 0) }

    /// The corner where text begins.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The edge where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The edge where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner where text begins.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner where the first line ends.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner where the last line begins.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner where text ends.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

    /// None.
    public init() { self.init(radians: 0) }

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// None.
    public static let zero = Angle()

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Whether one is smaller.
    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
