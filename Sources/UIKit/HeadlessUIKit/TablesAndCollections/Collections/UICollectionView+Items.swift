import Foundation

// Queries about a collection's items, and selecting and scrolling to them.
extension UICollectionView {
    /// The number of sections.
    public final var numberOfSections: Int {
        reloadIfNeeded()
        return counts.count
    }

    /// Returns the number of items of a section; 0 for a section that doesn't exist.
    public final func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Returns the cell of an item, or nil if it has none.
    public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        views[CollectionPlace(path: indexPath, kind: nil)] as? UICollectionViewCell
    }

    /// Returns a supplementary view while it is shown, or nil.
    public final func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        views[CollectionPlace(path: indexPath, kind: elementKind)]
    }

    /// Returns the item of a cell while it is shown, or nil.
    public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.place.flatMap { views[$0] === cell ? $0.path : nil }
    }

    /// Returns the item at a point of the content, or nil.
    public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let touched = attributes(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))
        return touched.filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Returns the layout's attributes of an item, or nil.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout's attributes of a supplementary view, or nil.
    public final func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }

    /// The items that are at least partly visible. UIKit guarantees no order; here they are sorted.
    public final var indexPathsForVisibleItems: [IndexPath] {
        attributes(in: bounds).filter { $0.representedElementCategory == .cell && !$0.isHidden }.map(\.indexPath)
            .filter { cellForItem(at: $0) != nil }.sorted()
    }

    /// The cells that are at least partly visible, in the order of their items.
    public final var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// Returns the sections of the views of a kind that are at least partly visible, sorted.
    public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        attributes(in: bounds).filter { $0.representedElementKind == elementKind && !$0.isHidden }.map(\.indexPath)
            .sorted()
    }

    /// Returns the views of a kind that are at least partly visible, in the order of their sections.
    public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layoutIfNeeded()
        return indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    // MARK: Scrolling

    /// Scrolls until an item is at a position; items that don't exist are ignored.
    public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard layoutAttributesForItem(at: indexPath) != nil else { return }
        scrollBand(to: indexPath, at: scrollPosition, animated: animated)
        guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let isMovedAcross = collectionViewLayout.orthogonalBand(indexPath.section) != nil
        let scrollPosition =
            isMovedAcross ? scrollPosition.subtracting([.left, .centeredHorizontally, .right]) : scrollPosition
        let inset = adjustedContentInset
        var place = bounds.origin
        if scrollPosition.contains(.top) {
            place.y = rect.minY - inset.top
        } else if scrollPosition.contains(.centeredVertically) {
            place.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        } else if scrollPosition.contains(.bottom) {
            place.y = rect.maxY - bounds.height + inset.bottom
        }
        if scrollPosition.contains(.left) {
            place.x = rect.minX - inset.left
        } else if scrollPosition.contains(.centeredHorizontally) {
            place.x = rect.midX - (bounds.width + inset.left - inset.right) / 2
        } else if scrollPosition.contains(.right) {
            place.x = rect.maxX - bounds.width + inset.right
        }
        setContentOffset(
            CGPoint(x: horizontalAxis.clamp(place.x), y: verticalAxis.clamp(place.y)), animated: animated)
    }

    // MARK: Selection

    /// The selected items in order, or nil when there are none.
    public final var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item, or deselects all with nil, without notifying anyone.
    public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadIfNeeded()
        if !allowsMultipleSelection || indexPath == nil {
            for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath, isItem(indexPath) else { return }
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without notifying anyone.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Performs a tap on an item: selects it and notifies the delegate.
    final func tapItem(at path: IndexPath) {
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesOutline {
            _ = cell.toggleOutline()
            return
        }
        guard allowsSelection, isItem(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        delegate?.collectionView(self, didHighlightItemAt: path)
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if selection.contains(path), allowsMultipleSelection {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selection where old != path {
                deselectItem(at: old, animated: true)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        selectItem(at: path, animated: true, scrollPosition: [])
        if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
