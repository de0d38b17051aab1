import Foundation

/// Pixels by their number alone: nothing is drawn and nothing is decoded.
public final class CGImage: NSObject, Sendable {
    /// The number of pixels per row.
    public let width: Int
    /// The number of rows of pixels.
    public let height: Int

    /// An image of a number of pixels, not below zero.
    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        super.init()
    }

    /// The number of bits per component of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space of the pixels.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part of the image in a rectangle, in pixels; nil where they don't meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        return CGImage(width: Int(part.width.rounded()), height: Int(part.height.rounded()))
    }
}

/// A gradient between colours, stored only.
public final class CGGradient: NSObject, Sendable {
    /// The colours along the gradient.
    let colors: [CGColor]
    /// The locations of the colours, between 0 and 1; empty for even spacing.
    let locations: [CGFloat]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - colors: An array of `CGColor`; the result is nil where it contains anything else.
    ///   - locations: The same number of locations between 0 and 1, or nil for even spacing.
    ///   - space: The space of the colours, which is always that of the screen here.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let all = colors.compactMap { $0 as? CGColor }
        guard all.count == colors.count else { return nil }
        self.colors = all
        self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) } ?? []
        super.init()
    }

    /// Creates a gradient.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
    }
}

/// The extent of a gradient, with CoreGraphics' raw values.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits, numbered as in CoreGraphics.
    public let rawValue: UInt32
    /// Creates options from CoreGraphics' raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
