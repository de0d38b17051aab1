import Foundation
import Testing

@testable import HeadlessUIKit

/// Updates of a collection as a custom layout takes part in them.
@MainActor struct LayoutUpdateTests {
    private final class Column: UICollectionViewLayout {
        var log: [String] = []
        private var frames: [CGRect] = []

        override func prepare() {
            guard frames.isEmpty, let collectionView else { return }
            log.append("prepare")
            frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
                CGRect(x: 0, y: 50 * $0, width: 100, height: 50)
            }
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if context.invalidateDataSourceCounts {
                frames = []
                log.append(context.invalidateEverything ? "invalidate everything" : "invalidate counts")
            }
            super.invalidateLayout(with: context)
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50 * frames.count) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard frames.indices.contains(indexPath.item) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log += updateItems.map {
                "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
            }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            log.append("comes \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            log.append("goes \(itemIndexPath.item) \(attributes?.frame.minY ?? -1)")
            return attributes
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private let layout = Column()
    private let source = Source()

    private func collection() -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        layout.log = []
        return view
    }

    @Test func `a batch prepares the layout, names its changes, and asks how items come and go`() {
        let view = collection()
        source.count = 3
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        #expect(
            layout.log == [
                "invalidate counts", "prepare", "delete 1 -1", "insert -1 2", "goes 1 50.0", "comes 2 0.0", "finalize",
            ])
    }

    @Test func `reloadData invalidates the layout before it is prepared again`() {
        let view = collection()
        source.count = 5
        view.reloadData()
        view.layoutIfNeeded()
        #expect(layout.log == ["invalidate everything", "prepare"])
        #expect(view.contentSize.height == 250)
    }

    @Test func `a move and a section are named by their places before and after`() {
        var updates = TableUpdates()
        updates.movedRows[IndexPath(item: 0, section: 0)] = IndexPath(item: 2, section: 0)
        updates.insertedSections.insert(1)
        let items = updates.items()
        #expect(items.map(\.updateAction) == [.move, .insert])
        #expect(items[0].indexPathBeforeUpdate?.item == 0 && items[0].indexPathAfterUpdate?.item == 2)
        #expect(items[1].indexPathAfterUpdate == IndexPath(item: NSNotFound, section: 1))
    }

    @Test func `a snapshot's changes are deletions, insertions and moves against the order`() {
        let path = { IndexPath(item: $0, section: 0) }
        let old = ["a": path(0), "b": path(1), "c": path(2)]
        let new = ["c": path(0), "a": path(1), "d": path(2)]
        let items = UICollectionViewUpdateItem.items(from: old, to: new, reloaded: [])
        #expect(items.first?.updateAction == .delete && items.last?.updateAction == .insert)
        #expect(items.contains { $0.updateAction == .move && $0.indexPathAfterUpdate == path(0) })
    }

    @Test func `equal attributes are equal`() {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        #expect(one == other && one.hash == other.hash)
        other.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(one != other && other.transform.a == 2)
        other.transform3D = CATransform3DIdentity
        other.alpha = 0.5
        #expect(one != other)
    }
}
