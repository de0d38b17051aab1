import Foundation

// Updates that keep the cells of remaining rows, so that the cursor of an assistive technology follows them.
extension UITableView: BatchUpdating {
    /// Collects changes until `endUpdates()`. Calls nest.
    public final func beginUpdates() { updateDepth += 1 }

    /// Applies the changes since `beginUpdates()`; does nothing without it.
    public final func endUpdates() {
        guard updateDepth > 0 else { return }
        // Row heights are requested again even where no rows were inserted or deleted.
        if updateDepth == 1, updates == nil { invalidateGeometry() }
        endUpdate()
    }

    /// Makes changes as one batch.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// Inserts rows that the data source has added at the given index paths.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes rows that the data source has removed at the given index paths.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Reloads the rows at the given index paths.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Reconfigures the existing cells of the rows at the given index paths for new content.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Moves a row to another place.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections that the data source has added at the given indices.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source has removed at the given indices.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// Reloads the sections at the given indices.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section to another place.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    final var isFilled: Bool { !geometry.sections.isEmpty || !cells.isEmpty }
    final var filler: AnyObject? { dataSource }

    /// Has the data source reconfigure cells: its request for the cell of such a row returns the existing one, as in
    /// UIKit.
    final func reconfigure(_ paths: Set<IndexPath>) {
        for path in paths.sorted() {
            guard let cell = cells[path], let dataSource else { continue }
            reconfigured = cell
            let other = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            // If the data source makes another cell, it is shown at the next layout.
            if other !== cell { recycle(path) }
        }
        if !paths.isEmpty { invalidateGeometry() }
    }

    final func moveCells(_ change: SnapshotChange) {
        let newPlace = change.newPlace
        for path in cells.keys.sorted() where change.isReloaded(path) || newPlace(path) == nil {
            let cell = cells[path]
            recycle(path)
            cell?.item.leave(newPlace(path))
        }
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells {
            let place = newPlace(path)
            cell.path = place
            if let place { kept[place] = cell }
        }
        cells = kept
        selection = Set(selection.compactMap(newPlace))
        forgetSectionViews()
        invalidateGeometry()
        accessibilityDidChange(.attributes)
    }
}
