import Foundation

/// One of the things that are dropped on a table or a collection.
final class DroppedItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}
