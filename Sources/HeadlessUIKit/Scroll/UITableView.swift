import Foundation

/// A column of rows in sections, of which only those near the visible part have cells.
@MainActor open class UITableView: UIScrollView {
    /// How the sections are drawn.
    public let style: Style
    final var geometry = TableGeometry()
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var selection: Set<IndexPath> = []
    final var updates: TableUpdates?
    final var updateDepth = 0
    /// The content that a description gave, which nobody else keeps alive.
    final var describedContent: (any UITableViewDataSource)?
    private var sectionViews: [SectionPart: UIView] = [:]
    private var pool = CellPool()
    private var needsReload = true
    private var isLoading = false
    private weak var tableDelegate: (any UITableViewDelegate)?
    private var indexView: UITableViewIndex?

    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1
    /// Stands for all titles of the index in `sectionIndexTitles(for:)`: a magnifying glass.
    public static let indexSearch = "{search}"
    // A cursor that walks from row to row needs the next cell before it is visible, so cells exist for so many pages
    // above and below the visible part.
    static let pagesAround: CGFloat = 1

    private struct SectionPart: Hashable {
        var section: Int
        var isHeader: Bool
    }

    /// Creates a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Who fills it

    /// Gives the content; it is not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

    /// Decides about looks and use; it is not kept alive.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            tableDelegate = newValue
            scrollDelegate = newValue
            reloadData()
        }
    }

    // MARK: Looks

    /// The height of rows in points; 44 where it is `automaticDimension`.
    open var rowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The expected height of rows in points; it changes nothing here.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height above sections in points, or `automaticDimension`.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height below sections in points, or `automaticDimension`.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// Whether there are lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine
    /// How far the lines stay away from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// A view behind the rows, or nil.
    open var backgroundView: UIView?
    /// A view above the first section, as high as its frame, or nil.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below the last section, as high as its frame, or nil.
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
    private var isEditingNow = false

    /// Starts or ends the editing of the table.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        for cell in cells.values { cell.setEditing(editing, animated: animated) }
    }

    private func cellsDidChange() {
        for cell in cells.values { cell.accessibilityDidChange(.attributes) }
    }

    // MARK: Cells by name

    /// Names a class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, identifier)
    }

    /// Names a class of views for headers and footers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.registerSectionView(aClass, identifier)
    }

    /// Names a way of making cells, as prototypes in Interface Builder files do.
    package final func register(forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell) {
        pool.register(make, identifier)
    }

    /// A cell that is no longer shown, or a new one where a class has the name, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.dequeue(identifier) }

    /// A cell that is no longer shown, or a new one. A name that nothing was registered for is an error of the app.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = pool.dequeue(identifier) else {
            preconditionFailure("dequeueReusableCell: no cell is registered for the identifier \(identifier)")
        }
        return cell
    }

    /// A header or footer that is no longer shown, or a new one where a class has the name, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        pool.dequeueSectionView(identifier)
    }

    // MARK: Loading

    /// Asks for everything anew, at the next layout or when something is needed earlier.
    open func reloadData() {
        needsReload = true
        selection = []
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    /// Measures sections and rows anew and keeps the cells.
    final func invalidateGeometry() {
        guard !needsReload else { return }
        geometry = makeGeometry()
        setNeedsLayout()
    }

    final func reloadIfNeeded() {
        guard needsReload, !isLoading else { return }
        needsReload = false
        for path in cells.keys.sorted() { recycle(path) }
        forgetSectionViews()
        geometry = makeGeometry()
        updateIndex()
    }

    /// Drops the views of all headers and footers, which are asked for anew.
    final func forgetSectionViews() {
        for view in sectionViews.values { pool.recycleSectionView(view) }
        sectionViews = [:]
    }

    private func makeGeometry() -> TableGeometry {
        isLoading = true
        defer { isLoading = false }
        var geometry = TableGeometry()
        geometry.appendSpace(tableHeaderView?.frame.height ?? 0)
        if let dataSource {
            let count = min(max(dataSource.numberOfSections(in: self), 0), TableGeometry.sectionLimit)
            for section in 0..<count {
                geometry.append(
                    headerHeight: height(ofPartAt: section, isHeader: true),
                    rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
                    footerHeight: height(ofPartAt: section, isHeader: false)
                ) { row in
                    let height = tableDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                    let wish = height ?? rowHeight
                    return wish < 0 ? 44 : wish
                }
            }
        }
        geometry.appendSpace(tableFooterView?.frame.height ?? 0)
        return geometry
    }

    private func height(ofPartAt section: Int, isHeader: Bool) -> CGFloat {
        let wish =
            isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if wish >= 0 { return wish }
        if title(ofPartAt: section, isHeader: isHeader)?.isEmpty == false { return style == .plain ? 28 : 38 }
        if let view = sectionView(section, isHeader: isHeader) { return max(view.frame.height, 28) }
        return style == .plain ? 0 : 18
    }

    private func title(ofPartAt section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// The view above or below a section: the delegate's, else one with the data source's title.
    private func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
        let part = SectionPart(section: section, isHeader: isHeader)
        if let view = sectionViews[part] { return view }
        let own =
            isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
        let view = own ?? titleView(title(ofPartAt: section, isHeader: isHeader), isHeader: isHeader)
        if let view { sectionViews[part] = view }
        return view
    }

    private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isHeading = isHeader
        view.textLabel?.text = title
        return view
    }

    /// The view above a section while it is shown, or nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    /// The view below a section while it is shown, or nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Takes a cell out of the table and keeps it for another row.
    final func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.path = nil
        cell.item.leave(path)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        cell.removeFromSuperview()
        pool.recycle(cell)
    }

    // MARK: Layout

    override func boundsDidChange() { setNeedsLayout() }

    /// Makes and places the cells near the visible part, and lets go of the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
        placeEnds()
        let around = bounds.height * UITableView.pagesAround
        let (top, bottom) = (bounds.minY - around, bounds.maxY + around)
        let sections = bounds.height > 0 ? geometry.sections(from: top, to: bottom) : 0..<0
        dropCells(above: top, below: bottom)
        for section in sections {
            placeSectionView(section, isHeader: true)
            for row in geometry.rows(of: section, from: top, to: bottom) {
                placeCell(IndexPath(row: row, section: section))
            }
            placeSectionView(section, isHeader: false)
        }
        for (part, view) in sectionViews where !sections.contains(part.section) && view.superview === self {
            view.removeFromSuperview()
        }
        placeIndex()
    }

    private func placeEnds() {
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        }
        if let view = tableFooterView {
            let height = view.frame.height
            view.frame = CGRect(x: 0, y: geometry.height - height, width: bounds.width, height: height)
        }
    }

    private func dropCells(above top: CGFloat, below bottom: CGFloat) {
        for (path, cell) in cells {
            let isKnown = isRow(path)
            let frame = isKnown ? rowRect(path) : .zero
            // A cell that is being typed into stays, as in UIKit.
            let isEdited = window?.firstResponder.map { ($0 as? UIView)?.isDescendant(of: cell) == true } ?? false
            if !isKnown || ((frame.maxY <= top || frame.minY >= bottom) && !isEdited) { recycle(path) }
        }
    }

    private func placeSectionView(_ section: Int, isHeader: Bool) {
        let part = geometry.sections[section]
        let height = isHeader ? part.headerHeight : part.footerHeight
        guard height > 0, let view = sectionView(section, isHeader: isHeader) else { return }
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(
            x: 0, y: isHeader ? part.top : part.footerTop, width: bounds.width, height: height)
    }

    private func placeCell(_ path: IndexPath) {
        let frame = rowRect(path)
        if let cell = cells[path] {
            cell.frame = frame
            return
        }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        // A data source that gives one cell to two rows leaves it with the later one.
        if let old = cell.path, cells[old] === cell { cells[old] = nil }
        cell.path = path
        if cell.item.enter(path) { cell.takeNewIdentities() }
        cells[path] = cell
        cell.isSelected = selection.contains(path)
        cell.isEditing = isEditingNow
        cell.frame = frame
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
    }

    final func isRow(_ path: IndexPath) -> Bool {
        path.count == 2 && geometry.sections.indices.contains(path.section)
            && (0..<geometry.sections[path.section].rowCount).contains(path.row)
    }

    final func rowRect(_ path: IndexPath) -> CGRect {
        geometry.rect(ofRow: path.row, in: path.section, width: bounds.width)
    }

    // MARK: Touches

    private func row(under touches: Set<UITouch>) -> IndexPath? {
        touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
    }

    /// Takes touches on rows; others go on to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if row(under: touches) == nil { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row under the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let row = row(under: touches) else { return super.touchesEnded(touches, with: event) }
        tapRow(at: row)
    }

    // MARK: Restoration

    /// What the table showed when its state was saved; nil once its controller has shown it.
    final var remembered: ContentMemory?

    /// Writes what is selected and shown, by the names that the data source gives it.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeContent(with: coder)
    }

    /// Reads what is selected and shown, by the names that the data source gives it.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        remembered = ContentMemory(from: coder)
        showRemembered()
    }

    // MARK: The index at the edge

    /// Asks for the titles of the index anew.
    open func reloadSectionIndexTitles() { updateIndex() }

    private func updateIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        indexView?.removeFromSuperview()
        indexView = titles.isEmpty ? nil : UITableViewIndex(titles: titles, table: self)
        if let indexView { addSubview(indexView) }
    }

    private func placeIndex() {
        indexView?.frame = CGRect(x: bounds.maxX - 15, y: bounds.minY, width: 15, height: bounds.height)
    }

    // MARK: Accessibility

    // Rows are read together, whatever stands beside the table.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }

    override func defaultScrollStatus(isVertical: Bool) -> String {
        guard isVertical, let rows = visibleRowNumbers else { return super.defaultScrollStatus(isVertical: isVertical) }
        return "Rows \(rows.lowerBound) to \(rows.upperBound) of \(geometry.rowCount)"
    }

    /// The rows that are visible at least by half, counted over all sections from 1.
    private var visibleRowNumbers: ClosedRange<Int>? {
        let numbers = geometry.sections(from: bounds.minY, to: bounds.maxY).flatMap { section in
            geometry.rows(of: section, from: bounds.minY, to: bounds.maxY).filter { row in
                let rect = rowRect(IndexPath(row: row, section: section))
                return rect.midY >= bounds.minY && rect.midY <= bounds.maxY
            }.map { geometry.sections[section].rowsBefore + $0 + 1 }
        }
        guard let first = numbers.first, let last = numbers.last else { return nil }
        return first...last
    }
}
