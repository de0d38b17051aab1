import Foundation

/// Gives a collection view its content.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view beside the items, such as a section's header.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether an item can be moved.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user has moved an item.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// One unless the data source says otherwise.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalRequirement.noteMissing()
        return 1
    }
    /// An empty view unless the data source has one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalRequirement.noteMissing()
        return UICollectionReusableView(frame: .zero)
    }
    /// False unless the data source says otherwise.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nothing happens unless the data source says what.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.noteMissing() }
}
