import Foundation
import Testing

@testable import HeadlessUIKit

/// Collections whose layouts are mirrored for the interface's direction, change views next to the items, or have views
/// without height.
@MainActor struct LayoutDirectionTests {
    private class Row: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 100 * indexPath.item, y: 0, width: 80, height: 50)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    private final class FlippingRow: Row {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
            cell.contentView.addSubview(label)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }

    private let source = Source()

    /// Returns where the label of each item is on the screen.
    private func places(_ layout: UICollectionViewLayout, isArabic: Bool) -> [CGFloat] {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let view = UICollectionView(frame: holder.bounds, collectionViewLayout: layout)
        holder.addSubview(view)
        view.semanticContentAttribute = isArabic ? .forceRightToLeft : .forceLeftToRight
        view.dataSource = source
        view.layoutIfNeeded()
        return (0..<3).compactMap { item in
            let label = view.cellForItem(at: IndexPath(item: item, section: 0))?.contentView.subviews.first
            return label.map { $0.convert($0.bounds, to: holder).minX }
        }
    }

    @Test func `a layout that flips begins at the leading edge, and its cells aren't mirrored`() {
        #expect(places(FlippingRow(), isArabic: false) == [0, 100, 200])
        #expect(places(FlippingRow(), isArabic: true) == [220, 120, 20])
        #expect(places(Row(), isArabic: true) == [0, 100, 200])
    }

    private final class Badges: UICollectionViewFlowLayout {
        var log: [String] = []
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            [IndexPath(item: 4, section: 0)]
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            [IndexPath(item: 5, section: 0)]
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("comes \(elementIndexPath.item)")
            return super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("goes \(elementIndexPath.item)")
            return super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
    }

    @Test func `an update asks how the supplementary views come and go that the layout names`() {
        let layout = Badges()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        source.count = 4
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
        #expect(layout.log == ["goes 5", "comes 4"])
    }

    private final class EmptyHeader: UICollectionReusableView {
        static var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            EmptyHeader.asked += 1
            layoutAttributes.size.height = 0
            return layoutAttributes
        }
    }

    @Test func `a header without height is measured once`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let rows = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
            UICollectionViewCell(frame: .zero)
        }
        rows.supplementaryViewProvider = { _, _, _ in EmptyHeader(frame: .zero) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        rows.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let asked = EmptyHeader.asked
        #expect(asked <= 2)
        for _ in 0..<5 {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(EmptyHeader.asked == asked)
    }
}
