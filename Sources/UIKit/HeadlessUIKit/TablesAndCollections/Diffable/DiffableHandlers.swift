import Foundation

/// The app's handlers for a section's outline.
public struct NSDiffableDataSourceSectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may expand an item; nil means true.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the user expands an item.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; nil means true.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the user collapses an item.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded, where they are made only then; receives the
    /// current outline.
    public var snapshotForExpandingParent:
        ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that allow everything.
    public init() {}
}

/// The app's handlers for the reordering of items.
public struct NSDiffableDataSourceReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// Whether the user may move an item; nil means false.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called after the user has moved an item, before the data source adopts the move.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// Called after the data source has adopted a move by the user.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    /// Creates handlers that forbid moving.
    public init() {}
}

/// The changes to the items by a move of the user.
public struct NSDiffableDataSourceTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The items afterwards.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The difference between the two.
    public let difference: CollectionDifference<Item>
    /// The changes of each changed section.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]

    init(
        from initial: NSDiffableDataSourceSnapshot<Section, Item>, to final: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            let before = initial.itemIdentifiers(inSection: section)
            let after = final.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
        }
    }
}

/// The changes to the items of a section by a move of the user.
public struct NSDiffableDataSourceSectionTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The identifier of the changed section.
    public let sectionIdentifier: Section
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    /// The items afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    /// The difference between the two.
    public let difference: CollectionDifference<Item>

    init(_ section: Section, from before: [Item], to after: [Item]) {
        sectionIdentifier = section
        var (old, new) = (NSDiffableDataSourceSectionSnapshot<Item>(), NSDiffableDataSourceSectionSnapshot<Item>())
        old.append(before)
        new.append(after)
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = after.difference(from: before)
    }
}
