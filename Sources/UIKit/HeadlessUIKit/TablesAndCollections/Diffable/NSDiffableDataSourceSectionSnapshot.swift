import Foundation

/// The items of one section as an outline, in which items can have child items that are shown while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an outline without items.
    public init() {}

    // MARK: Contents

    /// All items, shown or not, parents before children.
    public var items: [ItemIdentifierType] { flattened { _ in true } }
    /// The items on the highest level.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The visible items: those whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened { expanded.contains($0) } }

    private func flattened(_ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var pending = Array(roots.reversed())
        while let item = pending.popLast() {
            found.append(item)
            if opens(item) { pending.append(contentsOf: (childrenOf[item] ?? []).reversed()) }
        }
        return found
    }

    /// Whether the outline contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Returns the index of an item among all, or nil.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the parent of an item, or nil for one on the highest level.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentOf[child] }
    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is visible: whether all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var above = parentOf[item]
        while let parent = above {
            if !expanded.contains(parent) { return false }
            above = parentOf[parent]
        }
        return true
    }

    /// Returns the number of ancestors of an item; 0 on the highest level.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var above = parentOf[item]
        while let parent = above {
            level += 1
            above = parentOf[parent]
        }
        return level
    }

    /// Returns the outline of an item's descendants, with or without the item itself.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var copy = Self()
        if includingParent { copy.append([parent]) }
        var pending = [parent]
        while let item = pending.popLast() {
            let children = childrenOf[item] ?? []
            if !children.isEmpty { copy.append(children, to: item == parent && !includingParent ? nil : item) }
            pending.append(contentsOf: children)
        }
        copy.expanded = expanded.intersection(copy.known)
        return copy
    }

    // MARK: Changes

    /// Adds items as children of another one, or on the highest level.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { precondition(contains(parent), "The section snapshot has no item \(parent); append it first") }
        let count = parent.map { childrenOf[$0]?.count ?? 0 } ?? roots.count
        insert(items, below: parent, at: count)
    }

    /// Inserts items before another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        insert(items, below: parent, at: index)
    }

    /// Inserts items after another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        insert(items, below: parent, at: index + 1)
    }

    /// Inserts an outline before an item, on its level.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.roots, before: item)
        adopt(snapshot)
    }

    /// Inserts an outline after an item, on its level.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.roots, after: item)
        adopt(snapshot)
    }

    /// Replaces the descendants of an item with an outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(childrenOf[parent] ?? [])
        append(snapshot.roots, to: parent)
        adopt(snapshot)
    }

    /// Removes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var pending = items.filter { contains($0) }
        for item in pending {
            if let parent = parentOf[item] {
                childrenOf[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
        }
        while let item = pending.popLast() {
            pending.append(contentsOf: childrenOf.removeValue(forKey: item) ?? [])
            parentOf[item] = nil
            known.remove(item)
            expanded.remove(item)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { contains($0) }) }

    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
        let parent = parentOf[item]
        guard let index = (parent.map { childrenOf[$0] ?? [] } ?? roots).firstIndex(of: item) else {
            preconditionFailure("The section snapshot has no item \(item)")
        }
        return (parent, index)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            precondition(known.insert(item).inserted, "The snapshot already has the item \(item); items must be unique")
            parentOf[item] = parent
        }
        if let parent {
            childrenOf[parent, default: []].insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    private mutating func adopt(_ other: Self) {
        var pending = other.roots
        while let item = pending.popLast() {
            let children = other.childrenOf[item] ?? []
            if !children.isEmpty { append(children, to: item) }
            pending.append(contentsOf: children)
        }
        expanded.formUnion(other.expanded)
    }
}
