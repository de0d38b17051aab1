import Foundation

/// The format of a drawn image.
@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the context, in points.
    open internal(set) var bounds = CGRect.zero

    /// Returns the default format for images of apps.
    open class func `default`() -> Self { self.init() }
    /// Returns the format that suits the main screen.
    open class func preferred() -> Self { self.init() }

    /// The usual format.
    public required override init() {
        super.init()
    }
}

/// The format of a drawn image.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the screen's unless set.
    open var scale: CGFloat = UIScreen.main.scale
    /// Whether the image is opaque.
    open var opaque = false
    /// Whether the colours of the image may be outside of the usual ones (deprecated in iOS 12).
    open var prefersExtendedRange = false
    /// The range of the image's colours.
    open var preferredRange = Range.automatic

    /// The range of an image's colours, with UIKit's raw values.
    public enum Range: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// The extended range.
        case extended = 1
        /// The usual ones.
        case standard = 2
    }
}

/// The context for drawing an image.
@preconcurrency @MainActor open class UIGraphicsRendererContext: NSObject {
    /// The context of CoreGraphics.
    public final let cgContext: CGContext
    /// The format of the image.
    public final let format: UIGraphicsRendererFormat
    private let size: CGSize

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ size: CGSize) {
        cgContext = context
        self.format = format
        self.size = size
        super.init()
    }

    /// The image so far: its size.
    open var currentImage: UIImage { UIImage(size: size) }
    /// Nothing is drawn.
    open func fill(_ rect: CGRect) {}
    /// Nothing is drawn.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Nothing is drawn.
    open func stroke(_ rect: CGRect) {}
    /// Nothing is drawn.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Clips drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context for drawing an image.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// Makes images: the app's code runs, and the image has the right size and no pixels.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Makes images of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Makes images of a rectangle in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Makes images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Makes images of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(drawing: bounds, format)
    }

    /// Runs the app's drawing and returns an image of its size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        run(actions)
        return UIImage(size: bounds.size)
    }

    /// Runs the app's drawing and returns the image as PNG; `UIImage.pngData()` documents its content.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Runs the app's drawing and returns the image as JPEG: no bytes, since there are no pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        run(actions)
        return Data()
    }

    private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? UIScreen.main.scale
        run(scale: scale, { UIGraphicsImageRendererContext($0, format, bounds.size) }, actions)
    }
}
