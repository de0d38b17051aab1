import Foundation

extension UICollectionViewDelegate {
    /// For calls such as `delegate.collectionView?(…)`.
    public var collectionView: UICollectionViewDelegateCollectionViewCalls? {
        UICollectionViewDelegateCollectionViewCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UICollectionViewDelegateCollectionViewCalls {
    private let object: any UICollectionViewDelegate

    fileprivate init(_ object: any UICollectionViewDelegate) { self.object = object }

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldHighlightItemAt:)") {
            object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldSelectItemAt:)") {
            object.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldDeselectItemAt:)") {
            object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didSelectItemAt:)") {
            object.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didDeselectItemAt:)") {
            object.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willDisplay:forItemAt:)") {
            object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didEndDisplaying:forItemAt:)") {
            object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
            object.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
            object.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }
}
