import Foundation

/// The new places of shown rows or items, after updates or when one snapshot replaces another.
@MainActor struct SnapshotChange {
    /// Returns the new place of the content at an old one; nil where it was removed.
    let newPlace: (IndexPath) -> IndexPath?
    /// Whether the content at an old place is reloaded.
    let isReloaded: (IndexPath) -> Bool
    /// The new places of the content that is reconfigured.
    let reconfigured: Set<IndexPath>
    /// Returns the changes one by one, for the layout of a collection.
    let items: () -> [UICollectionViewUpdateItem]

    init(_ updates: TableUpdates) {
        items = updates.items
        let newPlace = updates.mapping()
        self.newPlace = newPlace
        isReloaded = updates.reloads
        reconfigured = Set(updates.reconfiguredRows.compactMap(newPlace))
    }

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let paths = new.paths
        items = { UICollectionViewUpdateItem.items(from: old.paths, to: paths, reloaded: new.reloadedItemIdentifiers) }
        let reloadedItems = Set(new.reloadedItemIdentifiers)
        let reloadedSections = Set(new.reloadedSectionIdentifiers)
        newPlace = { old.item(at: $0).flatMap { paths[$0] } }
        isReloaded = { path in
            guard let item = old.item(at: path) else { return true }
            return reloadedItems.contains(item)
                || new.sectionIdentifier(containingItem: item).map(reloadedSections.contains) ?? false
        }
        reconfigured = Set(new.reconfiguredItemIdentifiers.compactMap { paths[$0] })
    }
}
