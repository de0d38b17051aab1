/// The outline of a two-dimensional shape.
public struct Path: @unchecked Sendable {
    // Copied before each change, so that no two paths share an outline that is being changed.
    private var outline = CGMutablePath()

    /// Creates an empty path.
    public init() {}

    /// Creates a path with the outline of another.
    public init(_ path: CGPath) { outline.addPath(path) }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { outline.addRect(rect) }

    /// Creates a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        outline.addRoundedRect(
            in: rect, cornerWidth: min(cornerSize.width, rect.width / 2),
            cornerHeight: min(cornerSize.height, rect.height / 2))
    }

    /// Creates a rounded rectangle; every corner has the largest of the radii here.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { self.init(roundedRect: rect, cornerRadius: cornerRadii.largest, style: style) }

    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect) { outline.addEllipse(in: rect) }

    /// Creates a path by a function that adds to an empty one.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// The outline for Core Graphics.
    public var cgPath: CGPath { outline }
    /// Whether the path has no segments.
    public var isEmpty: Bool { outline.isEmpty }
    /// The smallest rectangle that contains the path.
    public var boundingRect: CGRect { outline.boundingBoxOfPath }
    /// The point at which the next segment begins; nil for an empty path.
    public var currentPoint: CGPoint? { outline.isEmpty ? nil : outline.currentPoint }

    /// Returns a Boolean value that indicates whether the path contains a point.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { outline.contains(point) }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        let copy = CGMutablePath()
        copy.addPath(outline)
        body(copy)
        outline = copy
    }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    /// Adds a line to a point.
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    /// Adds lines between points.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds a cubic curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Adds an arc of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise)
        }
    }
    /// Adds an arc that starts at an angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0)
    }
    /// Adds an arc that touches two lines.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addLine(to: tangent1End)
        addLine(to: tangent2End)
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect) }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds a rounded rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect) }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.outline, transform: transform) }
    }
    /// Closes the current part.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    /// Returns the path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// Returns the path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the path; parts are not cut off here.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

    /// Returns the path; the outline of its stroke is not computed here.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension Path: Equatable {
    /// Returns a Boolean value that indicates whether two paths have the same outline.
    public static func == (one: Path, other: Path) -> Bool { one.outline == other.outline }
}

extension Path: Shape {
    /// Returns the path, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}
