import Foundation

/// Pixels by their number alone: nothing is drawn and nothing is decoded.
public final class CGImage: NSObject, Sendable {
    /// How many pixels are in a row.
    public let width: Int
    /// How many rows of pixels there are.
    public let height: Int

    /// An image of a number of pixels, not below zero.
    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        super.init()
    }

    /// How many bits a component of a pixel has.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes a row has.
    public var bytesPerRow: Int { width * 4 }
    /// How the components of a pixel are meant.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part of the image in a rectangle, in pixels; nil where they don't meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        return CGImage(width: Int(part.width.rounded()), height: Int(part.height.rounded()))
    }
}

/// A run of colours from one place to another, kept as facts.
public final class CGGradient: NSObject, Sendable {
    /// The colours.
    let colors: [CGColor]
    /// Where they are, between 0 and 1; empty for evenly.
    let locations: [CGFloat]

    /// Creates a run of colours.
    ///
    /// - Parameters:
    ///   - colors: an array of `CGColor`; nil is the answer where there is anything else in it.
    ///   - locations: as many places between 0 and 1, or nil for evenly.
    ///   - space: the space of the colours, which is always that of the screen here.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let all = colors.compactMap { $0 as? CGColor }
        guard all.count == colors.count else { return nil }
        self.colors = all
        self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) } ?? []
        super.init()
    }

    /// Creates a run of colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
    }
}

/// How far a run of colours reaches, with CoreGraphics' raw values.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits, numbered as in CoreGraphics.
    public let rawValue: UInt32
    /// Creates options from CoreGraphics' raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Behind its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
