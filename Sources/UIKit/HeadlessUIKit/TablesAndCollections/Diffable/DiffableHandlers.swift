import Foundation

/// The app's handlers for a section's outline.
public struct NSDiffableDataSourceSectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may expand an item; they may where it is nil.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to be expanded by the user.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; they may where it is nil.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to be collapsed by the user.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded, where they are made only then; receives the
    /// current outline.
    public var snapshotForExpandingParent:
        ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that leave everything to the user.
    public init() {}
}

/// The app's handlers for the reordering of items.
public struct NSDiffableDataSourceReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// Whether the user may move an item; they may not where it is nil.
    public var canReorderItem: ((Item) -> Bool)?
    /// The user has moved an item, and the data source is about to take that over.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// The data source has taken over that the user has moved an item.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    /// Creates handlers that let nothing be moved.
    public init() {}
}

/// The changes to the items by a move of the user.
public struct NSDiffableDataSourceTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The items afterwards.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The steps from the one to the other.
    public let difference: CollectionDifference<Item>
    /// The same for each section that has changed.
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
    /// The section.
    public let sectionIdentifier: Section
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    /// The items afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    /// The steps from the one to the other.
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
