import Foundation

// Updates that keep the cells of remaining rows, so that the cursor of an assistive technology follows them.
extension UITableView: BatchUpdating {
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
