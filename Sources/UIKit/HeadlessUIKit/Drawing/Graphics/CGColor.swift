// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The interpretation of a colour's components. Only their number matters here.
public final class CGColorSpace: NSObject, Sendable {
    /// A colour space's name.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the wide colour space of displays.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of sRGB whose components may be outside 0 to 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the usual greys.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name, or nil.
    public let name: String?
    /// The colour model.
    public let model: CGColorSpaceModel
    /// The number of components of a colour, without its opacity.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    init(_ name: String?, _ model: CGColorSpaceModel) {
        self.name = name
        self.model = model
        super.init()
    }

    /// The colour space of a name; nil for an empty one.
    public convenience init?(name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, name == Self.genericGrayGamma2_2 ? .monochrome : .rgb)
    }
}

/// The model of a colour space, with CoreGraphics' raw values.
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// Greys.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// The colour space of red, green and blue that the device has.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .rgb) }
/// The colour space of greys that the device has.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, .monochrome) }

/// A colour as CoreGraphics keeps it: the same for all traits.
public final class CGColor: NSObject, Sendable {
    /// The colour space of the components, or nil.
    public let colorSpace: CGColorSpace?
    /// The components between 0 and 1, the opacity last.
    public let components: [CGFloat]?

    /// Creates a colour from the components of its space, followed by the opacity.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        colorSpace = space
        self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        super.init()
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpace(CGColorSpace.sRGB, .rgb)
        components = [red, green, blue, alpha]
        super.init()
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from its brightness and opacity, both between 0 and 1.
    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome)
        components = [gray, alpha]
        super.init()
    }

    /// The number of components, the opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The opacity between 0 and 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        let (red, green, blue, _) = sRGB
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The components as red, green, blue and opacity.
    var sRGB: (CGFloat, CGFloat, CGFloat, CGFloat) {
        guard let components else { return (0, 0, 0, 0) }
        return components.count < 4
            ? (components[0], components[0], components[0], components[components.count - 1])
            : (components[0], components[1], components[2], components[3])
    }

    /// Two colours are equal when their components are.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColor else { return false }
        return components == other.components
    }

    /// A number that equal colours share.
    public override var hash: Int { components.hashValue }
}

extension UIColor {
    /// Creates the colour that CoreGraphics keeps.
    public convenience init(cgColor: CGColor) {
        let (red, green, blue, alpha) = cgColor.sRGB
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as a CoreGraphics colour. A colour that depends on traits is resolved for the current ones on the
    /// main thread (`UITraitCollection.current`), and for the light appearance on others, and doesn't follow them any
    /// more.
    public var cgColor: CGColor {
        let color = MainThread.isCurrent ? resolvedColor(with: MainActor.assumeIsolated { .current }) : self
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
