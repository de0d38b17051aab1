// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// An offset, in points.
public struct UIOffset: Sendable, Hashable {
    /// The horizontal offset in points; positive is to the right.
    public var horizontal: CGFloat
    /// The vertical offset in points; positive is down.
    public var vertical: CGFloat
    /// No offset.
    public static let zero = UIOffset()

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates an offset of nothing.
    public init() { self.init(horizontal: 0, vertical: 0) }
}

/// A direction with a length.
public struct CGVector: Sendable, Hashable {
    /// The horizontal component; positive is to the right.
    public var dx: CGFloat
    /// Downwards on a screen.
    public var dy: CGFloat
    /// The zero vector.
    public static let zero = CGVector()

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector of whole numbers.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector of no length.
    public init() { self.init(dx: CGFloat(0), dy: 0) }
}

extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
