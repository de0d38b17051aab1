import Foundation

/// A shape made of lines and curves, as CoreGraphics keeps it. Nothing is drawn; its bounds and its inside are known.
///
/// It is not to be changed; `CGMutablePath` is.
public class CGPath: NSObject {
    /// One step of a path.
    enum Segment: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close
    }

    fileprivate(set) final var segments: [Segment] = []
    fileprivate final var start = CGPoint.zero
    fileprivate final var current = CGPoint.zero

    fileprivate override init() {
        super.init()
    }

    /// Creates a rectangle, transformed if a transform is given.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        super.init()
        add(rect, transform)
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        super.init()
        add(rounded: rect, horizontal: rect.width / 2, vertical: rect.height / 2, transform)
    }

    /// Creates a rectangle with rounded corners, whose radii are in points.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        super.init()
        add(rounded: rect, horizontal: cornerWidth, vertical: cornerHeight, transform)
    }

    // MARK: Asking

    /// Whether there is nothing.
    public final var isEmpty: Bool { segments.isEmpty }
    /// The start of the next segment.
    public final var currentPoint: CGPoint { current }

    /// The smallest upright rectangle around the shape, in points; `CGRect.null` for an empty path.
    public final var boundingBoxOfPath: CGRect { isEmpty ? .null : PathOutline(segments).bounds }
    /// The smallest upright rectangle around the shape and its control points, in points; `CGRect.null` for an empty
    /// path.
    public final var boundingBox: CGRect {
        let points = segments.flatMap(\.points)
        return isEmpty ? .null : CGRect(around: points)
    }

    /// Returns whether a point is inside the filled shape.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let outline = PathOutline(transform.isIdentity ? segments : segments.map { $0.applying(transform) })
        return outline.contains(point, rule)
    }

    /// Calls a closure with each step of the path.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for segment in segments {
            var points = segment.points
            points.withUnsafeMutableBufferPointer { buffer in
                // A step without points still needs an address to point to.
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { empty in
                    var element = CGPathElement(type: segment.type, points: buffer.baseAddress ?? empty)
                    withUnsafePointer(to: &element) { block($0) }
                }
            }
        }
    }

    /// Returns the same path as another object, which does not change.
    public final func copy() -> CGPath? { copied(CGPath()) }
    /// The same path moved by a transform.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let path = CGPath()
        path.add(self, transform)
        return path
    }
    /// The same path as one that can be changed.
    public final func mutableCopy() -> CGMutablePath? { copied(CGMutablePath()) }

    private final func copied<Path: CGPath>(_ path: Path) -> Path {
        (path.segments, path.start, path.current) = (segments, start, current)
        return path
    }

    /// Two paths are equal when they have the same steps.
    public final override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGPath else { return false }
        return segments == other.segments
    }

    /// A number that equal paths share.
    public final override var hash: Int { segments.count }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Starts a new part of the path.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point.applying(transform)))
    }

    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadratic(control.applying(transform), end.applying(transform)))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { add(rect, $0) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) {
            add(rounded: rect, horizontal: rect.width / 2, vertical: rect.height / 2, $0)
        }
    }

    /// Adds a rectangle with rounded corners, whose radii are in points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        withUnsafePointer(to: transform) { add(rounded: rect, horizontal: cornerWidth, vertical: cornerHeight, $0) }
    }

    /// Adds an arc around a point, joined by a line to the existing path; angles are in radians.
    ///
    /// - Parameters:
    ///   - center: The center of the arc.
    ///   - radius: The radius, in points.
    ///   - startAngle: The start of the arc.
    ///   - endAngle: The end of the arc.
    ///   - clockwise: The direction in a coordinate system whose y axis points up; on a screen it is the opposite one.
    ///   - transform: The transform of the arc before it is added.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(
            PathArc(center: center, radius: radius, start: startAngle, end: endAngle, increases: !clockwise),
            transform)
    }

    /// Adds an arc around a point by the angle that it spans, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(PathArc(center: center, radius: radius, start: startAngle, sweep: delta), transform)
    }

    func add(_ arc: PathArc, _ transform: CGAffineTransform = .identity) {
        for point in arc.points {
            append(isEmpty ? .move(point.applying(transform)) : .line(point.applying(transform)))
        }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { add(path, $0) }
    }

    /// Joins the end of the part with its start.
    public func closeSubpath() { append(.close) }

    func removeAll() {
        segments = []
        (start, current) = (.zero, .zero)
    }

    func apply(_ transform: CGAffineTransform) {
        segments = segments.map { $0.applying(transform) }
        start = start.applying(transform)
        current = current.applying(transform)
    }
}

extension CGPath {
    fileprivate final func append(_ segment: Segment) {
        segments.append(segment)
        switch segment {
        case .move(let point): (start, current) = (point, point)
        case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): current = point
        case .close: current = start
        }
    }

    fileprivate final func add(_ path: CGPath, _ transform: UnsafePointer<CGAffineTransform>?) {
        // Kept first: a path may be added to itself.
        for segment in path.segments { append(transform.map { segment.applying($0.pointee) } ?? segment) }
    }

    fileprivate final func add(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { point in transform.map { point.applying($0.pointee) } ?? point }
        append(.move(corners[0]))
        for corner in corners.dropFirst() { append(.line(corner)) }
        append(.close)
    }

    fileprivate final func add(
        rounded rect: CGRect, horizontal: CGFloat, vertical: CGFloat, _ transform: UnsafePointer<CGAffineTransform>?
    ) {
        for segment in Segment.rounded(rect, horizontal: horizontal, vertical: vertical) {
            append(transform.map { segment.applying($0.pointee) } ?? segment)
        }
    }
}
