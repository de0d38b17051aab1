import Foundation
import Words

/// An image by name. There are no pixels, only the data for assistive technologies and layout.
@preconcurrency @MainActor open class UIImage: UIAccessibilityObject {
    /// The name with which the image was requested, or nil.
    final let name: String?
    /// Whether the image is one of the system's symbols.
    public final let isSymbolImage: Bool
    /// The size in points.
    public final let size: CGSize
    /// The distance that the image reaches beyond its alignment rectangle, in points: shadows, badges. Zero for
    /// symbols, whose shapes are unknown here.
    public final let alignmentRectInsets: UIEdgeInsets
    /// The drawing attributes of the image.
    final let attributes: ImageAttributes

    /// A name for tests, which is never spoken.
    open var accessibilityIdentifier: String? {
        get { assignedIdentifier }
        set { assignedIdentifier = newValue }
    }
    final override var nodeIdentifier: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue }
    }

    /// Creates an image without a name, of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, scale: 1) }

    /// Creates an image without a name, of a size in points and a number of pixels per point.
    init(size: CGSize, scale: CGFloat) {
        name = nil
        isSymbolImage = false
        self.size = size
        alignmentRectInsets = .zero
        attributes = ImageAttributes(scale: scale)
        super.init()
    }

    /// Creates an empty image.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates an image from the app's asset catalogue, with its size there. Where the app has no such image, or no
    /// catalogue is registered, it has no size; only an empty name returns nil.
    public convenience init?(named name: String) { self.init(named: name, attributes: ImageAttributes()) }

    /// The image of a literal (`#imageLiteral`), by its name in the app's catalogue.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(name: name, attributes: ImageAttributes())
    }

    convenience init?(named name: String, attributes: ImageAttributes) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, attributes: attributes)
    }

    private init(name: String, attributes: ImageAttributes) {
        let found = ResourceSettings.current.resources?.image(named: name)
        self.name = name
        isSymbolImage = found?.isSymbol ?? false
        size = found?.size ?? .zero
        alignmentRectInsets = .zero
        self.attributes = attributes
        super.init()
    }

    /// Creates a system symbol of 20 by 20 points; nil for an empty name.
    public convenience init?(systemName name: String) { self.init(systemName: name, attributes: ImageAttributes()) }

    init?(systemName name: String, attributes: ImageAttributes) {
        guard !name.isEmpty else { return nil }
        self.name = name
        isSymbolImage = true
        size = (attributes.configuration as? SymbolConfiguration)?.symbolSize ?? CGSize(width: 20, height: 20)
        alignmentRectInsets = .zero
        self.attributes = attributes
        super.init()
    }

    /// Creates a copy with other drawing attributes; a symbol has the size of its configuration.
    init(_ image: UIImage, attributes: ImageAttributes) {
        name = image.name
        isSymbolImage = image.isSymbolImage
        let symbol = image.isSymbolImage ? attributes.configuration as? SymbolConfiguration : nil
        size = symbol?.symbolSize ?? image.size
        alignmentRectInsets = image.alignmentRectInsets
        self.attributes = attributes
        super.init()
        if image.assigned != nil { accessibilityLabel = image.accessibilityLabel }
    }

    /// Creates a named image of a size in points, as an archive states it.
    init(name: String, isSymbol: Bool, size: CGSize) {
        self.name = name
        isSymbolImage = isSymbol
        self.size = size
        alignmentRectInsets = .zero
        attributes = ImageAttributes()
        super.init()
    }

    private init(_ image: UIImage, alignedBy insets: UIEdgeInsets) {
        name = image.name
        isSymbolImage = image.isSymbolImage
        size = image.size
        alignmentRectInsets = insets
        attributes = image.attributes
        super.init()
        if image.assigned != nil { accessibilityLabel = image.accessibilityLabel }
    }

    /// Returns a copy with other alignment insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(self, alignedBy: alignmentInsets)
    }

    /// The label that VoiceOver falls back on where a control has only the image: the words of its name.
    override var defaultAccessibilityLabel: String? {
        ownLabel(in: UIApplication.shared.interfaceWords)
    }

    private func ownLabel(in words: InterfaceWords) -> String? {
        guard let name else { return nil }
        let label = isSymbolImage ? SymbolNames.label(of: name, words) : ImageFileName.words(of: name)
        return label.isEmpty ? nil : label
    }

    /// Returns the label for VoiceOver where a view that shows the image has none: the label set by the app, else the
    /// words of its name in the language of the view.
    final func label(in words: InterfaceWords) -> String? {
        // Most images are plain UIKit ones without assigned attributes.
        if assigned == nil, type(of: self) == UIImage.self { return ownLabel(in: words) }
        let label = accessibilityLabel
        return label == defaultAccessibilityLabel ? ownLabel(in: words) : label
    }

    // MARK: Configuration

    /// The attributes that decide which variant is used, or nil.
    open var configuration: Configuration? { attributes.configuration }
    /// The size and weight of the symbol, or nil.
    open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }
    /// The rendering of the image where its view has a tint colour.
    open var renderingMode: RenderingMode { attributes.renderingMode }
    /// The edges that keep their size where the image fills a larger rectangle, in points.
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    /// The way the middle fills a larger rectangle.
    open var resizingMode: ResizingMode { attributes.resizingMode }
    /// Whether the image is mirrored where lines start at the right.
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    /// The number of pixels per point.
    open var scale: CGFloat { attributes.scale }

    /// The same image in another variant.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.configuration = configuration }
    }

    /// Returns a copy with the attributes of a configuration.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        with { $0.configuration = $0.configuration.map { $0.applying(configuration) } ?? configuration }
    }

    /// The same image drawn in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same image in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

    /// The same image in a colour, drawn in another way.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns a copy whose edges keep their size where it fills a larger rectangle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        with { $0.capInsets = capInsets }
    }

    /// Returns a copy whose edges keep their size where it fills a larger rectangle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image, mirrored where lines start at the right.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
    /// The same image, mirrored.
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isFlipped.toggle() } }
    /// Nil: there are no pixels here.
    open func pngData() -> Data? { nil }
    /// Nil: there are no pixels here.
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    // MARK: Pixels

    /// The number of pixels of the image; nil for one without size.
    open var cgImage: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    /// The orientation of the pixels: at most mirrored, since there are no pixels.
    open var imageOrientation: Orientation { attributes.isFlipped ? .upMirrored : .up }
    /// The images that are shown in turn; nil for a single one.
    open var images: [UIImage]? { attributes.frames }
    /// The duration of one round of the images, in seconds; 0 for a single image.
    open var duration: TimeInterval { attributes.duration }
    /// The traits that the image is for.
    open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

    /// An image whose middle row and column are stretched.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)))
    }

    /// The image itself: there is nothing to decode.
    open func preparingForDisplay() -> UIImage? { self }

    /// Calls back with the image itself.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// An image of a size in points.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }
    /// Nothing is drawn.
    open func draw(at point: CGPoint) {}
    /// Nothing is drawn.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Nothing is drawn.
    open func draw(in rect: CGRect) {}
    /// Nothing is drawn.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Nothing is drawn.
    open func drawAsPattern(in rect: CGRect) {}

    // MARK: Baseline and data

    /// The image as HEIC: nil, since there are no pixels.
    open func heicData() -> Data? { nil }
    /// Prepares a small copy before the handler is called.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// A small copy.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The image, ready to be shown.
    open func byPreparingForDisplay() async -> UIImage? { self }
    /// A format for drawing images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Whether the image has a baseline.
    open var hasBaseline: Bool { attributes.baseline != nil }
    /// The distance of the baseline from the bottom, in points, or nil.
    open var baselineOffsetFromBottom: CGFloat? { attributes.baseline }
    /// A copy with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = baselineOffset }
    }
    /// A copy without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
    /// Whether the image has extended brightness.
    open var isHighDynamicRange: Bool { false }
    /// A copy without extended brightness.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
