import Foundation

/// Shows two or three columns side by side where there is room, and one at a time where width is compact.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number of columns.
    public final let style: Style
    /// The delegate, which can change the columns shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The controllers as the app set them.
    final var columns: [Column: UIViewController] = [:]
    /// The navigation controllers around the columns of a style with named columns.
    final var wrappers: [Column: UINavigationController] = [:]
    /// The controllers whose views are in the hierarchy, in leading-to-trailing order.
    final var shown: [UIViewController] = []
    /// The controller shown instead of the columns while width is compact.
    final var collapsedContent: UIViewController?
    final var collapsedColumns: [CollapsedColumn] = []
    /// The columns that a saved state had on another column's stack, and the lowest controller of each.
    final var restoredBottoms: [Column: UIViewController] = [:]
    /// The mode that the user or the app has requested after the last change of size.
    final var chosenMode: DisplayMode?
    /// The width class that has been announced and is not there yet.
    final var comingWidthClass: UIUserInterfaceSizeClass?
    final var lastMode = DisplayMode.secondaryOnly
    final var splitTransition: SplitTransition?
    final let contentView = SplitContentView()

    /// Creates a split view with named columns. Each gets a navigation controller unless it is one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view of two controllers without named columns.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a split view of two controllers without named columns.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The controllers that are or can be shown: all columns in leading-to-trailing order, or while collapsed the one
    /// in their place. Assigning it requires a split view without named columns; the second one may be missing.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return collapsedContent.map { [$0] } ?? [] }
            return [.primary, .supplementary, .secondary].compactMap(content(of:))
        }
        set {
            guard style == .unspecified else {
                return Diagnostics.fail(
                    Diagnostic.Name.invalidArgument,
                    "\(Diagnostics.name(self)) has named columns; use setViewController(_:for:).")
            }
            guard newValue.count <= 2 else {
                return Diagnostics.fail(
                    Diagnostic.Name.invalidArgument,
                    "A split view controller takes two view controllers, not \(newValue.count).")
            }
            replace(.primary, with: newValue.first)
            replace(.secondary, with: newValue.dropFirst().first)
        }
    }

    /// Sets or removes the controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified, column != .supplementary || style == .tripleColumn else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "\(Diagnostics.name(self)) has no column \(column).")
        }
        replace(column, with: vc)
    }

    /// Returns the controller set for a column, or nil.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    // MARK: Display

    /// The mode that the app would like; the split view decides while it is automatic.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            modeMayHaveChanged(animated: UIView.areAnimationsEnabled)
        }
    }
    /// The mode that is shown; while collapsed, `secondaryOnly`.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : resolvedMode }
    /// The behaviour of columns that the app prefers.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { modeMayHaveChanged(animated: false) }
    }
    /// The current behaviour of columns.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }

    /// Whether only one column is shown at a time because width is compact.
    open internal(set) var isCollapsed = false
    /// Whether a swipe shows the primary column; false also removes the automatic button for the sidebar.
    open var presentsWithGesture = true { didSet { updateButton() } }
    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The primary column's share of the width, from 0 to 1, or `automaticDimension`.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The primary column's width in points, or `automaticDimension`.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(ofLeadingColumn: .primary) }
    /// The supplementary column's width in points, or `automaticDimension`.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { width(ofLeadingColumn: .supplementary) }

    /// Shows a column: next to or over the content where there is room, on top of the stack while collapsed.
    open func show(_ column: Column) { showColumn(column) }
    /// Hides a column.
    open func hide(_ column: Column) { hideColumn(column) }

    /// A bar button that shows and hides the leading columns. An app that puts it in a bar gets no automatic one.
    open var displayModeButtonItem: UIBarButtonItem {
        if let button = buttons.own { return button }
        let item = makeSidebarButton()
        buttons.own = item
        updateButton()
        return item
    }

    final var buttons = SplitButtons()
    /// Whether a split view with named columns has a button for its sidebar in the bar of the first visible column.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButton() } }
    /// Whether three columns have a button in the bar of the secondary one that leaves only this column.
    open var showsSecondaryOnlyButton = false { didSet { updateButton() } }

    // MARK: Showing other controllers

    /// Replaces the primary column's content, or pushes it there; while collapsed, forwards to the collapsed content.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        showInPrimary(vc, sender: sender)
    }

    /// Replaces the secondary column; while collapsed, forwards to the collapsed content.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        showInSecondary(vc, sender: sender)
    }

    /// `show(_:sender:)` and `showDetailViewController(_:sender:)`.
    open override class var overriddenActions: Set<Selector> { [.showViewController, .showDetailViewController] }

    // MARK: Segues and restoration

    /// Shows the column of the next controller on the way of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        let column = Column.allCases.first { content(of: $0) === subsequentVC || columns[$0] === subsequentVC }
        if let column { show(column) }
    }

    /// Writes which controllers the columns have.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    /// Reads which controllers the columns have.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    /// Restores columns that were pushed on another column's stack when the state was saved.
    open override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        settleRestoredColumns()
    }

    // MARK: Views

    /// Makes the view that contains the columns.
    open override func loadView() {
        let container = UIView(frame: UIScreen.main.bounds)
        contentView.frame = container.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.splitController = self
        container.addSubview(contentView)
        view = container
    }

    /// Collapses or expands when the width class has changed, before the columns get their places.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptToWidth()
    }

    /// Shows the columns before they appear.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        adaptToWidth()
        if !isCollapsed { modeMayHaveChanged(animated: false) }
    }

    /// Records the coming size, which decides about the columns' sizes.
    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingWidthClass = newCollection.horizontalSizeClass
        super.willTransition(to: newCollection, with: coordinator)
    }

    /// Called when the announced traits have taken effect.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        comingWidthClass = nil
    }

    /// Forgets the mode that the user has chosen for the present size.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chosenMode = nil
    }

    /// The size of a column in a split view of a size; all of it while only one is shown.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, in: parentSize) }

    override var childrenThatShareAppearance: [UIViewController] { shown }

    /// Hides a column that overlays the content.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        guard !isCollapsed, displayMode.isOverlay else { return false }
        chosenMode = .secondaryOnly
        modeMayHaveChanged(animated: true)
        return true
    }
}
