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
/// A picture of data.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    CGImageSource(data: data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture of a file; nil for one that can't be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture whose data comes bit by bit.
public func CGImageSourceCreateIncremental(_ options: [AnyHashable: Any]?) -> CGImageSource {
    CGImageSource(data: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the data that has come so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: Data, _ final: Bool) { source.data = data }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One where the data is a picture: pictures that move count as one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { index == 0 ? source.image?.cgImage : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture in its full size.
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

/// A destination of an image, to which nothing is written.
public final class CGImageDestination: NSObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// None: nothing is written.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: [AnyHashable: Any]?
) -> CGImageDestination? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: [AnyHashable: Any]?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fails.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

/// The orientation of an image.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is.
    case up = 1
    /// Its mirror image, turned round, or both.
    case upMirrored, down, downMirrored
    /// On its side, as it is or its mirror image.
    case leftMirrored, right, rightMirrored, left
}
