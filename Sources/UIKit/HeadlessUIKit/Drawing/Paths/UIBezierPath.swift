import Foundation

/// A shape made of lines and curves. Nothing is drawn; its bounds and its inside are known.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// The width of lines, in points.
    open var lineWidth: CGFloat = 1
    /// The style of lines' ends.
    open var lineCapStyle = CGLineCap.butt
    /// The style of lines' joins.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a pointed join, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// The precision of curves, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether a point counts as inside when lines go around it an odd number of times.
    open var usesEvenOddFillRule = false

    /// The shape as a CoreGraphics path. Later changes of this path don't affect the returned one.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates the shape of a path of CoreGraphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Creates a rectangle with some rounded corners, with radii in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let whole = CGMutablePath()
        whole.addRoundedRect(in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
        path.add(whole.segments, squaring: rect, but: corners)
    }

    /// Creates an arc around a point, with a radius in points and angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Making

    /// Starts a new part of the path.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc around a point, joined by a line to the existing path.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // On a screen, whose y axis points down, angles increase clockwise.
        path.add(
            PathArc(center: center, radius: radius, start: startAngle, end: endAngle, increases: clockwise))
    }

    /// Joins the end of the part with its start.
    open func close() { path.closeSubpath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Takes everything away.
    open func removeAllPoints() { path.removeAll() }
    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

    /// Returns the path from its end to its start. The inside remains the same.
    open func reversing() -> UIBezierPath { duplicate() }

    /// Keeps the lengths of the dashes and gaps of the line, in points. Nothing is drawn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Fills the shape in the current context. Nothing is drawn.
    open func fill() {}
    /// Fills the shape in the current context. Nothing is drawn.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Draws the line of the shape in the current context. Nothing is drawn.
    open func stroke() {}
    /// Draws the line of the shape in the current context. Nothing is drawn.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Clips subsequent drawing to the shape. Nothing is drawn.
    open func addClip() {}

    /// The same path as another object.
    open override func copy() -> Any { duplicate() }

    /// The same path as another object.
    final func duplicate() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    // MARK: Asking

    /// Whether there is nothing.
    open var isEmpty: Bool { path.isEmpty }
    /// The start of the next segment.
    open var currentPoint: CGPoint { path.currentPoint }

    /// The smallest upright rectangle around the shape, in points; zero for an empty path.
    open var bounds: CGRect { PathOutline(path.segments).bounds }

    /// Returns whether a point is inside the filled shape.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Copies the lengths of the pattern of the line: none is kept, so the count is 0.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = 0
    }
}

/// Corners of a rectangle, with UIKit's raw values.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates corners from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGMutablePath {
    /// Adds the steps of a rounded rectangle, with the corners that aren't named made square again.
    fileprivate func add(_ segments: [Segment], squaring rect: CGRect, but corners: UIRectCorner) {
        let order: [(UIRectCorner, CGPoint)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY)), (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)), (.topLeft, CGPoint(x: rect.minX, y: rect.minY)),
        ]
        var next = order.makeIterator()
        for segment in segments {
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadratic(let control, let point): addQuadCurve(to: point, control: control)
            case .cubic(let first, let second, let point):
                if let (corner, place) = next.next(), !corners.contains(corner) {
                    addLine(to: place)
                    addLine(to: point)
                } else {
                    addCurve(to: point, control1: first, control2: second)
                }
            case .close: closeSubpath()
            }
        }
    }
}
