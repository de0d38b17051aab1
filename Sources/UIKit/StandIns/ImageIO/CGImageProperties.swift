// Names of image properties.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the decoded image is cached.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the image is decoded when it is created.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a thumbnail is always created.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a thumbnail is created if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a thumbnail is rotated by the orientation of the image.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The maximum width and height of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The width in pixels.
public let kCGImagePropertyPixelWidth = "kCGImagePropertyPixelWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The height in pixels.
public let kCGImagePropertyPixelHeight = "kCGImagePropertyPixelHeight"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The orientation of an image.
public let kCGImagePropertyOrientation = "kCGImagePropertyOrientation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties of a JPEG.
public let kCGImagePropertyJFIFDictionary = "kCGImagePropertyJFIFDictionary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a JPEG is progressive.
public let kCGImagePropertyJFIFIsProgressive = "kCGImagePropertyJFIFIsProgressive"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties of a GIF.
public let kCGImagePropertyGIFDictionary = "kCGImagePropertyGIFDictionary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The delay of a frame of a GIF, in seconds, clamped to a minimum.
public let kCGImagePropertyGIFDelayTime = "kCGImagePropertyGIFDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The delay of a frame of a GIF, in seconds, not clamped.
public let kCGImagePropertyGIFUnclampedDelayTime = "kCGImagePropertyGIFUnclampedDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The quality of a compressed image, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
