import Foundation

extension UICollectionViewDataSource {
    /// For calls such as `delegate.numberOfSections?(…)`.
    public var numberOfSections: UICollectionViewDataSourceNumberOfSectionsCalls? {
        UICollectionViewDataSourceNumberOfSectionsCalls(self)
    }

    /// For calls such as `delegate.collectionView?(…)`.
    public var collectionView: UICollectionViewDataSourceCollectionViewCalls? {
        UICollectionViewDataSourceCollectionViewCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UICollectionViewDataSourceNumberOfSectionsCalls {
    private let object: any UICollectionViewDataSource

    fileprivate init(_ object: any UICollectionViewDataSource) { self.object = object }

    /// Calls `numberOfSections(in:)`.
    @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalRequirement.call("numberOfSections(in:)") { object.numberOfSections(in: collectionView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UICollectionViewDataSourceCollectionViewCalls {
    private let object: any UICollectionViewDataSource

    fileprivate init(_ object: any UICollectionViewDataSource) { self.object = object }

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalRequirement.call("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
            object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// Calls `collectionView(_:canMoveItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
            object.collectionView(collectionView, canMoveItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:moveItemAt:to:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:moveItemAt:to:)") {
            object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
