/// Makes an image of a view. The image has the size of the view and no pixels here.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content
    /// The size that is proposed to the view.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// Whether the image is opaque.
    public var isOpaque = false

    /// Creates a renderer.
    public init(content: Content) { self.content = content }

    /// An image of the view's size.
    public var uiImage: UIImage? {
        let size = UIHostingController(rootView: content)
            .sizeThatFits(in: proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: 10_000, height: 10_000)))
        return UIGraphicsImageRenderer(size: size).image { _ in }
    }

    /// An image of the view's size.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
