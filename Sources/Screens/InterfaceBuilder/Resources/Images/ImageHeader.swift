import AccessibilityTree
import HeadlessUIKit

/// What the first bytes of an image file say about its size. Nothing is decoded; what a header says is checked, since it
/// may lie.
enum ImageHeader {
    /// The size that a file states.
    enum Extent: Sendable, Hashable {
        /// Of pixels; the scale of the image tells how many points they are.
        case pixels(Size)
        /// Of points, as vector formats have it.
        case points(Size)
    }

    /// How many bytes of a file are looked at: the sizes of large photographs stand behind previews and profiles.
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
