// Replaces Apple's CoreImage: filters that keep their values and change no image.
@_exported import Foundation
@_exported import HeadlessUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a filter's input image.
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the scale factor.
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a filter's output image.
public let kCIOutputImageKey = "outputImage"

/// An image of CoreImage. Filters don't change it here.
public final class CIImage: NSObject, Sendable {
    /// The source image; nil for none.
    public let cgImage: CGImage?
    /// The extent of the image, in pixels.
    public let extent: CGRect

    private init(_ image: CGImage?, extent: CGRect) {
        cgImage = image
        self.extent = extent
    }

    /// Creates an image from a `CGImage`.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }

    /// Creates an image from a `UIImage`; nil for one without pixels.
    public convenience init?(image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    /// Returns the image with its extent transformed.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(cgImage, extent: extent.applying(matrix))
    }

    /// Returns the image with its extent cropped.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(cgImage, extent: extent.intersection(rect)) }
}

/// A filter that stores its values and returns its input image unchanged.
open class CIFilter: NSObject, NSCopying {
    /// The name of the filter.
    public let name: String
    private var values: [String: Any] = [:]

    /// Creates a filter with a name; any name is accepted.
    public init?(name: String) { self.name = name }

    /// Creates a filter with a name and values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value for a key.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Removes all values.
    open func setDefaults() { values = [:] }
    /// The output: the input image, unchanged.
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }

    /// Returns a copy with the same name and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CIFilter(name: name, parameters: values)
        return other ?? self
    }
}

/// A context for rendering images.
open class CIContext: NSObject, @unchecked Sendable {
    // It has no state.
    /// Creates a context.
    public override init() { super.init() }
    /// Creates a context. The options are ignored.
    public init(options: [CIContextOption: Any]?) {}
    /// Creates a context for a `CGContext`. Both arguments are ignored.
    public init(cgContext: CGContext, options: [CIContextOption: Any]?) {}

    /// Returns the source image, unchanged.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an option with a raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Renders at a low priority.
    public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
    /// Renders on the CPU.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The colour space for rendering.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

extension UIImage {
    /// The CoreImage image from which the image was made; always nil here.
    @preconcurrency @MainActor public final var ciImage: CIImage? { nil }
}
