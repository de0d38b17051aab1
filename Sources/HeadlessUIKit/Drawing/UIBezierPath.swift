import Foundation

/// A shape made of lines and curves. Nothing is drawn; its bounds and its inside are known.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
    private enum Segment {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close
    }

    private var segments: [Segment] = []
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    /// How wide lines are, in points.
    open var lineWidth: CGFloat = 1
    /// Whether a point counts as inside when lines go around it an odd number of times.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(roundedRect: rect, horizontal: rect.width / 2, vertical: rect.height / 2)
    }

    /// Creates a rectangle with round corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(roundedRect: rect, horizontal: radius, vertical: radius)
    }

    private convenience init(roundedRect rect: CGRect, horizontal: CGFloat, vertical: CGFloat) {
        self.init()
        // How far the control points of a quarter circle lie from its ends, as a part of the radius.
        let part: CGFloat = 0.552_284_75
        let (h, v) = (horizontal * (1 - part), vertical * (1 - part))
        move(to: CGPoint(x: rect.minX + horizontal, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - horizontal, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + vertical), controlPoint1: CGPoint(x: rect.maxX - h, y: rect.minY),
            controlPoint2: CGPoint(x: rect.maxX, y: rect.minY + v))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - vertical))
        addCurve(
            to: CGPoint(x: rect.maxX - horizontal, y: rect.maxY),
            controlPoint1: CGPoint(x: rect.maxX, y: rect.maxY - v),
            controlPoint2: CGPoint(x: rect.maxX - h, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + horizontal, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - vertical), controlPoint1: CGPoint(x: rect.minX + h, y: rect.maxY),
            controlPoint2: CGPoint(x: rect.minX, y: rect.maxY - v))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + vertical))
        addCurve(
            to: CGPoint(x: rect.minX + horizontal, y: rect.minY),
            controlPoint1: CGPoint(x: rect.minX, y: rect.minY + v),
            controlPoint2: CGPoint(x: rect.minX + h, y: rect.minY))
        close()
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
    open func move(to point: CGPoint) {
        segments.append(.move(point))
        (start, current) = (point, point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        segments.append(.line(point))
        current = point
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        segments.append(.quadratic(controlPoint, endPoint))
        current = endPoint
    }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        segments.append(.cubic(controlPoint1, controlPoint2, endPoint))
        current = endPoint
    }

    /// Adds an arc around a point, joined by a line to what is there already.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
        if clockwise, sweep < 0 || (sweep == 0 && endAngle != startAngle) { sweep += turn }
        if !clockwise, sweep > 0 || (sweep == 0 && endAngle != startAngle) { sweep -= turn }
        let steps = max(1, Int((abs(sweep) / (turn / 64)).rounded(.up)))
        for step in 0...steps {
            let angle = startAngle + sweep * CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if segments.isEmpty { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Joins the end of the part with its start.
    open func close() {
        segments.append(.close)
        current = start
    }

    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) {
        segments += bezierPath.segments
        (start, current) = (bezierPath.start, bezierPath.current)
    }

    /// Takes everything away.
    open func removeAllPoints() {
        segments = []
        (start, current) = (.zero, .zero)
    }

    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) {
        segments = segments.map { segment in
            switch segment {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quadratic(let a, let point): .quadratic(a.applying(transform), point.applying(transform))
            case .cubic(let a, let b, let point):
                .cubic(a.applying(transform), b.applying(transform), point.applying(transform))
            case .close: .close
            }
        }
        start = start.applying(transform)
        current = current.applying(transform)
    }

    /// The same path as another object. Like everything else here it is asked for on the main actor.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

    /// The same path as another object.
    final func duplicate() -> UIBezierPath {
        let path = UIBezierPath()
        path.append(self)
        path.lineWidth = lineWidth
        path.usesEvenOddFillRule = usesEvenOddFillRule
        return path
    }

    // MARK: Asking

    /// Whether there is nothing.
    open var isEmpty: Bool { segments.isEmpty }
    /// Where the next segment starts.
    open var currentPoint: CGPoint { current }

    /// The smallest upright rectangle around the shape, in points; zero for an empty path.
    open var bounds: CGRect {
        let points = outline.flatMap { $0 }
        guard let first = points.first else { return .zero }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point lies inside the filled shape.
    open func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in outline {
            guard var previous = polygon.last else { continue }
            for next in polygon {
                if (previous.y > point.y) != (next.y > point.y) {
                    let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                    if x > point.x {
                        crossings += 1
                        winding += next.y > previous.y ? 1 : -1
                    }
                }
                previous = next
            }
        }
        return usesEvenOddFillRule ? crossings % 2 == 1 : winding != 0
    }

    // The parts as polygons; curves become sixteen lines each, which include their outermost points closely enough.
    private var outline: [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var polygon: [CGPoint] = []
        func flatten(_ curve: (CGFloat) -> CGPoint) {
            for step in 1...16 { polygon.append(curve(CGFloat(step) / 16)) }
        }
        for segment in segments {
            let from = polygon.last ?? .zero
            switch segment {
            case .move(let point):
                if polygon.count > 1 { polygons.append(polygon) }
                polygon = [point]
            case .line(let point): polygon.append(point)
            case .quadratic(let a, let to):
                flatten { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * a.x + t * t * to.x,
                        y: s * s * from.y + 2 * s * t * a.y + t * t * to.y)
                }
            case .cubic(let a, let b, let to):
                flatten { t in
                    let s = 1 - t
                    let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: k0 * from.x + k1 * a.x + k2 * b.x + k3 * to.x,
                        y: k0 * from.y + k1 * a.y + k2 * b.y + k3 * to.y)
                }
            case .close: continue
            }
        }
        if !polygon.isEmpty { polygons.append(polygon) }
        return polygons
    }
}
