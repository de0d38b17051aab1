import Foundation

// Updates that keep the cells of remaining items, so that the cursor of an assistive technology follows them.
extension UICollectionView: BatchUpdating {
    /// Makes changes as one batch.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        endUpdate()
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// Inserts items that the data source has added at the given index paths.
    public final func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows.formUnion(indexPaths) } }

    /// Deletes items that the data source has removed at the given index paths.
    public final func deleteItems(at indexPaths: [IndexPath]) { note { $0.deletedRows.formUnion(indexPaths) } }

    /// Reloads the items at the given index paths.
    public final func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloadedRows.formUnion(indexPaths) } }

    /// Reconfigures the existing cells of the items at the given index paths for new content.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Moves an item to another place.
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections that the data source has added at the given indices.
    public final func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }

    /// Deletes sections that the data source has removed at the given indices.
    public final func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }

    /// Reloads the sections at the given indices.
    public final func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section to another place.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    final var isFilled: Bool { !counts.isEmpty || !views.isEmpty }
    final var filler: AnyObject? { dataSource }

    /// Has the data source reconfigure cells: its request for the cell of such an item returns the existing one, as in
    /// UIKit.
    final func reconfigure(_ paths: Set<IndexPath>) {
        for path in paths.sorted() {
            let place = CollectionPlace(path: path, kind: nil)
            guard let view = views[place] as? UICollectionViewCell, let dataSource else { continue }
            reconfigured = view
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            view.measured = nil
            // If the data source makes another cell, it is shown at the next layout.
            guard cell !== view else { continue }
            recycle(place)
        }
        if !paths.isEmpty { setNeedsLayout() }
    }

    final func moveCells(_ change: SnapshotChange) {
        let (newPlace, isReloaded) = (change.newPlace, change.isReloaded)
        // Supplementary views are requested again.
        for place in views.keys.sorted()
        where place.kind != nil || isReloaded(place.path) || newPlace(place.path) == nil {
            let view = views[place]
            recycle(place)
            if place.kind == nil { view?.item.leave(newPlace(place.path)) }
        }
        var kept: [CollectionPlace: UICollectionReusableView] = [:]
        for (place, view) in views {
            view.place = newPlace(place.path).map { CollectionPlace(path: $0, kind: nil) }
            if let place = view.place { kept[place] = view }
        }
        views = kept
        selection = Set(selection.compactMap(newPlace))
        loadCounts()
        collectionViewLayout.moveSizes { isReloaded($0) ? nil : newPlace($0) }
        layoutWasInvalidated(asksViews: false)
        accessibilityDidChange(.attributes)
    }
}
