import Foundation

/// Emits particles; they are stored only.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    /// The kinds of particles, or nil.
    open var emitterCells: [CAEmitterCell]?
    /// A factor of the cells' birth rates.
    open var birthRate: Float = 1
    /// A factor of the cells' lifetimes.
    open var lifetime: Float = 1
    /// The centre of the emitter, in points.
    open var emitterPosition = CGPoint.zero
    /// The centre of the emitter on the z axis.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter, in points.
    open var emitterSize = CGSize.zero
    /// The depth of the emitter.
    open var emitterDepth: CGFloat = 0
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles are drawn in depth.
    open var preservesDepth = false
    /// A factor of the cells' velocities.
    open var velocity: Float = 1
    /// A factor of the cells' sizes.
    open var scale: Float = 1
    /// A factor of the cells' spins.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A kind of particles of an emitter.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    /// A name, or nil.
    open var name: String?
    /// Whether the cell emits.
    open var isEnabled = true
    /// The image of a particle, or nil.
    open var contents: Any?
    /// The part of the image that is shown.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels per point of the image.
    open var contentsScale: CGFloat = 1
    /// The cells that particles emit themselves, or nil.
    open var emitterCells: [CAEmitterCell]?
    /// Particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The range of lifetimes, in seconds.
    open var lifetimeRange: Float = 0
    /// The latitude of the emission, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The longitude of the emission, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The range of directions, in radians.
    open var emissionRange: CGFloat = 0
    /// The velocity of a particle, in points per second.
    open var velocity: CGFloat = 0
    /// The range of velocities.
    open var velocityRange: CGFloat = 0
    /// The acceleration along the x axis.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along the y axis.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along the z axis.
    open var zAcceleration: CGFloat = 0
    /// The size of a particle as a factor of its image's.
    open var scale: CGFloat = 1
    /// The range of sizes.
    open var scaleRange: CGFloat = 0
    /// The change of the size per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation per second, in radians.
    open var spin: CGFloat = 0
    /// The range of rotations.
    open var spinRange: CGFloat = 0
    /// The colour of a particle, or nil for its image's.
    open var color: CGColor?
    /// The range of red.
    open var redRange: Float = 0
    /// The range of green.
    open var greenRange: Float = 0
    /// The range of blue.
    open var blueRange: Float = 0
    /// The range of opacities.
    open var alphaRange: Float = 0
    /// The change of red per second.
    open var redSpeed: Float = 0
    /// The change of green per second.
    open var greenSpeed: Float = 0
    /// The change of blue per second.
    open var blueSpeed: Float = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0
    /// The filter of a smaller image; stored only.
    open var minificationFilter = "linear"
    /// The filter of a larger image; stored only.
    open var magnificationFilter = "linear"
    /// The style dictionary, or nil.
    open var style: [AnyHashable: Any]?
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Creates a shape from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A cuboid.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From back to front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colours are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer whose content is drawn in tiles; nothing is drawn here.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    /// The duration in which a new tile appears, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of smaller versions of the content.
    open var levelsOfDetail = 1
    /// The number of larger versions of the content.
    open var levelsOfDetailBias = 0
    /// The size of a tile, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
}
