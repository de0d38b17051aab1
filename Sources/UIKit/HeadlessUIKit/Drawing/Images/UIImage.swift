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
}
