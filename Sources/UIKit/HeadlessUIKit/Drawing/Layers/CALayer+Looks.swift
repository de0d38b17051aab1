import Foundation

/// The appearance of a layer.
struct LayerLooks {
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadow = LayerShadow()
    var contents: Any?
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isDoubleSided = true
    var isGeometryFlipped = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false
    var needsDisplayOnBoundsChange = false
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var compositingFilter: Any?
    var filters: [Any]?
    var timing = LayerTiming()

    /// Copies the appearance of a view.
    @MainActor mutating func take(_ view: UIView) {
        opacity = Float(view.alpha)
        isHidden = view.isHidden
        masksToBounds = view.clipsToBounds
        backgroundColor = view.backgroundColor?.cgColor
    }
}

/// The shadow of a layer.
struct LayerShadow {
    var color: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?
}

/// The timing of a layer.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var speed: Float = 1
    var duration: CFTimeInterval = 0
}

extension CALayer {
    /// The opacity from 0 to 1; a view's alpha for its layer.
    public final var opacity: Float {
        get { view.map { Float($0.alpha) } ?? looks.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { looks.opacity = newValue } }
    }
    /// Whether the layer and its sublayers are hidden.
    public final var isHidden: Bool {
        get { view?.isHidden ?? looks.isHidden }
        set { if let view { view.isHidden = newValue } else { looks.isHidden = newValue } }
    }
    /// Whether content outside the bounds is clipped.
    public final var masksToBounds: Bool {
        get { view?.clipsToBounds ?? looks.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { looks.masksToBounds = newValue } }
    }
    /// The colour behind the content, or nil for none.
    public final var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? looks.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                looks.backgroundColor = newValue
            }
        }
    }
    /// The radius of rounded corners, in points.
    public final var cornerRadius: CGFloat {
        get { looks.cornerRadius }
        set { looks.cornerRadius = newValue }
    }
    /// The corners that are rounded; all unless set.
    public final var maskedCorners: CACornerMask {
        get { looks.maskedCorners }
        set { looks.maskedCorners = newValue }
    }
    /// The shape of rounded corners.
    public final var cornerCurve: CALayerCornerCurve {
        get { looks.cornerCurve }
        set { looks.cornerCurve = newValue }
    }
    /// The width of the border inside the bounds, in points.
    public final var borderWidth: CGFloat {
        get { looks.borderWidth }
        set { looks.borderWidth = newValue }
    }
    /// The colour of the border; black unless set.
    public final var borderColor: CGColor? {
        get { looks.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
        set { looks.borderColor = newValue }
    }

    // MARK: Shadow

    /// The colour of the shadow; black unless set.
    public final var shadowColor: CGColor? {
        get { looks.shadow.color }
        set { looks.shadow.color = newValue }
    }
    /// The opacity of the shadow from 0 to 1; none unless set.
    public final var shadowOpacity: Float {
        get { looks.shadow.opacity }
        set { looks.shadow.opacity = newValue }
    }
    /// The offset of the shadow, in points.
    public final var shadowOffset: CGSize {
        get { looks.shadow.offset }
        set { looks.shadow.offset = newValue }
    }
    /// The blur radius of the shadow, in points.
    public final var shadowRadius: CGFloat {
        get { looks.shadow.radius }
        set { looks.shadow.radius = newValue }
    }
    /// The shape of the shadow, or nil for the layer's own.
    public final var shadowPath: CGPath? {
        get { looks.shadow.path }
        set { looks.shadow.path = newValue }
    }

    // MARK: Content

    /// The layer's content, such as a `CGImage`, or nil; stored only.
    public final var contents: Any? {
        get { looks.contents }
        set { looks.contents = newValue }
    }
    /// Pixels a point of the content.
    public final var contentsScale: CGFloat {
        get { looks.contentsScale }
        set { looks.contentsScale = newValue }
    }
    /// The way the content fills the layer.
    public final var contentsGravity: CALayerContentsGravity {
        get { looks.contentsGravity }
        set { looks.contentsGravity = newValue }
    }
    /// The part of the content that is shown, between 0 and 1.
    public final var contentsRect: CGRect {
        get { looks.contentsRect }
        set { looks.contentsRect = newValue }
    }
    /// The part of the content that is stretched, between 0 and 1.
    public final var contentsCenter: CGRect {
        get { looks.contentsCenter }
        set { looks.contentsCenter = newValue }
    }
    /// The filter for enlarged content.
    public final var magnificationFilter: CALayerContentsFilter {
        get { looks.magnificationFilter }
        set { looks.magnificationFilter = newValue }
    }
    /// The filter for reduced content.
    public final var minificationFilter: CALayerContentsFilter {
        get { looks.minificationFilter }
        set { looks.minificationFilter = newValue }
    }
    /// The filter that mixes the layer with the content behind it; stored only.
    public final var compositingFilter: Any? {
        get { looks.compositingFilter }
        set { looks.compositingFilter = newValue }
    }
    /// The filters of the layer's content; stored only.
    public final var filters: [Any]? {
        get { looks.filters }
        set { looks.filters = newValue }
    }

    // MARK: Drawing attributes; stored only

    /// Whether the layer declares that it is opaque.
    public final var isOpaque: Bool {
        get { looks.isOpaque }
        set { looks.isOpaque = newValue }
    }
    /// Whether the layer is drawn once and kept as pixels.
    public final var shouldRasterize: Bool {
        get { looks.shouldRasterize }
        set { looks.shouldRasterize = newValue }
    }
    /// The number of pixels per point of the cached content.
    public final var rasterizationScale: CGFloat {
        get { looks.rasterizationScale }
        set { looks.rasterizationScale = newValue }
    }
    /// Whether the layer is visible from behind.
    public final var isDoubleSided: Bool {
        get { looks.isDoubleSided }
        set { looks.isDoubleSided = newValue }
    }
    /// Whether sublayers are flipped vertically.
    public final var isGeometryFlipped: Bool {
        get { looks.isGeometryFlipped }
        set { looks.isGeometryFlipped = newValue }
    }
    /// Whether the opacity counts for the layer and its sublayers as a whole.
    public final var allowsGroupOpacity: Bool {
        get { looks.allowsGroupOpacity }
        set { looks.allowsGroupOpacity = newValue }
    }
    /// Whether edges are drawn smoothly.
    public final var allowsEdgeAntialiasing: Bool {
        get { looks.allowsEdgeAntialiasing }
        set { looks.allowsEdgeAntialiasing = newValue }
    }
    /// Whether the layer may be drawn in the background.
    public final var drawsAsynchronously: Bool {
        get { looks.drawsAsynchronously }
        set { looks.drawsAsynchronously = newValue }
    }
    /// Whether the layer is drawn again in another size.
    public final var needsDisplayOnBoundsChange: Bool {
        get { looks.needsDisplayOnBoundsChange }
        set { looks.needsDisplayOnBoundsChange = newValue }
    }
}

/// Corners of a layer, with QuartzCore's raw values.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits, numbered as in QuartzCore.
    public let rawValue: UInt
    /// Creates corners from QuartzCore's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Edges of a layer, with QuartzCore's raw values.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The bits, numbered as in QuartzCore.
    public let rawValue: UInt32
    /// Creates edges from QuartzCore's raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a curve from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Circular.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Growing rounder towards the corner.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way content fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a way from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centered.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit, with the same proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill, with the same proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for content drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a way from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// From several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
