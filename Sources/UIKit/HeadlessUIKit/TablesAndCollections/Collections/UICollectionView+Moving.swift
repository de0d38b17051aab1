import Foundation

/// An item that is being moved to another place.
struct ItemMovement {
    /// The item's index path when the movement began.
    var start: IndexPath
    /// The index path at which the item would be dropped now.
    var target: IndexPath
}

// Moving items with one of the app's recognizers, which gives the finger's position; the data source is notified at the
// end.
extension UICollectionView {
    /// Lifts an item. Returns false where the data source doesn't allow it to move.
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let dataSource, hasItem(at: indexPath),
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        movement = ItemMovement(start: indexPath, target: indexPath)
        return true
    }

    /// Updates the finger's position in the content, in points: the item's target is the place there, or the one that
    /// the delegate chooses.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
        guard let proposed = indexPathForItem(at: targetPosition) else { return }
        movement.target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.start,
                atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
        self.movement = movement
    }

    /// Drops the item: the data source is notified and the cell moves to its new place.
    public final func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        guard movement.target != movement.start, hasItem(at: movement.start), hasItem(at: movement.target) else {
            return
        }
        dataSource?.collectionView(self, moveItemAt: movement.start, to: movement.target)
        moveItem(at: movement.start, to: movement.target)
    }

    /// Moves the item back to its original place.
    public final func cancelInteractiveMovement() { movement = nil }

    private func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
}
