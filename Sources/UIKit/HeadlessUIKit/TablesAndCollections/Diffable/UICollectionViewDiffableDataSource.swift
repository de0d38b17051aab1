import Foundation

/// Fills a collection from snapshots, and changes what is shown from one to the next (iOS 13).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    /// Makes or takes a cell for an item, and fills it.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes or takes a view of a kind beside the items, and fills it.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// What of a section's outline the app decides and hears of.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>
    /// What of the order of items the app decides and hears of.
    public typealias ReorderingHandlers = NSDiffableDataSourceReorderingHandlers<
        SectionIdentifierType, ItemIdentifierType
    >

    private let cellProvider: CellProvider
    /// Gives the views beside the items, or nil.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What the app decides and hears of what the user expands and collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// What the app decides and hears of what the user moves.
    open var reorderingHandlers = ReorderingHandlers()

    /// Creates a data source and makes it the collection's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        view = collectionView
        collectionView.dataSource = self
    }

    // MARK: Outlines

    /// Shows another outline of a section, which comes to the end where it is not there yet (iOS 14).
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(content.take(snapshot, for: section), completion)
    }

    /// Shows another outline of a section, and returns when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        show(content.take(snapshot, for: section))
    }

    /// The outline of a section (iOS 14).
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.outline(of: section) }

    // MARK: The data source

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

    /// How many items the snapshot's section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.count(at: section)
    }

    /// The cell that the provider gives. None is an error of the app.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
    }

    /// The view that the provider gives; an empty one without.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// Whether the handlers let the item be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = content.snapshot.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Takes over what the user has moved.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let new = content.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: content.snapshot, to: new)
        reorderingHandlers.willReorder?(transaction)
        _ = content.take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    /// The titles of the index at the edge, or nil; nil unless a subclass has some.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The place that a title of the index leads to; the first unless a subclass knows better.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// A data source whose items stand in outlines.
@MainActor protocol OutlineSource: AnyObject {
    /// How deep an item stands, and whether it is expanded.
    func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Expands or collapses an item, as the user does. False where the app forbids it.
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
