// Replaces Apple's CoreImage: filters that keep their values and change no image.
@_exported import Foundation
@_exported import HeadlessUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that a filter changes.
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The saturation.
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The radius of a filter.
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The intensity of a filter.
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The scale factor.
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The output of a filter.
public let kCIOutputImageKey = "outputImage"

/// A picture that is to be made.
public final class CIImage: NSObject, Sendable {
    /// The picture that it is made from; nil for none.
    public let cgImage: CGImage?
    /// The extent of the image.
    public let extent: CGRect

    private init(_ image: CGImage?, extent: CGRect) {
        cgImage = image
        self.extent = extent
    }

    /// A picture.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }

    /// UIKit's picture; nil for one without pixels.
    public convenience init?(image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    /// The same, larger or smaller.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(cgImage, extent: extent.applying(matrix))
    }

    /// A part of it.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(cgImage, extent: extent.intersection(rect)) }
}

/// A filter that keeps its values, and returns the image unchanged.
open class CIFilter: NSObject, NSCopying {
    /// The name of the filter.
    public let name: String
    private var values: [String: Any] = [:]

    /// A filter, whatever its name.
    public init?(name: String) { self.name = name }

    /// A filter with values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Takes all values away.
    open func setDefaults() { values = [:] }
    /// The picture as it was.
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }

    /// Another one with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CIFilter(name: name, parameters: values)
        return other ?? self
    }
}

/// Makes pictures.
open class CIContext: NSObject, @unchecked Sendable {
    // It has no values.
    /// Places for pictures.
    public override init() { super.init() }
    /// Places for pictures.
    public init(options: [CIContextOption: Any]?) {}
    /// Pictures for another place.
    public init(cgContext: CGContext, options: [CIContextOption: Any]?) {}

    /// The picture as it was.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// After others.
    public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
    /// Without the graphics processor.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// In which colours.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

extension UIImage {
    /// The picture of CoreImage's that the image was made from; never one here.
    @preconcurrency @MainActor public final var ciImage: CIImage? { nil }
}
