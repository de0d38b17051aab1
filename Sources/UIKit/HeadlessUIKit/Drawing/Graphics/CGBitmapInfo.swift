import Foundation

/// The place of the opacity in a pixel, with CoreGraphics' raw values.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// Last, already multiplied.
    case premultipliedLast = 1
    /// First, already multiplied.
    case premultipliedFirst = 2
    /// Last.
    case last = 3
    /// First.
    case first = 4
    /// The last component is skipped.
    case noneSkipLast = 5
    /// The first component is skipped.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
}

/// The order of the bytes of a pixel, with CoreGraphics' raw values.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the order.
    case orderMask = 0x7000
    /// The default order.
    case orderDefault = 0
    /// 16 bits, the lowest byte first.
    case order16Little = 0x1000
    /// 32 bits, the lowest byte first.
    case order32Little = 0x2000
    /// 16 bits, the highest byte first.
    case order16Big = 0x3000
    /// 32 bits, the highest byte first.
    case order32Big = 0x4000
}

/// The layout of a pixel, with CoreGraphics' raw values.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits, numbered as in CoreGraphics.
    public let rawValue: UInt32
    /// Creates a layout from CoreGraphics' raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of the place of the opacity.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits for components that aren't integers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order of the bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The conversion of colours between spaces, with CoreGraphics' raw values.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's default.
    case defaultIntent = 0
    /// The exact colours where they exist.
    case absoluteColorimetric = 1
    /// Relative to white.
    case relativeColorimetric = 2
    /// The relation of the colours is kept.
    case perceptual = 3
    /// The saturation is kept.
    case saturation = 4
}

/// The way text is drawn, with CoreGraphics' raw values.
public enum CGTextDrawingMode: Int32, Sendable {
    /// CoreGraphics' modes, in the order of their raw values.
    case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// Provides the bytes of an image.
public final class CGDataProvider: NSObject, Sendable {
    /// The bytes, or nil where they aren't known.
    public let data: Data?

    /// Creates a provider of data.
    public init?(data: Data) {
        self.data = data
        super.init()
    }

    /// Creates a provider of a file's bytes; nil where it can't be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        super.init()
    }

    override init() {
        data = nil
        super.init()
    }
}

extension CGImage {
    /// Creates an image of a size from its bytes, which aren't kept.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(width: width, height: height)
    }

    /// Creates a mask of a size from its bytes, which aren't kept.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(width: width, height: height)
    }

    /// The place of the opacity in a pixel.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    /// Provides the bytes, which aren't known.
    public var dataProvider: CGDataProvider? { CGDataProvider() }
    /// The name of the image's format: nil, since it isn't known.
    public var utType: String? { nil }
    /// Whether the image is a mask.
    public var isMask: Bool { false }
    /// The conversion of colours.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Whether the image is smoothed where it is drawn larger.
    public var shouldInterpolate: Bool { true }
    /// The image with another one as its mask: its size.
    public func masking(_ mask: CGImage) -> CGImage? { CGImage(width: width, height: height) }
    /// The image with colours made transparent: its size.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        CGImage(width: width, height: height)
    }
    /// The image in another colour space: its size.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { CGImage(width: width, height: height) }
    /// A copy of the image.
    public func copy() -> CGImage? { CGImage(width: width, height: height) }
}

extension CGContext {
    /// Creates a context of a number of pixels. Nothing is drawn into the bytes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1)
    }

    /// The bytes of the context: nil, since nothing is drawn.
    public var data: UnsafeMutableRawPointer? { nil }
    /// The number of bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The place of the opacity in a pixel.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    /// The transform of text; not kept.
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
    /// The position of text, in points; not kept.
    public var textPosition: CGPoint {
        get { .zero }
        set {}
    }
    /// The transform from points of the app to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// Returns a size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        let rect = CGRect(origin: .zero, size: size).applying(ctm)
        return rect.size
    }
    /// Returns a rectangle in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Clips drawing to an image in a rectangle.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
    /// Clips drawing to the rectangle around several.
    public func clip(to rects: [CGRect]) {
        if let first = rects.first { clip(to: rects.reduce(first) { $0.union($1) }) }
    }
    /// Adds several rectangles to the path.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds a line that is tangent to two others: to the corner.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) { addLine(to: end1) }
    /// Whether there is no path.
    public var isPathEmpty: Bool { path == nil }
    /// The last point of the path, in points.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// The rectangle around the path, in points.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// Replaces the path by its outline: nothing is drawn.
    public func replacePathWithStrokedPath() {}
    /// Not kept: nothing is drawn.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Not kept: nothing is drawn.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Not kept: nothing is drawn.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setPatternPhase(_ phase: CGSize) {}
    /// Not kept: nothing is drawn.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Not kept: nothing is drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Not kept: nothing is drawn.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Not kept: nothing is drawn.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Not kept: nothing is drawn.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Not kept: nothing is drawn.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Not kept: nothing is drawn.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Writes what is drawn so far; nothing is drawn.
    public func flush() {}
    /// Waits until everything is drawn; nothing is drawn.
    public func synchronize() {}
    /// Starts a group in a rectangle that would be drawn as a whole.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) { saveGState() }
}
