import Foundation

/// An item of a collection.
///
/// Unlike a row of a table it is no element: what is in it is reached one by one, unless the app makes it an element.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Holds the cell's content.
    public let contentView = UIView(frame: .zero)
    private var configurationView: (UIView & UIContentView)?
    /// Fires the segue of the item, which a storyboard describes.
    package final var selectionSegue: (@MainActor (UICollectionViewCell) -> Void)?

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a cell of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// The content as a value, or nil where the app fills `contentView` itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if let contentConfiguration, let view = configurationView,
                type(of: view.configuration) == type(of: contentConfiguration)
            {
                view.configuration = contentConfiguration
            } else {
                configurationView?.removeFromSuperview()
                configurationView = contentConfiguration?.makeContentView()
                if let view = configurationView { contentView.addSubview(view) }
            }
            setNeedsLayout()
        }
    }

    /// A view behind the content, or nil; nobody sees it here, and it is not put into the cell.
    open var backgroundView: UIView?
    /// A view behind the content while the cell is selected, or nil; nobody sees it here.
    open var selectedBackgroundView: UIView?
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { accessibilityDidChange(.attributes) } } }
    /// Whether the cell is shown as touched; nobody sees it here.
    open var isHighlighted = false

    /// Places the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        layoutContent()
    }

    /// Places the view of the content configuration, where there is one.
    final func layoutContent() { configurationView?.frame = contentView.bounds }

    override var contentSaysSize: Bool { configurationView != nil || contentView.saysItsSize }

    /// The size of the content: of the content configuration, or by the constraints in the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let configurationView, !contentView.holdsConstraints {
            return configurationView.sizeThatFits(
                CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        return fittingSize(
            around: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Accessibility

    // They are heard where the app makes the cell an element.
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }
}
