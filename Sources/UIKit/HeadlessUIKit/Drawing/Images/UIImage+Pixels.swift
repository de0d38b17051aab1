import AccessibilityTree
import Foundation

// Images of an app's own data: their size is read from the header, their pixels aren't decoded.
extension UIImage {
    /// The largest width and height that is believed, in pixels.
    private static let largestSide = 100_000.0

    /// The image of a file's bytes, one pixel to a point; nil where they are no PNG, JPEG or GIF.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image of a file's bytes, of a number of pixels per point; nil where they are no PNG, JPEG or GIF.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = PixelImageHeader.size(Array(data.prefix(1 << 20))),
            [size.width, size.height].allSatisfy({ $0 > 0 && $0 <= Self.largestSide })
        else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale)
    }

    /// Creates the image of a file; nil where it can't be read or is no PNG, JPEG or GIF. A name that ends in `@2x` or
    /// `@3x` specifies the number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// An image of as many pixels as another, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with the number of pixels of another, a number of pixels per point, and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let turned = CGSize(width: height, height: width)
        self.init(size: orientation.isTurned ? turned : CGSize(width: width, height: height), scale: scale)
    }

    /// Returns an image that shows others in turn; VoiceOver speaks its own label or that of its first one. Nil without
    /// any.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var attributes = first.attributes
        attributes.frames = images
        attributes.duration = duration.isFinite ? max(0, duration) : 0
        return UIImage(first, attributes: attributes)
    }

    /// The plus sign of the system.
    public static var add: UIImage { symbol("plus.circle.fill") }
    /// The check mark of the system.
    public static var checkmark: UIImage { symbol("checkmark") }
    /// The cross of the system.
    public static var remove: UIImage { symbol("minus.circle.fill") }
    /// The actions of the system.
    public static var actions: UIImage { symbol("ellipsis.circle") }
    /// The strokes of the system.
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// The orientation of pixels, with UIKit's raw values.
    public enum Orientation: Int, Sendable {
        /// Neither rotated nor mirrored.
        case up = 0
        /// By half a turn.
        case down
        /// By a quarter to the left.
        case left
        /// By a quarter to the right.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored, by half a turn.
        case downMirrored
        /// Mirrored, by a quarter to the left.
        case leftMirrored
        /// Mirrored, by a quarter to the right.
        case rightMirrored

        /// Whether width and height are swapped.
        var isTurned: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }
}
