// Names of what is said of pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether what was read is kept.
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
/// How large a small picture is.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The width in pixels.
public let kCGImagePropertyPixelWidth = "kCGImagePropertyPixelWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The height in pixels.
public let kCGImagePropertyPixelHeight = "kCGImagePropertyPixelHeight"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How a picture lies.
public let kCGImagePropertyOrientation = "kCGImagePropertyOrientation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a JPEG says of itself.
public let kCGImagePropertyJFIFDictionary = "kCGImagePropertyJFIFDictionary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a JPEG comes in steps.
public let kCGImagePropertyJFIFIsProgressive = "kCGImagePropertyJFIFIsProgressive"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a GIF says of itself.
public let kCGImagePropertyGIFDictionary = "kCGImagePropertyGIFDictionary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a picture of a GIF is shown.
public let kCGImagePropertyGIFDelayTime = "kCGImagePropertyGIFDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a picture of a GIF is to be shown.
public let kCGImagePropertyGIFUnclampedDelayTime = "kCGImagePropertyGIFUnclampedDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How good a picture stays.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
