import Foundation

/// The type of a path's element, with CoreGraphics' raw values.
public enum CGPathElementType: Int32, Sendable {
    /// A new part starts.
    case moveToPoint = 0
    /// A straight line.
    case addLineToPoint = 1
    /// A curve with one control point.
    case addQuadCurveToPoint = 2
    /// A curve with two control points.
    case addCurveToPoint = 3
    /// Back to where the part started.
    case closeSubpath = 4
}

/// One step of a path.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// Its points, the control points first: one, two, three or none, by the type.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// The rule for the inside of a shape, with CoreGraphics' raw values.
public enum CGPathFillRule: Int, Sendable {
    /// Areas that lines surround in one direction more often than in the other.
    case winding = 0
    /// Areas that lines surround an odd number of times.
    case evenOdd = 1
}

/// The style of a line's ends, with CoreGraphics' raw values.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt = 0
    /// In a half circle.
    case round = 1
    /// In half a square.
    case square = 2
}

/// The style of the joins of two lines, with CoreGraphics' raw values.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// Cut off.
    case bevel = 2
}

extension CGPath.Segment {
    /// The points of the step, the control points first.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let point): [control, point]
        case .cubic(let first, let second, let point): [first, second, point]
        case .close: []
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadratic: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadratic(let a, let point): .quadratic(a.applying(transform), point.applying(transform))
        case .cubic(let a, let b, let point):
            .cubic(a.applying(transform), b.applying(transform), point.applying(transform))
        case .close: .close
        }
    }

    /// Returns the elements of a rectangle with rounded corners, whose radii are at most half of the sides.
    static func rounded(_ rect: CGRect, horizontal: CGFloat, vertical: CGFloat) -> [Self] {
        let horizontal = max(0, min(horizontal, rect.width / 2))
        let vertical = max(0, min(vertical, rect.height / 2))
        // The distance of the control points of a quarter circle from its ends, as a part of the radius.
        let part: CGFloat = 0.552_284_75
        let (h, v) = (horizontal * (1 - part), vertical * (1 - part))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(point(rect.minX + horizontal, rect.minY)),
            .line(point(rect.maxX - horizontal, rect.minY)),
            .cubic(
                point(rect.maxX - h, rect.minY), point(rect.maxX, rect.minY + v),
                point(rect.maxX, rect.minY + vertical)),
            .line(point(rect.maxX, rect.maxY - vertical)),
            .cubic(
                point(rect.maxX, rect.maxY - v), point(rect.maxX - h, rect.maxY),
                point(rect.maxX - horizontal, rect.maxY)),
            .line(point(rect.minX + horizontal, rect.maxY)),
            .cubic(
                point(rect.minX + h, rect.maxY), point(rect.minX, rect.maxY - v),
                point(rect.minX, rect.maxY - vertical)),
            .line(point(rect.minX, rect.minY + vertical)),
            .cubic(
                point(rect.minX, rect.minY + v), point(rect.minX + h, rect.minY),
                point(rect.minX + horizontal, rect.minY)),
            .close,
        ]
    }
}
