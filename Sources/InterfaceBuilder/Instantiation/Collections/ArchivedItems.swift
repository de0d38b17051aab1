import Foundation
import HeadlessUIKit

/// The cells that a file describes, as the data source of their collection: each prototype once, with the header and
/// the footer, where nothing else fills the collection. See `ArchivedRows`.
final class ArchivedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let cells: [UICollectionViewCell]
    private let sizes: [CGSize]
    private let header: UICollectionReusableView?
    private let footer: UICollectionReusableView?

    init(cells: [UICollectionViewCell], header: UICollectionReusableView?, footer: UICollectionReusableView?) {
        self.cells = cells
        self.header = header
        self.footer = footer
        sizes = cells.map(\.frame.size)
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cells.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cells[indexPath.item] }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = kind == UICollectionView.elementKindSectionHeader ? header : footer
        return view ?? UICollectionReusableView(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = sizes[indexPath.item]
        if size.width > 0, size.height > 0 { return size }
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
}
