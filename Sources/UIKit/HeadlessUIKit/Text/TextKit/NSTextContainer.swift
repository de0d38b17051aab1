import Foundation

/// A region in which text is laid out: a rectangle of a size, or the inside of a text view.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The size of the view that the container belongs to, in points, or nil.
    final var viewSize: (() -> CGSize)?
    private var ownSize: CGSize

    /// Creates a container with a size in points; 0 means no limit.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Creates a container without limits; nothing is read.
    public required init(coder: NSCoder) {
        ownSize = .zero
        super.init()
    }

    /// The size in points; 0 means no limit. It follows the text view's width or height where it tracks them.
    open var size: CGSize {
        get {
            guard let view = viewSize?() else { return ownSize }
            return CGSize(
                width: widthTracksTextView ? view.width : ownSize.width,
                height: heightTracksTextView ? view.height : ownSize.height)
        }
        set {
            ownSize = newValue
            didChange()
        }
    }

    /// The layout manager of the container, or nil.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Whether the width is that of the text view.
    open var widthTracksTextView = false { didSet { didChange() } }
    /// Whether the height is that of the text view.
    open var heightTracksTextView = false { didSet { didChange() } }
    /// The space at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// The line break mode for text that is too long for a line.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
    /// The regions that text flows around; ignored here.
    open var exclusionPaths: [UIBezierPath] = []
    /// Whether all lines are as wide as the container.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    private func didChange() { layoutManager?.textContainerChangedGeometry(self) }

    /// The maximum width of lines, in points.
    final var lineWidth: CGFloat {
        let width = size.width
        return width > 0 && width.isFinite ? width - 2 * lineFragmentPadding : .infinity
    }
}
