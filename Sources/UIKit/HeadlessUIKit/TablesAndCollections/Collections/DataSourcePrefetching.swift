import Foundation

/// The places of a table or collection that are likely to be shown next: those of one more screen in the latest
/// scrolling direction.
@MainActor struct Prefetching {
    private var near: Set<IndexPath> = []
    private var offset = CGPoint.zero
    private var isForward = true

    /// The changes to report to the data source.
    struct Change {
        var coming: [IndexPath]
        var leaving: [IndexPath]
    }

    /// Updates the prefetched items for the visible ones; returns nil where nothing has changed.
    ///
    /// - Parameter beside: returns the items in a rectangle of the content, in points.
    mutating func update(for view: UIScrollView, visible: [IndexPath], beside: (CGRect) -> [IndexPath]) -> Change? {
        let bounds = view.bounds
        guard !bounds.isEmpty else { return nil }
        let moved = bounds.minY - offset.y + bounds.minX - offset.x
        if moved != 0 { isForward = moved > 0 }
        offset = bounds.origin
        let isHorizontal = view.horizontalAxis.canScroll && !view.verticalAxis.canScroll
        let step = isForward ? 1.0 : -1
        let page = bounds.offsetBy(
            dx: isHorizontal ? step * bounds.width : 0, dy: isHorizontal ? 0 : step * bounds.height)
        let next = Set(beside(page)).subtracting(visible)
        let coming = next.subtracting(near)
        let leaving = near.subtracting(next).subtracting(visible)
        near = next
        guard !coming.isEmpty || !leaving.isEmpty else { return nil }
        return Change(coming: isForward ? coming.sorted() : coming.sorted(by: >), leaving: leaving.sorted())
    }

    /// Resets the state, since the content has changed.
    mutating func reset() { near = [] }
}

extension UITableView {
    /// Notifies the prefetching data source of rows that come near.
    final func prefetchRows() {
        guard let prefetchDataSource else { return }
        let change = prefetching.update(for: self, visible: indexPathsForVisibleRows ?? []) {
            indexPathsForRows(in: $0) ?? []
        }
        guard let change else { return }
        if !change.leaving.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.leaving) }
        if !change.coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.coming) }
    }
}

extension UICollectionView {
    /// Notifies the prefetching data source of items that come near.
    final func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let change = prefetching.update(for: self, visible: indexPathsForVisibleItems) { rect in
            (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
                .prefix(UICollectionViewLayout.elementLimit)
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        }
        guard let change else { return }
        if !change.leaving.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.leaving)
        }
        if !change.coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.coming) }
    }
}
