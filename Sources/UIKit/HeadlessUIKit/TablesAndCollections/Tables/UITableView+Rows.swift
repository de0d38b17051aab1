import Foundation

// Queries about a table's rows, and selecting and scrolling to them.
extension UITableView {
    /// The number of sections.
    public final var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.sections.count
    }

    /// Returns the number of rows of a section; 0 for a section that doesn't exist.
    public final func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
    }

    /// Returns the cell of a row, or nil if it has none.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the row of a cell while it is shown, or nil.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.path.flatMap { cells[$0] === cell ? $0 : nil }
    }

    /// Returns the row at a point of the content, or nil.
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard point.y.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
        return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
    }

    /// Returns the rows that intersect a rectangle of the content, from top to bottom.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The rows that are at least partly visible, from top to bottom.
    public final var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

    /// The cells that are at least partly visible, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
    }

    /// Returns the rectangle of a section with its header and footer; empty for a section that doesn't exist.
    public final func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
    }

    /// Returns the rectangle of a row; empty for a row that doesn't exist.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return isRow(indexPath) ? rowRect(indexPath) : .zero
    }

    /// Returns the rectangle of a section's header; empty for a section that doesn't exist.
    public final func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.headerHeight)
    }

    /// Returns the rectangle of a section's footer; empty for a section that doesn't exist.
    public final func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.footerTop, width: bounds.width, height: part.footerHeight)
    }

    // MARK: Scrolling

    /// Scrolls until a row is at a position; rows that don't exist are ignored.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

    // MARK: Selection

    /// The first selected row, or nil.
    public final var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows in order, or nil when there are none.
    public final var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row, or deselects all with nil, without notifying anyone.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var canSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Performs a tap on a row: selects it and notifies the delegate.
    final func tapRow(at path: IndexPath) {
        guard canSelect, isRow(path), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        delegate?.tableView(self, didHighlightRowAt: path)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if selectsSeveral, selection.contains(path) {
            guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: target, animated: true)
            delegate?.tableView(self, didDeselectRowAt: target)
            return
        }
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, isRow(target) else {
            return
        }
        if !selectsSeveral {
            for old in selection where old != target {
                deselectRow(at: old, animated: true)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: target, animated: true, scrollPosition: .none)
        // A segue of the row is prepared before the delegate is notified of the selection, as on a device.
        if let cell = cells[target] { cell.selectionSegue?(cell) }
        delegate?.tableView(self, didSelectRowAt: target)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: target)
        }
    }

    // MARK: Swipe actions

    /// Returns the swipe actions of a cell's row, as actions for assistive technologies; nil for none.
    final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = indexPath(for: cell) else { return nil }
        let offered = [
            delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
        ].compactMap { $0 }
        var actions = offered.flatMap { $0.accessibilityActions(for: cell) }
        if offered.isEmpty, let old = delegate?.tableView(self, editActionsForRowAt: path) {
            actions = old.map { action in
                UIAccessibilityCustomAction(name: action.title ?? "") { [weak self, weak cell] _ in
                    guard let self, let cell, let path = self.indexPath(for: cell) else { return false }
                    action.handler(action, path)
                    return true
                }
            }
        } else if offered.isEmpty, !isEditing, offersDeletion(ofRowAt: path) {
            actions.append(
                UIAccessibilityCustomAction(name: deletionTitle(ofRowAt: path)) { [weak self, weak cell] _ in
                    guard let self, let cell, self.indexPath(for: cell) != nil else { return false }
                    self.commit(.delete, of: cell)
                    return true
                })
        }
        return actions.isEmpty ? nil : actions
    }
}
