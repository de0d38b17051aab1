import Foundation

/// A path of lines and curves: UIKit's `UIBezierPath`, of which accessibility needs the outline and its bounds.
@MainActor open class UIBezierPath: NSObject {
    /// One step of a path.
    enum Step {
        case move(CGPoint)
        case line(CGPoint)
        case curve(to: CGPoint, CGPoint, CGPoint)
        case close
    }

    private var steps: [Step] = []

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

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Creates a rectangle with round corners; the radius, in points, is at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(roundedRect: rect, radii: CGSize(width: radius, height: radius))
    }

    // A quarter of an ellipse as a cubic curve: its control points lie at this part of the radius.
    private static let kappa: CGFloat = 0.5522847498

    private convenience init(roundedRect rect: CGRect, radii: CGSize) {
        self.init()
        let (rx, ry) = (radii.width, radii.height)
        let (kx, ky) = (rx * (1 - Self.kappa), ry * (1 - Self.kappa))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.minX + rx, rect.minY))
        addLine(to: point(rect.maxX - rx, rect.minY))
        addCurve(
            to: point(rect.maxX, rect.minY + ry), controlPoint1: point(rect.maxX - kx, rect.minY),
            controlPoint2: point(rect.maxX, rect.minY + ky))
        addLine(to: point(rect.maxX, rect.maxY - ry))
        addCurve(
            to: point(rect.maxX - rx, rect.maxY), controlPoint1: point(rect.maxX, rect.maxY - ky),
            controlPoint2: point(rect.maxX - kx, rect.maxY))
        addLine(to: point(rect.minX + rx, rect.maxY))
        addCurve(
            to: point(rect.minX, rect.maxY - ry), controlPoint1: point(rect.minX + kx, rect.maxY),
            controlPoint2: point(rect.minX, rect.maxY - ky))
        addLine(to: point(rect.minX, rect.minY + ry))
        addCurve(
            to: point(rect.minX + rx, rect.minY), controlPoint1: point(rect.minX, rect.minY + ky),
            controlPoint2: point(rect.minX + kx, rect.minY))
        close()
    }

    // MARK: Building

    /// Starts a new part of the path at a point.
    open func move(to point: CGPoint) { steps.append(.move(point)) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { steps.append(.line(point)) }
    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.append(.curve(to: endPoint, controlPoint1, controlPoint2))
    }
    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        func toward(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (controlPoint.x - from.x) * 2 / 3, y: from.y + (controlPoint.y - from.y) * 2 / 3)
        }
        addCurve(to: endPoint, controlPoint1: toward(start), controlPoint2: toward(endPoint))
    }
    /// Ends the present part with a line to where it started.
    open func close() { steps.append(.close) }
    /// Adds another path.
    open func append(_ path: UIBezierPath) { steps += path.steps }
    /// Removes everything.
    open func removeAllPoints() { steps = [] }
    /// Maps every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        steps = steps.map { step in
            switch step {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .curve(let end, let first, let second):
                .curve(to: end.applying(transform), first.applying(transform), second.applying(transform))
            case .close: .close
            }
        }
    }

    // MARK: Asking

    /// Whether the path has no points.
    open var isEmpty: Bool { steps.isEmpty }

    /// Where the next line would start; zero for an empty path.
    open var currentPoint: CGPoint {
        switch steps.last {
        case .move(let point), .line(let point), .curve(to: let point, _, _): point
        case .close:
            steps.lazy.reversed().compactMap { if case .move(let point) = $0 { point } else { nil } }.first ?? .zero
        case nil: .zero
        }
    }

    /// The smallest upright rectangle around the path, in points; zero for an empty path.
    open var bounds: CGRect {
        let points = outline.joined()
        guard let first = points.first else { return .zero }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point lies inside the path, by the non-zero winding rule.
    open func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for part in outline {
            for (from, to) in zip(part, part.dropFirst() + part.prefix(1))
            where (from.y <= point.y) != (to.y <= point.y) {
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y, side > 0 { winding += 1 }
                if from.y > point.y, side < 0 { winding -= 1 }
            }
        }
        return winding != 0
    }

    /// A path of its own with the same steps.
    final func duplicate() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.steps = steps
        return copy
    }

    // The parts as points, curves in sixteen pieces: fine enough for the bounds of what a finger can hit.
    private var outline: [[CGPoint]] {
        var parts: [[CGPoint]] = []
        for step in steps {
            switch step {
            case .move(let point): parts.append([point])
            case .line(let point): Self.extend(&parts, [point])
            case .curve(let end, let first, let second):
                let start = parts.last?.last ?? end
                Self.extend(&parts, (1...16).map { Self.point(CGFloat($0) / 16, start, first, second, end) })
            case .close: break
            }
        }
        return parts
    }

    private static func extend(_ parts: inout [[CGPoint]], _ points: [CGPoint]) {
        if parts.isEmpty { parts.append([]) }
        parts[parts.count - 1] += points
    }

    private static func point(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
    }
}
