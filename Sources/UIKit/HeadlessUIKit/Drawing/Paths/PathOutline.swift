import Foundation

/// The parts of a path as polygons; curves become sixteen lines each, which include their outermost points closely
/// enough.
struct PathOutline {
    private(set) var polygons: [[CGPoint]] = []

    init(_ segments: [CGPath.Segment]) {
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
    }

    /// The smallest upright rectangle around the polygons; zero where there is none.
    var bounds: CGRect { CGRect(around: polygons.flatMap { $0 }) }

    /// Returns whether a point is inside.
    func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons {
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
        return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
    }
}

/// An arc as a list of sufficiently close points.
struct PathArc {
    let points: [CGPoint]

    /// An arc by the angle that it spans, in radians.
    init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else {
            points = []
            return
        }
        let turn = 2 * CGFloat.pi
        let sweep = min(max(sweep, -turn), turn)
        let steps = max(1, Int((abs(sweep) / (turn / 64)).rounded(.up)))
        points = (0...steps).map { step in
            let angle = start + sweep * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }

    /// An arc from one angle to another, in radians, in the direction in which angles increase or the other.
    init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, increases: Bool) {
        let turn = 2 * CGFloat.pi
        var sweep = (end - start).truncatingRemainder(dividingBy: turn)
        if increases, sweep < 0 || (sweep == 0 && end != start) { sweep += turn }
        if !increases, sweep > 0 || (sweep == 0 && end != start) { sweep -= turn }
        self.init(center: center, radius: radius, start: start, sweep: sweep)
    }
}

extension CGRect {
    /// The smallest upright rectangle around points; zero around none.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .zero
            return
        }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
