import Foundation

// Updates that keep the cells of remaining items, so that the cursor of an assistive technology follows them.
extension UICollectionView: BatchUpdating {
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
        let shown = shownAttributes()
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
        runUpdate(change.items(), shown, newPlace)
        accessibilityDidChange(.attributes)
    }
}
