import Foundation

/// A layer with a shape; stored only.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The shape, or nil.
    open var path: CGPath?
    /// The colour inside; black unless set.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The rule for the inside of the shape.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line, or nil.
    open var strokeColor: CGColor?
    /// The start of the line, as a part of its length.
    open var strokeStart: CGFloat = 0
    /// The end of the line, as a part of its length.
    open var strokeEnd: CGFloat = 1
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The maximum length of a pointed join, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// The style of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The style of the line's joins.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The start of the dashes, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of the dashes and gaps, in points; nil for none.
    open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a rule from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Areas that lines surround in one direction more often than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Areas that lines surround an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a way from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// In a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// In half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of a line's joins.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a way from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a gradient; stored only.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; nil for none.
    open var colors: [Any]?
    /// The locations of the colours, between 0 and 1; nil for even spacing.
    open var locations: [NSNumber]?
    /// The location of the first colour, as a part of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The location of the last colour, as a part of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The shape of the gradient.
    open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a type from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, in a circle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with text; stored only, and invisible to assistive technologies, as with UIKit.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text, a `String` or an attributed one, or nil.
    open var string: Any?
    /// The font, or nil.
    open var font: AnyObject?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour of the text; white unless set.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Whether lines are broken at the edge.
    open var isWrapped = false
    /// The part that is omitted from text that doesn't fit.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The alignment of lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural

    /// Whether letters are placed on whole pixels; stored only.
    open var allowsFontSubpixelQuantization = false
}

/// The part that is omitted from text that doesn't fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncates the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncates the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// Truncates the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The alignment of lines of text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The natural alignment of the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer with copies of its sublayers; stored only.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The number of instances.
    open var instanceCount = 1
    /// The delay of each instance after the one before, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform of each instance relative to the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour of the first.
    open var instanceColor: CGColor?

    /// Whether copies are drawn in depth; stored only.
    open var preservesDepth = false
    /// The change of red from copy to copy; stored only.
    open var instanceRedOffset: Float = 0
    /// The change of green from copy to copy; stored only.
    open var instanceGreenOffset: Float = 0
    /// The change of blue from copy to copy; stored only.
    open var instanceBlueOffset: Float = 0
    /// The change of the opacity from copy to copy; stored only.
    open var instanceAlphaOffset: Float = 0
}

/// A layer that is transformed in space with its sublayers.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer that shows a part of its content.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// Shows the part that starts at a point.
    open func scroll(to p: CGPoint) { bounds.origin = p }
}
