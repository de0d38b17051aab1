// Names of image properties.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the decoded image is cached.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether it is read at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a small picture is always made.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a small picture is made where there is none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a small picture lies as the large one is meant.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The maximum size of a thumbnail.
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
/// Whether a JPEG comes in steps.
public let kCGImagePropertyJFIFIsProgressive = "kCGImagePropertyJFIFIsProgressive"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties of a GIF.
public let kCGImagePropertyGIFDictionary = "kCGImagePropertyGIFDictionary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time for which a frame of a GIF is shown.
public let kCGImagePropertyGIFDelayTime = "kCGImagePropertyGIFDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time for which a frame of a GIF is to be shown, not clamped.
public let kCGImagePropertyGIFUnclampedDelayTime = "kCGImagePropertyGIFUnclampedDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The quality of a compressed image.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
