import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The destination of an app's drawing. The drawing is discarded: only the state that the app sets, and can read, is
/// kept.
public final class CGContext: NSObject {
    private struct State {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
        var quality = CGInterpolationQuality.default
    }

    private var states = [State()]
    private var drawn = CGMutablePath()
    /// The number of pixels per row.
    public let width: Int
    /// The number of rows of pixels.
    public let height: Int

    /// Creates a context of a size in points, with a number of pixels per point.
    init(size: CGSize, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int {
            let number = (length * scale).rounded(.up)
            return number.isFinite ? Int(min(max(number, 0), 1_000_000)) : 0
        }
        width = pixels(size.width)
        height = pixels(size.height)
        super.init()
    }

    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    // MARK: State

    /// Keeps the state until `restoreGState()`.
    public func saveGState() { states.append(state) }
    /// Restores the last saved state; does nothing where none was saved.
    public func restoreGState() { if states.count > 1 { states.removeLast() } }

    /// The transform from points of the app to points of the context.
    public var ctm: CGAffineTransform { state.transform }
    /// Rotates subsequent drawing, by an angle in radians.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    /// Scales subsequent drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    /// Moves subsequent drawing, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    /// Applies a transform to subsequent drawing.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The quality of images drawn in another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.quality }
        set { state.quality = newValue }
    }

    // MARK: Clips

    /// The rectangle outside of which nothing is drawn, in points; infinite unless set.
    public var boundingBoxOfClipPath: CGRect { state.clip }
    /// Clips drawing to a rectangle.
    public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect) }
    /// Clips drawing to the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clip = state.clip.intersection(drawn.boundingBoxOfPath)
        beginPath()
    }

    // MARK: The path

    /// Forgets the path.
    public func beginPath() { drawn = CGMutablePath() }
    /// The path so far; nil where there is none.
    public var path: CGPath? { drawn.isEmpty ? nil : drawn.copy() }
    /// Starts a new part of the path.
    public func move(to point: CGPoint) { drawn.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawn.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { drawn.addQuadCurve(to: end, control: control) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
    /// Adds an arc around a point, with angles in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        drawn.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a path to the current one.
    public func addPath(_ path: CGPath) { drawn.addPath(path) }
    /// Joins the end of the part with its start.
    public func closePath() { drawn.closeSubpath() }

    // MARK: Drawing

    /// Fills the path, which is forgotten then. Nothing is drawn.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Draws the line of the path, which is forgotten then. Nothing is drawn.
    public func strokePath() { beginPath() }
    /// Fills or strokes the path, which is forgotten then. Nothing is drawn.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    /// Nothing is drawn.
    public func fill(_ rect: CGRect) {}
    /// Nothing is drawn.
    public func fill(_ rects: [CGRect]) {}
    /// Nothing is drawn.
    public func stroke(_ rect: CGRect) {}
    /// Nothing is drawn.
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    /// Nothing is drawn.
    public func fillEllipse(in rect: CGRect) {}
    /// Nothing is drawn.
    public func strokeEllipse(in rect: CGRect) {}
    /// Nothing is drawn.
    public func strokeLineSegments(between points: [CGPoint]) {}
    /// Nothing is drawn.
    public func clear(_ rect: CGRect) {}
    /// Nothing is drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    /// Nothing is drawn.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {}
    /// Nothing is drawn.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {}

    // MARK: Drawing attributes

    /// Not kept: nothing is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Not kept: nothing is drawn.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Not kept: nothing is drawn.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Not kept: nothing is drawn.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Not kept: nothing is drawn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Not kept: nothing is drawn.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Not kept: nothing is drawn.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Not kept: nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Not kept: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Starts a group that would be drawn as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Ends such a group.
    public func endTransparencyLayer() { restoreGState() }

    /// Returns the drawn image, as far as it is kept: its number of pixels.
    public func makeImage() -> CGImage? {
        width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
    }
}

/// The quality of images drawn in another size, with CoreGraphics' raw values.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default.
    case `default` = 0
    /// No interpolation.
    case none = 1
    /// Low quality, which is fast.
    case low = 2
    /// High quality, which is slow.
    case high = 3
    /// Between the two.
    case medium = 4
}

/// The way a path is drawn, with CoreGraphics' raw values.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path.
    case fill = 0
    /// It is filled by the rule of odd numbers.
    case eoFill = 1
    /// Its line is drawn.
    case stroke = 2
    /// Fills and strokes the path.
    case fillStroke = 3
    /// Both, by the rule of odd numbers.
    case eoFillStroke = 4
}

/// The way drawing mixes with the existing content, with CoreGraphics' raw values.
public enum CGBlendMode: Int32, Sendable {
    /// CoreGraphics' blend modes, in the order of their raw values.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
        difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
        destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
