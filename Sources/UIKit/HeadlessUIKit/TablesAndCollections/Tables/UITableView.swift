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

    // MARK: Drawing

    /// The colour of the lines between rows, or nil for the system's.
    open var separatorColor: UIColor? {
        get { drawn(else: .separator) }
        set { setDrawn(newValue) }
    }

    /// The effect of the lines between rows, or nil.
    open var separatorEffect: UIVisualEffect? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The reference for the separator insets.
    open var separatorInsetReference: SeparatorInsetReference {
        get { drawn(else: .fromCellEdges) }
        set { setDrawn(newValue) }
    }

    /// The colour of the index at the side, or nil for the tint colour.
    open var sectionIndexColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The colour behind the index at the side, or nil.
    open var sectionIndexBackgroundColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The colour behind the index while a finger is on it, or nil.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The number of rows from which the index is shown; here it is shown wherever the data source provides titles.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }

    /// The height of the filler rows below the last row, in points; there are none here.
    open var fillerRowHeight: CGFloat {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }

    /// Whether the margins of cells follow the readable width; here they follow the table's margins.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether keyboard focus returns to the row that had it.
    open var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether the row with keyboard focus is selected.
    open var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether rows can have keyboard focus.
    open var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// Whether a drag that stays over the table opens the row below it.
    open var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    // MARK: Rows

    /// The number of sections.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.sections.count
    }

    /// Returns the number of rows of a section; 0 for a section that doesn't exist.
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
    }

    /// Returns the cell of a row, or nil if it has none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the row of a cell while it is shown, or nil.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.path.flatMap { cells[$0] === cell ? $0 : nil }
    }

    /// Returns the row at a point of the content, or nil.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard point.y.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
        return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
    }

    /// Returns the rows that intersect a rectangle of the content, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The rows that are at least partly visible, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

    /// The cells that are at least partly visible, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
    }

    /// Returns the rectangle of a section with its header and footer; empty for a section that doesn't exist.
    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
    }

    /// Returns the rectangle of a row; empty for a row that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return isRow(indexPath) ? rowRect(indexPath) : .zero
    }

    /// Returns the rectangle of a section's header; empty for a section that doesn't exist.
    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.headerHeight)
    }

    /// Returns the rectangle of a section's footer; empty for a section that doesn't exist.
    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.footerTop, width: bounds.width, height: part.footerHeight)
    }

    /// Scrolls until a row is at a position; rows that don't exist are ignored.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reloadIfNeeded()
        guard isRow(indexPath) else { return }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
        let rect = rowRect(indexPath)
        let inset = adjustedContentInset
        let place: CGFloat
        switch scrollPosition {
        case .none:
            scrollRectToVisible(rect, animated: animated)
            return
        case .top: place = rect.minY - inset.top
        case .middle: place = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        case .bottom: place = rect.maxY - bounds.height + inset.bottom
        }
        setContentOffset(CGPoint(x: bounds.minX, y: verticalAxis.clamp(place)), animated: animated)
    }

    /// The first selected row, or nil.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }
    /// The selected rows in order, or nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row, or deselects all with nil, without notifying anyone.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadIfNeeded()
        if !selectsSeveral || indexPath == nil {
            for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath, isRow(indexPath) else { return }
        selection.insert(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without notifying anyone.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: Updates

    /// Collects changes until `endUpdates()`. Calls nest.
    open func beginUpdates() { updateDepth += 1 }

    /// Applies the changes since `beginUpdates()`; does nothing without it.
    open func endUpdates() {
        guard updateDepth > 0 else { return }
        // Row heights are requested again even where no rows were inserted or deleted.
        if updateDepth == 1, updates == nil { invalidateGeometry() }
        endUpdate()
    }

    /// Makes changes as one batch.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// Inserts rows that the data source has added at the given index paths.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes rows that the data source has removed at the given index paths.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Reloads the rows at the given index paths.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Reconfigures the existing cells of the rows at the given index paths for new content.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Moves a row to another place.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections that the data source has added at the given indices.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source has removed at the given indices.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// Reloads the sections at the given indices.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section to another place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    // MARK: State that only a screen would show

    /// The space above section headers, in points; stored only.
    open var sectionHeaderTopPadding: CGFloat {
        get { drawn(else: UITableView.automaticDimension) }
        set { setDrawn(newValue) }
    }
    /// The way rows with changed content are measured again; stored only.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { drawn(else: .enabled) }
        set { setDrawn(newValue) }
    }
    /// Whether rows get the focus of a keyboard while the table is edited; stored only.
    open var allowsFocusDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether rows are prepared before they are shown.
    open var isPrefetchingEnabled: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether a row is being dragged; a drag that is played ends immediately.
    open var hasActiveDrag: Bool { false }
    /// Whether an object is being dropped; a drop that is played ends immediately.
    open var hasActiveDrop: Bool { false }
    /// Whether changes are waiting for the end of a batch.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }
    /// The interaction that shows the menus of rows; nil while the delegate offers none.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Scrolls until the first selected row is at a position.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// The ways rows with changed content are measured again, with UIKit's raw values.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the app requests it.
        case disabled = 0
        /// When the app changes a cell's configuration.
        case enabled = 1
        /// Also when constraints of a cell change.
        case enabledIncludingConstraints = 2
    }

    /// Makes changes as one batch, by a closure that isn't kept.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
