import AccessibilityTree
import HeadlessUIKit

/// The size in the header of an image file. Nothing is decoded; the values of a header are checked, since they may be
/// wrong.
enum ImageHeader {
    /// The size that a file states.
    enum Extent: Sendable, Hashable {
        /// In pixels; the scale of the image determines its size in points.
        case pixels(Size)
        /// Of points, as vector formats have it.
        case points(Size)
    }

    /// The number of bytes of a file that are read: in large photographs previews and profiles precede the size.
    static let readLimit = 1 << 20

    /// The largest width and height that is believed.
    static let largestSide = 100_000.0

    /// The size of an image from the start of its file; nil for another format and for a header that is damaged or
    /// states a size that no image has.
    static func extent(_ bytes: [UInt8]) -> Extent? {
        let found: Extent? =
            if PixelImageHeader.isPixelImage(bytes) {
                PixelImageHeader.size(bytes).map(Extent.pixels)
            } else if bytes.starts(with: Array("%PDF-".utf8)) {
                PDFHeader.size(bytes).map(Extent.points)
            } else {
                SVGHeader.size(bytes).map(Extent.points)
            }
        return found.flatMap { isPlausible($0) ? $0 : nil }
    }

    private static func isPlausible(_ extent: Extent) -> Bool {
        switch extent {
        case .pixels(let size), .points(let size):
            [size.width, size.height].allSatisfy { $0.isFinite && $0 > 0 && $0 <= largestSide }
        }
    }
}
