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
