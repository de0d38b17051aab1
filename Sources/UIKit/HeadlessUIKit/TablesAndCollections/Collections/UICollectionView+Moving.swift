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
    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
}
