import Foundation

/// The state of both kinds of diffable data sources: the shown snapshot and the outlines of its sections.
@MainActor struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    /// Adopts another snapshot and returns the resulting changes. Outlines stay where they show the same items.
    mutating func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotChange {
        let change = SnapshotChange(from: snapshot, to: new)
        snapshot = new
        snapshot.forgetChanges()
        let sections = Set(new.sectionIdentifiers)
        outlines = outlines.filter {
            sections.contains($0.key) && new.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
        }
        return change
    }

    /// Adopts another outline of a section, which is added at the end where it didn't exist.
    mutating func take(
        _ outline: NSDiffableDataSourceSectionSnapshot<Item>, for section: Section
    ) -> SnapshotChange {
        var new = snapshot
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.replaceItems(inSection: section, with: outline.visibleItems)
        let change = take(new)
        outlines[section] = outline
        return change
    }

    /// Returns the outline of a section; a flat one where none was applied.
    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        if snapshot.indexOfSection(section) != nil { flat.append(snapshot.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Returns the section at an index, or nil.
    func section(at index: Int) -> Section? {
        let sections = snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the number of items of the section at an index.
    func count(at index: Int) -> Int { section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0 }

    /// Returns the index path of an item, or nil.
    func path(of item: Item) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let number = snapshot.indexOfSection(section),
            let index = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: number)
    }

    /// Returns the snapshot after the user has moved an item from one place to another.
    func moving(_ source: IndexPath, to destination: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item>? {
        guard let item = snapshot.item(at: source), let section = section(at: destination.section) else { return nil }
        var new = snapshot
        new.deleteItems([item])
        let rest = new.itemIdentifiers(inSection: section)
        if destination.item < rest.count {
            new.insertItems([item], beforeItem: rest[max(destination.item, 0)])
        } else {
            new.appendItems([item], toSection: section)
        }
        return new
    }
}
