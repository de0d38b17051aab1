import Foundation

/// The base class of the diffable data sources of tables and collections: stores the snapshot and updates the view to
/// match it.
///
/// A snapshot is applied immediately, whether animated or not, and the completion handler is called in the next turn of
/// the main loop. Cells follow their items, and the cursor of an assistive technology follows the cells.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    NSObject
{
    /// The table or the collection, which the subclass sets. An initializer that took it would be internal, and then
    /// apps' subclasses would not inherit theirs.
    final weak var view: (any BatchUpdating)?
    final var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    // MARK: Snapshots

    /// Shows another snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(content.take(snapshot), completion)
    }

    /// Shows another snapshot, and returns when it was applied.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        show(content.take(snapshot))
    }

    /// Shows another snapshot and reloads all cells (iOS 15).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = content.take(snapshot)
        view?.reloadData()
        finish(completion)
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

    final func show(_ change: SnapshotChange, _ completion: (() -> Void)? = nil) {
        if let view, view.filler === self { view.follow(change) }
        finish(completion)
    }

    private func finish(_ completion: (() -> Void)?) {
        if let completion { MainLoop.main.perform { completion() } }
    }

    // MARK: Positions

    /// Returns the section at an index, or nil (iOS 15).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }
    /// Returns the index of a section, or nil (iOS 15).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }
    /// Returns the item at an index path, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.snapshot.item(at: indexPath) }
    /// Returns the index path of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

    /// Returns the app's cell for the item at a place. Nil is a programmer error.
    final func cell<Cell>(at path: IndexPath, from provider: (ItemIdentifierType) -> Cell?) -> Cell {
        guard let cell = content.snapshot.item(at: path).flatMap(provider) else {
            preconditionFailure("The cell provider of the diffable data source returned nil for \(path)")
        }
        return cell
    }
}
