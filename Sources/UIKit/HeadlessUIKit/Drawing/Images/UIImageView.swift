import AccessibilityTree
import Foundation

/// Shows an image, or several in turn. Not an element unless the app makes it one.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Creates a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.userInteractionEnabled)
    }

    /// Creates a view of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.remove(.userInteractionEnabled)
    }

    /// Creates a view of an image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        flags.remove(.userInteractionEnabled)
    }

    /// Creates a view of an image's size with another image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        flags.remove(.userInteractionEnabled)
    }

    /// The image that is shown, or nil.
    open var image: UIImage? {
        didSet {
            let insets = oldValue?.alignmentRectInsets ?? .zero
            if insets != alignmentRectInsets, details?.layout != nil { layoutMembersDidChange() }
            contentDidChange()
        }
    }
    /// The image that is shown while `isHighlighted`, or nil; VoiceOver speaks the label of `image`.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is shown; it is not drawn here.
    open var isHighlighted = false
    /// The images that are shown in turn, or nil; VoiceOver speaks the label of `image`.
    open var animationImages: [UIImage]?
    /// The duration of one round of the images, in seconds; 0 for a thirtieth of a second each. They are not drawn
    /// here.
    open var animationDuration: TimeInterval = 0
    /// The number of rounds of the images; 0 for endless. They are not drawn here.
    open var animationRepeatCount = 0
    /// Whether the images are currently shown in turn.
    open private(set) var isAnimating = false

    /// Starts to show the images in turn.
    open func startAnimating() { isAnimating = true }
    /// Stops showing the images in turn.
    open func stopAnimating() { isAnimating = false }

    private func contentDidChange() {
        accessibilityDidChange(.attributes)
        contentSizeDidChange()
    }

    final var intrinsicImageSize: CGSize { image?.size ?? .zero }

    /// The insets of the image's alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// The size of the image's alignment rectangle, or none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }
    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicImageSize }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
    // An image view that the app makes an element has the image's label, else the words of its name.
    override var defaultAccessibilityLabel: String? { image?.label(in: interfaceWords) }

    override var accessibilityAppearance: Appearance? {
        guard let image else { return nil }
        var appearance = Appearance()
        appearance.setImage(image, of: self)
        appearance.setIntrinsicSize(image.size)
        return appearance
    }

    // MARK: Drawing

    /// The symbol configuration, or nil for the image's own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// Whether the image grows with the user's text size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The images that are shown in turn while `isHighlighted`, or nil.
    open var highlightedAnimationImages: [UIImage]? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// Whether the image moves with the focus.
    open var adjustsImageWhenAncestorFocused: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The range of brightness in which the image is shown; stored only.
    open var preferredImageDynamicRange: UIImage.DynamicRange {
        get { drawn(else: .unspecified) }
        set { setDrawn(newValue) }
    }
    /// The range of brightness in which the image is shown: the usual one.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
}
