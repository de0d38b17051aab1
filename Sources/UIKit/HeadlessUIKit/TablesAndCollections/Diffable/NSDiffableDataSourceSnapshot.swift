import Foundation

/// The sections of a table or a collection with their items, by identifiers of the app.
///
/// As in UIKit, no section and no item may occur twice, and the neighbours that a call names must exist; violations are
/// programmer errors and end the app.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Items whose cells are reloaded when the snapshot is next applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are reconfigured when the snapshot is next applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections that are reloaded when the snapshot is next applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Contents

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// Returns the number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { preconditionFailure("The snapshot has no section \(identifier)") }
        return found
    }

    /// Returns the section of an item, or nil for an item that doesn't exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// Returns the index of an item among those of all sections, or nil.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionOfItem[identifier] else { return nil }
        var index = 0
        for other in sections {
            if other == section { break }
            index += items[other]?.count ?? 0
        }
        return items[section]?.firstIndex(of: identifier).map { index + $0 }
    }

    /// Returns the index of a section, or nil.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds items to the end of a section; of the last one by default.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            preconditionFailure("There are currently no sections in the data source. Please add a section first.")
        }
        place(identifiers, in: section, at: numberOfItems(inSection: section))
    }

    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = location(of: beforeIdentifier)
        place(identifiers, in: section, at: index)
    }

    /// Inserts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = location(of: afterIdentifier)
        place(identifiers, in: section, at: index + 1)
    }

    /// Removes items; those that don't exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for identifier in gone { sectionOfItem[identifier] = nil }
        forget(gone)
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        take(identifier)
        let (section, index) = location(of: toIdentifier)
        put(identifier, in: section, at: index)
    }

    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        take(identifier)
        let (section, index) = location(of: toIdentifier)
        put(identifier, in: section, at: index + 1)
    }

    /// Marks items for reloading.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where !reloadedItemIdentifiers.contains(identifier) {
            _ = location(of: identifier)
            reloadedItemIdentifiers.append(identifier)
        }
    }

    /// Marks items for reconfiguring, which keeps their cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where !reconfiguredItemIdentifiers.contains(identifier) {
            _ = location(of: identifier)
            reconfiguredItemIdentifiers.append(identifier)
        }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        place(identifiers, at: sections.count)
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        place(identifiers, at: location(of: toIdentifier))
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        place(identifiers, at: location(of: toIdentifier) + 1)
    }

    /// Removes sections with their items; those that don't exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            let lost = Set(items.removeValue(forKey: section) ?? [])
            for item in lost { sectionOfItem[item] = nil }
            forget(lost)
        }
        sections.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        sections.remove(at: location(of: identifier))
        sections.insert(identifier, at: location(of: toIdentifier))
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        sections.remove(at: location(of: identifier))
        sections.insert(identifier, at: location(of: toIdentifier) + 1)
    }

    /// Marks sections for reloading.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
            _ = location(of: identifier)
            reloadedSectionIdentifiers.append(identifier)
        }
    }

    // MARK: Positions

    /// The index paths of items, by their identifiers.
    var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        paths.reserveCapacity(sectionOfItem.count)
        for (section, identifier) in sections.enumerated() {
            for (index, item) in (items[identifier] ?? []).enumerated() {
                paths[item] = IndexPath(item: index, section: section)
            }
        }
        return paths
    }

    /// Returns the item at an index path, or nil.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            let row = items[sections[path.section]], row.indices.contains(path.item)
        else { return nil }
        return row[path.item]
    }

    /// Replaces the items of a section.
    mutating func replaceItems(inSection section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        let kept = Set(identifiers)
        deleteItems(numberOfSections == 0 ? [] : (items[section] ?? []).filter { !kept.contains($0) })
        for item in items[section] ?? [] { sectionOfItem[item] = nil }
        items[section] = []
        place(identifiers, in: section, at: 0)
    }

    /// Clears the marks for reloading and reconfiguring, once that was done.
    mutating func forgetChanges() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    private func location(of section: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: section) else {
            preconditionFailure("The snapshot has no section \(section)")
        }
        return index
    }

    private func location(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            preconditionFailure("The snapshot has no item \(item)")
        }
        return (section, index)
    }

    private mutating func place(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for identifier in identifiers {
            let other = sectionOfItem.updateValue(section, forKey: identifier)
            precondition(other == nil, "The snapshot already has the item \(identifier); identifiers must be unique")
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    private mutating func place(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            let other = items.updateValue([], forKey: identifier)
            precondition(other == nil, "The snapshot already has the section \(identifier); identifiers must be unique")
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private mutating func take(_ identifier: ItemIdentifierType) {
        let (section, index) = location(of: identifier)
        items[section]?.remove(at: index)
        sectionOfItem[identifier] = nil
    }

    private mutating func put(_ identifier: ItemIdentifierType, in section: SectionIdentifierType, at index: Int) {
        items[section]?.insert(identifier, at: index)
        sectionOfItem[identifier] = section
    }

    private mutating func forget(_ gone: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
}
