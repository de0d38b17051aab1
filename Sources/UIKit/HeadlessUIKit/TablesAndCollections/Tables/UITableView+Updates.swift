import Foundation

// Changes that keep the cells of rows which stay, so that the cursor of an assistive technology follows them.
//
// The data source is asked for its counts afterwards and believed: a count that does not follow from the changes is
// no error here, as it is in UIKit.
extension UITableView {
    /// Collects changes until `endUpdates()`. Calls nest.
    public final func beginUpdates() { updateDepth += 1 }

    /// Applies the changes since `beginUpdates()`; without one nothing happens.
    public final func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        if updateDepth == 0 { applyUpdates() }
    }

    /// Makes changes together.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// The data source has new rows at these places.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedRows.formUnion(indexPaths) }
    }

    /// The data source has lost the rows at these places.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedRows.formUnion(indexPaths) }
    }

    /// The rows at these places have other content.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// The rows at these places have other content, with which the cells that they have are filled.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// A row has another place.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// The data source has new sections at these places.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// The data source has lost the sections at these places.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// The sections at these places have other content.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// A section has another place.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    private func note(_ change: (inout TableUpdates) -> Void) {
        beginUpdates()
        var noted = updates ?? TableUpdates()
        change(&noted)
        updates = noted
        endUpdates()
    }

    private func applyUpdates() {
        guard let updates else {
            invalidateGeometry()
            return
        }
        self.updates = nil
        // A table that was never filled asks for everything anyway.
        guard !geometry.sections.isEmpty || !cells.isEmpty else {
            reloadData()
            return
        }
        let newPlace = updates.mapping()
        follow(newPlace, isReloaded: updates.reloads)
        reconfigure(Set(updates.reconfiguredRows.compactMap(newPlace)))
    }

    /// Changes what is shown as the data source says.
    final func follow(_ change: SnapshotChange) {
        guard !geometry.sections.isEmpty || !cells.isEmpty else {
            reloadData()
            return
        }
        follow(change.newPlace, isReloaded: change.isReloaded)
        reconfigure(change.reconfigured)
    }

    /// Has the data source fill cells anew, which it gets where it asks for one that is no longer shown, as in UIKit.
    private func reconfigure(_ paths: Set<IndexPath>) {
        for path in paths.sorted() {
            guard let cell = cells[path], let dataSource else { continue }
            reconfigured = cell
            let other = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            // A data source that makes another cell has it shown at the next layout.
            if other !== cell { recycle(path) }
        }
        if !paths.isEmpty { invalidateGeometry() }
    }

    private func follow(_ newPlace: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool) {
        for path in cells.keys.sorted() where isReloaded(path) || newPlace(path) == nil {
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
