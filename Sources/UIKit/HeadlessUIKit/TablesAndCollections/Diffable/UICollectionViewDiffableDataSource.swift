import Foundation

/// A data source that fills a collection from snapshots and applies the differences between them (iOS 13).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    /// Makes or dequeues a cell for an item, and configures it.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes or dequeues a supplementary view of a kind, and configures it.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// The app's handlers for a section's outline.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>
    /// The app's handlers for the reordering of items.
    public typealias ReorderingHandlers = NSDiffableDataSourceReorderingHandlers<
        SectionIdentifierType, ItemIdentifierType
    >

    private let cellProvider: CellProvider
    /// Provides the supplementary views, or nil.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The app's handlers for expanding and collapsing by the user.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// The app's handlers for moves by the user.
    open var reorderingHandlers = ReorderingHandlers()

    /// Creates a data source and assigns it to the collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        view = collectionView
        collectionView.dataSource = self
    }

    // MARK: Outlines

    /// Shows another outline of a section; a section that doesn't exist yet is added at the end (iOS 14).
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(content.take(snapshot, for: section), completion)
    }

    /// Shows another outline of a section, and returns when it was applied.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        show(content.take(snapshot, for: section))
    }

    /// Returns the outline of a section (iOS 14).
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.outline(of: section) }

    // MARK: The data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

    /// Returns the number of items of the snapshot's section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.count(at: section)
    }

    /// Returns the provider's cell. Nil is a programmer error.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
    }

    /// Returns the provider's view; an empty one if there is no provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// Whether the handlers allow the item to be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = content.snapshot.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Adopts a move by the user.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let new = content.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: content.snapshot, to: new)
        reorderingHandlers.willReorder?(transaction)
        _ = content.take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns the titles of the index at the edge, or nil; nil unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the index path for a title of the index; the first unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// A data source whose items are in outlines.
@MainActor protocol OutlineSource: AnyObject {
    /// Returns the level of an item in its outline, and whether it is expanded.
    func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Expands or collapses an item, as the user does. Returns false where the app forbids it.
    func toggleOutline(at path: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let section = content.section(at: path.section), let item = content.snapshot.item(at: path) else {
            return nil
        }
        let outline = content.outline(of: section)
        return (outline.level(of: item), outline.isExpanded(item))
    }

    final func toggleOutline(at path: IndexPath) -> Bool {
        guard let section = content.section(at: path.section), let item = content.snapshot.item(at: path) else {
            return false
        }
        var outline = content.outline(of: section)
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return false }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        show(content.take(outline, for: section))
        return true
    }
}
