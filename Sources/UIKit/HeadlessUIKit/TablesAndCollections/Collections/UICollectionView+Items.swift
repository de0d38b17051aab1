import Foundation

// Queries about a collection's items, and selecting and scrolling to them.
extension UICollectionView {
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }

    // MARK: Selection

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
