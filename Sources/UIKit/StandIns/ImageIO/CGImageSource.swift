// Replaces Apple's ImageIO: images by UIKit's file reader; nothing is written.
@_exported import Foundation
@_exported import HeadlessUIKit

/// A source of an image.
public final class CGImageSource: NSObject {
    fileprivate var data: Data?

    fileprivate init(data: Data?) { self.data = data }

    fileprivate var image: UIImage? { data.flatMap { UIImage(data: $0) } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a source for data.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    CGImageSource(data: data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a source for a file; nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a source whose data arrives incrementally.
public func CGImageSourceCreateIncremental(_ options: [AnyHashable: Any]?) -> CGImageSource {
    CGImageSource(data: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Replaces the data by all that has arrived so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: Data, _ final: Bool) { source.data = data }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 if the data is an image, else 0; animated images count as one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { index == 0 ? source.image?.cgImage : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image in its full size; no thumbnail is made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, options) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of the image, in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
    guard index == 0, let image = source.image?.cgImage else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// A destination of images, which writes nothing.
public final class CGImageDestination: NSObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns nil, since nothing is written.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: [AnyHashable: Any]?
) -> CGImageDestination? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: [AnyHashable: Any]?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns false, since nothing is written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

/// The orientation of an image.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The stored orientation.
    case up = 1
    /// Mirrored horizontally, rotated by 180°, mirrored vertically.
    case upMirrored, down, downMirrored
    /// Rotated by 90° in either direction, with or without mirroring.
    case leftMirrored, right, rightMirrored, left
}
