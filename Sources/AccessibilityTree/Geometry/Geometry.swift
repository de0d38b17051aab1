/// A point in screen coordinates, in points; y grows downwards.
public struct Point: Sendable, Hashable, Codable {
    /// The horizontal coordinate, in points.
    public var x: Double
    /// The vertical coordinate, in points.
    public var y: Double

    /// Creates a point from its coordinates, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The screen's origin.
    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a size from its extents, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in screen coordinates, in points.
public struct Rect: Sendable, Hashable, Codable {
    /// The left edge, in points.
    public var x: Double
    /// The top edge, in points.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a rectangle from its origin and extents, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle without position or extent.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The upper left corner.
    public var origin: Point { Point(x: x, y: y) }
    /// The width and the height.
    public var size: Size { Size(width: width, height: height) }
    /// The middle of the rectangle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// The right edge, in points.
    public var maxX: Double { x + width }
    /// The lower edge, in points.
    public var maxY: Double { y + height }
    /// Whether the width and the height are both zero, which is what "zero size" means in the visiting rules.
    public var hasZeroSize: Bool { width == 0 && height == 0 }

    /// Whether a point is inside; the left and top edges count, the right and lower ones do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Whether the two rectangles share an area.
    public func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
