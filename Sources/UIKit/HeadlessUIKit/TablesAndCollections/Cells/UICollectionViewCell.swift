import Foundation

/// An item of a collection.
///
/// Unlike a table row it isn't an accessibility element: the elements in it are reached one by one, unless the app
/// makes the cell an element.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's content.
    public let contentView: UIView
    private var configurationView: (UIView & UIContentView)?
    /// Fires the segue of the item, which a storyboard describes.
    package final var selectionSegue: (@MainActor (UICollectionViewCell) -> Void)?

    /// Creates a cell.
    public override init(frame: CGRect) {
        contentView = Self.makeContentView()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a cell of no size.
    public required init?(coder: NSCoder) {
        contentView = Self.makeContentView()
        super.init(coder: coder)
        prepare()
    }

    /// Creates the view for the content.
    class func makeContentView() -> UIView { UIView(frame: .zero) }

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

    /// A view behind the content, or nil; it isn't drawn here and isn't added to the cell.
    open var backgroundView: UIView?
    /// A view behind the content while the cell is selected, or nil; not drawn here.
    open var selectedBackgroundView: UIView?
    /// Whether the cell is selected.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            accessibilityDidChange(.attributes)
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the cell is shown as touched; not drawn here.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    // MARK: State

    /// The state of the cell. An override adds to super's.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isExpanded = accessibilityExpandedStatus == .expanded
        return state
    }
    /// Whether the content follows the state automatically; true unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the state automatically; true unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called with the state to take it over into the content, or nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    final var needsUpdateConfiguration = false

    /// Takes a state over into the content.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Has the state taken over before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Takes a state over into the content. An override calls super or sets everything itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        configurationUpdateHandler?(self, state)
    }

    /// The configuration of the background, or nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            background = CellBackgroundView.showing(backgroundConfiguration, behindContentOf: self, before: background)
        }
    }
    final var background: CellBackgroundView?

    /// Places the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = bounds
        layoutContent()
    }

    /// Places the view of the content configuration, where there is one.
    final func layoutContent() { configurationView?.frame = contentView.bounds }

    override var contentDeterminesSize: Bool { configurationView != nil || contentView.determinesItsSize }

    /// Returns the size of the content: of the content configuration, or by the constraints in the cell.
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

    // They are announced where the app makes the cell an element.
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }

    /// The stages of a drag, with UIKit's raw values.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Called when a drag of the cell reaches another stage; a drag that is played has none.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Returns the background configuration of a cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
