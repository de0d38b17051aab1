import Foundation

// Changes that keep the cells of items which stay, so that the cursor of an assistive technology follows them.
//
// The data source is asked for its counts afterwards and believed: a count that does not follow from the changes is
// no error here, as it is in UIKit.
extension UICollectionView {
    /// Makes changes together.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { applyUpdates() }
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// The data source has new items at these places.
    public final func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows.formUnion(indexPaths) } }

    /// The data source has lost the items at these places.
    public final func deleteItems(at indexPaths: [IndexPath]) { note { $0.deletedRows.formUnion(indexPaths) } }

    /// The items at these places have other content.
    public final func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloadedRows.formUnion(indexPaths) } }

    /// The items at these places have other content, with which the cells that they have are filled.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// An item has another place.
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// The data source has new sections at these places.
    public final func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }

    /// The data source has lost the sections at these places.
    public final func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }

    /// The sections at these places have other content.
    public final func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }

    /// A section has another place.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    private func note(_ change: (inout TableUpdates) -> Void) {
        var noted = updates ?? TableUpdates()
        change(&noted)
        updates = noted
        if updateDepth == 0 { applyUpdates() }
    }

    private func applyUpdates() {
        guard let updates else { return }
        self.updates = nil
        // A collection that was never filled asks for everything anyway.
        guard !counts.isEmpty || !views.isEmpty else { return reloadData() }
        let newPlace = updates.mapping()
        follow(newPlace, isReloaded: updates.reloads)
        reconfigure(Set(updates.reconfiguredRows.compactMap(newPlace)))
    }

    /// Changes what is shown as the data source says.
    final func follow(_ change: SnapshotChange) {
        guard !counts.isEmpty || !views.isEmpty else { return reloadData() }
        follow(change.newPlace, isReloaded: change.isReloaded)
        reconfigure(change.reconfigured)
    }

    /// Has the data source fill cells anew, which it gets where it asks for one that is no longer shown, as in UIKit.
    private func reconfigure(_ paths: Set<IndexPath>) {
        for path in paths.sorted() {
            let place = CollectionPlace(path: path, kind: nil)
            guard let view = views[place] as? UICollectionViewCell, let dataSource else { continue }
            reconfigured = view
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            view.measured = nil
            // A data source that makes another cell has it shown at the next layout.
            guard cell !== view else { continue }
            recycle(place)
        }
        if !paths.isEmpty { setNeedsLayout() }
    }

    private func follow(_ newPlace: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool) {
        // What stands beside the items is asked for anew.
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
