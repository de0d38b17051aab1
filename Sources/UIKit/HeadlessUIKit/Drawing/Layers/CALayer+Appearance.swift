import Foundation

/// The appearance of a layer.
struct LayerAppearance {
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
        get { view.map { Float($0.alpha) } ?? appearance.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { appearance.opacity = newValue } }
    }
    /// Whether the layer and its sublayers are hidden.
    public final var isHidden: Bool {
        get { view?.isHidden ?? appearance.isHidden }
        set { if let view { view.isHidden = newValue } else { appearance.isHidden = newValue } }
    }
    /// Whether content outside the bounds is clipped.
    public final var masksToBounds: Bool {
        get { view?.clipsToBounds ?? appearance.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { appearance.masksToBounds = newValue } }
    }
    /// The colour behind the content, or nil for none.
    public final var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? appearance.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                appearance.backgroundColor = newValue
            }
        }
    }
    /// The radius of rounded corners, in points.
    public final var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { appearance.cornerRadius = newValue }
    }
    /// The corners that are rounded; all unless set.
    public final var maskedCorners: CACornerMask {
        get { appearance.maskedCorners }
        set { appearance.maskedCorners = newValue }
    }
    /// The shape of rounded corners.
    public final var cornerCurve: CALayerCornerCurve {
        get { appearance.cornerCurve }
        set { appearance.cornerCurve = newValue }
    }
    /// The width of the border inside the bounds, in points.
    public final var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { appearance.borderWidth = newValue }
    }
    /// The colour of the border; black unless set.
    public final var borderColor: CGColor? {
        get { appearance.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
        set { appearance.borderColor = newValue }
    }

    // MARK: Shadow

    /// The colour of the shadow; black unless set.
    public final var shadowColor: CGColor? {
        get { appearance.shadow.color }
        set { appearance.shadow.color = newValue }
    }
    /// The opacity of the shadow from 0 to 1; none unless set.
    public final var shadowOpacity: Float {
        get { appearance.shadow.opacity }
        set { appearance.shadow.opacity = newValue }
    }
    /// The offset of the shadow, in points.
    public final var shadowOffset: CGSize {
        get { appearance.shadow.offset }
        set { appearance.shadow.offset = newValue }
    }
    /// The blur radius of the shadow, in points.
    public final var shadowRadius: CGFloat {
        get { appearance.shadow.radius }
        set { appearance.shadow.radius = newValue }
    }
    /// The shape of the shadow, or nil for the layer's own.
    public final var shadowPath: CGPath? {
        get { appearance.shadow.path }
        set { appearance.shadow.path = newValue }
    }

    // MARK: Content

    /// The layer's content, such as a `CGImage`, or nil; stored only.
    public final var contents: Any? {
        get { appearance.contents }
        set { appearance.contents = newValue }
    }
    /// Pixels a point of the content.
    public final var contentsScale: CGFloat {
        get { appearance.contentsScale }
        set { appearance.contentsScale = newValue }
    }
    /// The way the content fills the layer.
    public final var contentsGravity: CALayerContentsGravity {
        get { appearance.contentsGravity }
        set { appearance.contentsGravity = newValue }
    }
    /// The part of the content that is shown, between 0 and 1.
    public final var contentsRect: CGRect {
        get { appearance.contentsRect }
        set { appearance.contentsRect = newValue }
    }
    /// The part of the content that is stretched, between 0 and 1.
    public final var contentsCenter: CGRect {
        get { appearance.contentsCenter }
        set { appearance.contentsCenter = newValue }
    }
    /// The filter for enlarged content.
    public final var magnificationFilter: CALayerContentsFilter {
        get { appearance.magnificationFilter }
        set { appearance.magnificationFilter = newValue }
    }
    /// The filter for reduced content.
    public final var minificationFilter: CALayerContentsFilter {
        get { appearance.minificationFilter }
        set { appearance.minificationFilter = newValue }
    }
    /// The filter that mixes the layer with the content behind it; stored only.
    public final var compositingFilter: Any? {
        get { appearance.compositingFilter }
        set { appearance.compositingFilter = newValue }
    }
    /// The filters of the layer's content; stored only.
    public final var filters: [Any]? {
        get { appearance.filters }
        set { appearance.filters = newValue }
    }

    // MARK: Drawing attributes; stored only

    /// Whether the layer declares that it is opaque.
    public final var isOpaque: Bool {
        get { appearance.isOpaque }
        set { appearance.isOpaque = newValue }
    }
    /// Whether the layer is drawn once and kept as pixels.
    public final var shouldRasterize: Bool {
        get { appearance.shouldRasterize }
        set { appearance.shouldRasterize = newValue }
    }
    /// The number of pixels per point of the cached content.
    public final var rasterizationScale: CGFloat {
        get { appearance.rasterizationScale }
        set { appearance.rasterizationScale = newValue }
    }
    /// Whether the layer is visible from behind.
    public final var isDoubleSided: Bool {
        get { appearance.isDoubleSided }
        set { appearance.isDoubleSided = newValue }
    }
    /// Whether sublayers are flipped vertically.
    public final var isGeometryFlipped: Bool {
        get { appearance.isGeometryFlipped }
        set { appearance.isGeometryFlipped = newValue }
    }
    /// Whether the opacity counts for the layer and its sublayers as a whole.
    public final var allowsGroupOpacity: Bool {
        get { appearance.allowsGroupOpacity }
        set { appearance.allowsGroupOpacity = newValue }
    }
    /// Whether edges are drawn smoothly.
    public final var allowsEdgeAntialiasing: Bool {
        get { appearance.allowsEdgeAntialiasing }
        set { appearance.allowsEdgeAntialiasing = newValue }
    }
    /// Whether the layer may be drawn in the background.
    public final var drawsAsynchronously: Bool {
        get { appearance.drawsAsynchronously }
        set { appearance.drawsAsynchronously = newValue }
    }
    /// Whether the layer is drawn again in another size.
    public final var needsDisplayOnBoundsChange: Bool {
        get { appearance.needsDisplayOnBoundsChange }
        set { appearance.needsDisplayOnBoundsChange = newValue }
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
    /// Circular arcs.
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
