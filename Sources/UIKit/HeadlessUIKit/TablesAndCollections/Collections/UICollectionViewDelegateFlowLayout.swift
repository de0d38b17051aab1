import Foundation

/// Gives a flow layout its sizes, where they are not the same everywhere.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The space around the items of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The space between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The smallest space between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header in points; zero for none.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer in points; zero for none.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// The layout's own item size unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.itemSize ?? .zero
    }
    /// The layout's own inset unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.sectionInset ?? .zero
    }
    /// The layout's own spacing unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }
    /// The layout's own spacing unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
    /// The layout's own header size unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }
    /// The layout's own footer size unless the delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        OptionalRequirement.noteMissing()
        return flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }
}
