import Foundation

/// A column of rows in sections. Only the visible rows and the one that an assistive technology has requested have
/// cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The style of the table.
    public let style: Style
    final var geometry = TableGeometry()
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var selection: Set<IndexPath> = []
    final var updates: TableUpdates?
    final var updateDepth = 0
    /// The cell that is being reconfigured; the data source's request for a cell returns it.
    final var reconfigured: UITableViewCell?
    final var sectionViews: [SectionPart: UIView] = [:]
    /// The numbers of the measuring passes in which headers and footers were measured.
    final var sectionMeasuring: [SectionPart: Int] = [:]
    final var pool = ReusePool<UITableViewCell>()
    final var sectionPool = ReusePool<UITableViewHeaderFooterView>()
    final var needsReload = true
    final var isLoading = false
    final weak var tableDelegate: (any UITableViewDelegate)?
    final var indexView: UITableViewIndex?
    /// The parts beyond the visible area that an assistive technology has requested.
    final var kept: Set<TablePart> = []
    /// Counts the measuring passes, so that no cell is measured twice for one row.
    final var measuring = 0
    private var measuredWidth: CGFloat = 0
    private var measuredEdges = ListEdges()

    /// The value for a height that the content determines.
    public static let automaticDimension: CGFloat = -1
    /// The placeholder for all titles of the index in `sectionIndexTitles(for:)`: a magnifying glass.
    public static let indexSearch = "{search}"

    struct SectionPart: Hashable {
        var section: Int
        var isHeader: Bool
    }

    /// Creates a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    // MARK: Data source and delegate

    /// The data source; held weakly.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

    /// The data source that is notified of rows that come near; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The delegate that provides the data of dragged rows; held weakly.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// The delegate that accepts drops on rows; held weakly.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged.
    open var dragInteractionEnabled = true
    final var prefetching = Prefetching()

    /// The delegate, which decides about appearance and use; held weakly.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            tableDelegate = newValue
            scrollDelegate = newValue
            reloadData()
        }
    }

    // MARK: Appearance

    /// The height of rows in points. Where it is `automaticDimension`, a row takes the height of its cell by
    /// `sizeThatFits(_:)`, once it has one.
    open var rowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The expected height of rows with self-sizing cells, in points, while they have none; 44 where it is
    /// `automaticDimension`. With 0, cells aren't self-sizing, and such rows stay 44 points high.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section headers in points. Where it is `automaticDimension`, a header is as high as its content,
    /// once it is shown.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section footers in points. Where it is `automaticDimension`, a footer is as high as its content,
    /// once it is shown.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The expected height of self-sizing headers, in points, until they are shown; that of one line where it is
    /// `automaticDimension`. With 0, headers aren't self-sizing.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The expected height of self-sizing footers, in points, until they are shown; that of one line where it is
    /// `automaticDimension`. With 0, footers aren't self-sizing.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// Whether the content of rows, headers and footers is inset from areas that the device covers at the sides; true
    /// unless set.
    open var insetsContentViewsToSafeArea = true { didSet { invalidateGeometry() } }
    /// Whether there are lines between rows; none are drawn here.
    open var separatorStyle = SeparatorStyle.singleLine
    /// The insets of the separators, in points; none are drawn here.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// A view behind the rows that fills the visible part, or nil.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// A view above the first section, as wide as the table and as high as its frame, or nil. A view whose height has
    /// changed must be set again, as in UIKit.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below the last section, as wide as the table and as high as its frame, or nil. A view whose height has
    /// changed must be set again, as in UIKit.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        invalidateGeometry()
    }

    // MARK: Selection and editing

    /// Whether rows can be selected.
    open var allowsSelection = true { didSet { cellsDidChange() } }
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is edited.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    final var isEditingNow = false

    /// Starts or ends the editing of the table.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            cell.setEditing(editing, animated: animated)
            updateEditingControls(of: cell, path)
        }
    }

    private func cellsDidChange() {
        for cell in cells.values { cell.accessibilityDidChange(.attributes) }
    }

    // MARK: Registration and reuse

    /// Registers a class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else { return pool.register(identifier, make: nil) }
        pool.register(identifier) { _ in
            ClassInitializer.makeCell(type, style: .default, reuseIdentifier: identifier)
        }
    }

    /// Registers a class of header and footer views.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let type = aClass as? UITableViewHeaderFooterView.Type
        guard let type else { return sectionPool.register(identifier, make: nil) }
        sectionPool.register(identifier) { _ in ClassInitializer.makeSectionView(type, reuseIdentifier: identifier) }
    }

    /// Registers a nib whose first cell is made for rows; nil removes the registration. A nib without a cell is a
    /// programmer error, as in UIKit.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return pool.register(identifier, make: nil) }
        register(forCellReuseIdentifier: identifier) {
            let cell: UITableViewCell = nib.firstView(for: identifier)
            cell.adopt(reuseIdentifier: identifier)
            return cell
        }
    }

    /// Registers a nib whose first view is made for headers and footers; nil removes the registration. A nib without a
    /// view is a programmer error, as in UIKit.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return sectionPool.register(identifier, make: nil) }
        register(forHeaderFooterViewReuseIdentifier: identifier) {
            let view: UITableViewHeaderFooterView = nib.firstView(for: identifier)
            view.adopt(reuseIdentifier: identifier)
            return view
        }
    }

    /// Registers a way of making cells, as prototypes in Interface Builder files do.
    package final func register(forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell) {
        pool.register(identifier) { _ in make() }
    }

    /// Registers a way of making headers and footers, as nibs do.
    package final func register(
        forHeaderFooterViewReuseIdentifier identifier: String, make: @escaping () -> UITableViewHeaderFooterView
    ) { sectionPool.register(identifier) { _ in make() } }

    /// Returns a reused cell, or a new one if the identifier is registered, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.dequeue(identifier) }

    /// Returns a reused or new cell. An identifier without a registration is a programmer error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.reuseIdentifier == identifier, reconfigured.path == indexPath {
            return reconfigured
        }
        guard let cell = pool.dequeue(identifier) else {
            preconditionFailure(
                "dequeueReusableCell: no cell is registered for the identifier \(identifier); register a class or a nib, or "
                    + "add a prototype cell in the storyboard")
        }
        return cell
    }

    /// Returns a reused header or footer, or a new one if the identifier is registered, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        sectionPool.dequeue(identifier)
    }

    // MARK: Loading

    /// Reloads everything at the next layout, or earlier when content is needed.
    open func reloadData() {
        prefetching.reset()
        needsReload = true
        selection = []
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    /// Invalidates the measured sections and rows, and keeps the cells.
    final func invalidateGeometry() {
        guard !needsReload else { return }
        geometry = makeGeometry()
        measuring += 1
        setNeedsLayout()
    }

    final func reloadIfNeeded() {
        guard needsReload, !isLoading else { return }
        needsReload = false
        kept = []
        for path in cells.keys.sorted() { recycle(path) }
        forgetSectionViews()
        geometry = makeGeometry()
        measuring += 1
        updateIndex()
    }

    /// Removes the views of all headers and footers, which are requested again.
    final func forgetSectionViews() {
        for (place, view) in sectionViews.sorted(by: {
            ($0.key.section, $1.key.isHeader ? 1 : 0) < ($1.key.section, $0.key.isHeader ? 1 : 0)
        }) {
            if view.superview === self { notifyEndDisplay(of: view, place) }
            view.removeFromSuperview()
            if let view = view as? UITableViewHeaderFooterView { sectionPool.recycle(view) }
        }
        sectionViews = [:]
        sectionMeasuring = [:]
    }

    /// Returns the header of a section while it is shown, or nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section while it is shown, or nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Removes a cell from the table and keeps it for reuse.
    final func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.path = nil
        cell.item.leave(path)
        cell.showsReorder = false
        cell.editControlStyle = .none
        endDisplaying(cell, path)
        cell.removeFromSuperview()
        pool.recycle(cell)
    }

    // MARK: Layout

    override func boundsDidChange() {
        // Cells of another width may need another height.
        if bounds.width != measuredWidth {
            measuredWidth = bounds.width
            measuring += 1
        }
        setNeedsLayout()
    }

    /// Makes and places the cells of the visible rows, and recycles the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        if edges != measuredEdges {
            measuredEdges = edges
            measuring += 1
        }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
        placeEnds()
        // Self-sizing cells move those below, which may bring others into view.
        var passes = 1
        while !placeContent(), passes < UITableView.passLimit { passes += 1 }
        placeEnds()
        placeIndex()
        placeBackground(backgroundView)
        prefetchRows()
    }

    // MARK: Touches and restoration

    override func content(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    override func tapContent(at path: IndexPath) { tapRow(at: path) }

    override func encodeContent(with coder: NSCoder) {
        ContentMemory.encode(
            selected: indexPathsForSelectedRows ?? [], firstVisible: indexPathsForVisibleRows?.first, of: self,
            source: dataSource, with: coder)
    }

    /// Restores the selection and the visible rows at their current positions.
    override func showRemembered() {
        guard let remembered else { return }
        let (selected, firstVisible) = remembered.paths(in: self, source: dataSource)
        for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
        if let firstVisible { scrollToRow(at: firstVisible, at: .top, animated: false) }
    }

    // MARK: Requests of assistive technologies

    override func contentOffsetDidChange() { kept = [] }

    override func keepContent(around view: UIView?) {
        if let part = view.flatMap({ part(of: $0) }) { kept = [part] }
    }

    override func cursorDidLeave() {
        guard !kept.isEmpty else { return }
        kept = []
        setNeedsLayout()
    }

    override func makeContent(beside view: UIView, forward: Bool) -> Bool? { makePart(beside: view, forward) }
    override func makeContent(from view: UIView?, forward: Bool, limit: Int) -> Int {
        makeParts(from: view, forward, limit)
    }
    override func makeEverything(limit: Int) { makeParts(limit) }

    /// Measures the rows again, whose cells prefer other heights now.
    override func textSizeDidChange() { invalidateGeometry() }

    // MARK: The index

    /// Reloads the titles of the index.
    open func reloadSectionIndexTitles() { updateIndex() }

    // MARK: Accessibility

    override var holdsAllContent: Bool { false }

    // Rows are read as a group, regardless of the table's neighbours.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }

    override func defaultScrollStatus(isVertical: Bool) -> String {
        guard isVertical, let rows = visibleRowNumbers else { return super.defaultScrollStatus(isVertical: isVertical) }
        return interfaceWords[.rowsStatus, rows.lowerBound, rows.upperBound, geometry.rowCount]
    }
}
