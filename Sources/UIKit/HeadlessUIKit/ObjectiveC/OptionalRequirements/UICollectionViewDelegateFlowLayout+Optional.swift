import Foundation

extension UICollectionViewDelegateFlowLayout {
    /// For calls such as `delegate.collectionView?(…)`.
    public var collectionView: UICollectionViewDelegateFlowLayoutCollectionViewCalls? {
        UICollectionViewDelegateFlowLayoutCollectionViewCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UICollectionViewDelegateFlowLayoutCollectionViewCalls {
    private let object: any UICollectionViewDelegateFlowLayout

    fileprivate init(_ object: any UICollectionViewDelegateFlowLayout) { self.object = object }

    /// Calls `collectionView(_:layout:sizeForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalRequirement.call("collectionView(_:layout:sizeForItemAt:)") {
            object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        OptionalRequirement.call("collectionView(_:layout:insetForSectionAt:)") {
            object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
    }

    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.call("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
            object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
    }

    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalRequirement.call("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
            object.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.call("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
            object.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalRequirement.call("collectionView(_:layout:referenceSizeForFooterInSection:)") {
            object.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}
