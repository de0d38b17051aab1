import Foundation

/// A change of a collection's items or sections, for its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes, with UIKit's raw values.
    public enum Action: Int, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete = 1
        /// An item or section is reloaded.
        case reload = 2
        /// An item or section is moved.
        case move = 3
        /// Nothing changes.
        case none = 4
    }

    /// The place before the update; nil for an insertion. For a section the item is `NSNotFound`.
    public final let indexPathBeforeUpdate: IndexPath?
    /// The place after the update; nil for a deletion. For a section the item is `NSNotFound`.
    public final let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public final let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// Returns the changes between two lists of items by their places. An item that stays in its section, and only
    /// changes its number there, counts as moved where the order of the items that stay has changed.
    static func items<Item: Hashable>(
        from old: [Item: IndexPath], to new: [Item: IndexPath], reloaded: [Item]
    ) -> [UICollectionViewUpdateItem] {
        let gone = old.filter { new[$0.key] == nil }.values.sorted()
        let come = new.filter { old[$0.key] == nil }.values.sorted()
        var updates = TableUpdates()
        updates.deletedRows = Set(gone)
        updates.insertedRows = Set(come)
        updates.reloadedRows = Set(reloaded.compactMap { old[$0] })
        // Deletions and insertions alone explain most places; the others are moves.
        let expected = updates.mapping()
        for (item, before) in old {
            if let after = new[item], expected(before) != after { updates.movedRows[before] = after }
        }
        return updates.items()
    }
}

extension TableUpdates {
    /// The changes one by one: deletions, reloads, moves, insertions.
    @MainActor func items() -> [UICollectionViewUpdateItem] {
        typealias Item = UICollectionViewUpdateItem
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        let newPlace = mapping()
        var items = deletedSections.map { Item(.delete, from: section($0), to: nil) }
        items += deletedRows.sorted().map { Item(.delete, from: $0, to: nil) }
        items += reloadedSections.map { Item(.reload, from: section($0), to: section($0)) }
        items += reloadedRows.sorted().map { Item(.reload, from: $0, to: newPlace($0)) }
        items += movedSections.sorted { $0.key < $1.key }.map { Item(.move, from: section($0), to: section($1)) }
        items += movedRows.sorted { $0.key < $1.key }.map { Item(.move, from: $0, to: $1) }
        items += insertedSections.map { Item(.insert, from: nil, to: section($0)) }
        return items + insertedRows.sorted().map { Item(.insert, from: nil, to: $0) }
    }
}

extension UICollectionView {
    /// Returns the attributes of the places that have a view.
    final func shownAttributes() -> [CollectionPlace: UICollectionViewLayoutAttributes] {
        guard !needsPreparation else { return [:] }
        return Dictionary(
            views.keys.compactMap { place in attributes(of: place).map { (place, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Has the layout take part in an update: it is prepared for the new data and names the attributes with which views
    /// come and go.
    final func runUpdate(
        _ items: [UICollectionViewUpdateItem], _ before: [CollectionPlace: UICollectionViewLayoutAttributes],
        _ newPlace: (IndexPath) -> IndexPath?
    ) {
        let layout = collectionViewLayout
        let context = layout.newContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        guard !items.isEmpty else { return }
        prepareIfNeeded()
        let after = (layout.layoutAttributesForElements(in: bounds) ?? []).map(\.place)
        let cells = before.filter { $0.key.kind == nil }
        let kept = Set(cells.keys.compactMap { newPlace($0.path) })
        let appearing = after.filter { $0.kind == nil && !kept.contains($0.path) }.map(\.path).sorted()
        let leaving = cells.filter { newPlace($0.key.path) == nil }
        layout.update = (
            Set(appearing),
            Dictionary(leaving.map { ($0.key.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        )
        layout.prepare(forCollectionViewUpdates: items)
        for place in leaving.keys.sorted() { _ = layout.finalLayoutAttributesForDisappearingItem(at: place.path) }
        for path in appearing { _ = layout.initialLayoutAttributesForAppearingItem(at: path) }
        updateParts(from: Set(before.keys), to: Set(after))
        layout.finalizeCollectionViewUpdates()
        layout.update = nil
    }

    /// Asks the layout for the supplementary and decoration views that come and go: those that it names, and those that
    /// are shown before the update or after it only.
    private func updateParts(from before: Set<CollectionPlace>, to after: Set<CollectionPlace>) {
        let layout = collectionViewLayout
        for kind in Set(before.union(after).compactMap(\.kind)).sorted() {
            let isDecoration = layout.decorationClasses[kind] != nil
            func paths(_ places: Set<CollectionPlace>, _ named: [IndexPath]) -> [IndexPath] {
                Set(places.filter { $0.kind == kind }.map(\.path)).union(named).sorted()
            }
            let gone = paths(
                before.subtracting(after),
                isDecoration
                    ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
                    : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
            let come = paths(
                after.subtracting(before),
                isDecoration
                    ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
                    : layout.indexPathsToInsertForSupplementaryView(ofKind: kind))
            for path in gone {
                _ =
                    isDecoration
                    ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
                    : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            }
            for path in come {
                _ =
                    isDecoration
                    ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
                    : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            }
        }
    }
}
