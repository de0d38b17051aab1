import Foundation

/// A batch of insertions, deletions, moves and reloads of a table or a collection.
struct TableUpdates {
    /// Rows by their old places.
    var deletedRows: Set<IndexPath> = []
    /// Rows by their old places.
    var reloadedRows: Set<IndexPath> = []
    /// Rows whose cells are reconfigured, by their old places.
    var reconfiguredRows: Set<IndexPath> = []
    /// Rows by their new places.
    var insertedRows: Set<IndexPath> = []
    /// Rows from their old to their new places.
    var movedRows: [IndexPath: IndexPath] = [:]
    /// Sections by their old places.
    var deletedSections = IndexSet()
    /// Sections by their old places.
    var reloadedSections = IndexSet()
    /// Sections by their new places.
    var insertedSections = IndexSet()
    /// Sections from their old to their new places.
    var movedSections: [Int: Int] = [:]

    /// Returns a function from old places of rows to new ones.
    func mapping() -> (IndexPath) -> IndexPath? {
        // Rows removed from a section, by their old places, and rows added to one, by their new places.
        var leaving: [Int: [Int]] = [:]
        var coming: [Int: [Int]] = [:]
        for path in deletedRows.union(movedRows.keys) { leaving[path.section, default: []].append(path.row) }
        for path in insertedRows.union(movedRows.values) { coming[path.section, default: []].append(path.row) }
        coming = coming.mapValues { $0.sorted() }
        let deletedSections = deletedSections
        let goneSections = deletedSections.union(IndexSet(movedSections.keys))
        let newSections = insertedSections.union(IndexSet(movedSections.values))
        let movedSections = movedSections
        let (deleted, moved) = (deletedRows, movedRows)
        return { old in
            if let new = moved[old] { return new }
            guard !deletedSections.contains(old.section), !deleted.contains(old) else { return nil }
            var section = old.section - goneSections.count(in: 0..<max(old.section, 0))
            for place in newSections where place <= section { section += 1 }
            section = movedSections[old.section] ?? section
            var row = old.row - (leaving[old.section]?.count { $0 < old.row } ?? 0)
            for place in coming[section] ?? [] where place <= row { row += 1 }
            return IndexPath(row: row, section: section)
        }
    }

    /// Whether a row must be reloaded.
    func reloads(_ path: IndexPath) -> Bool {
        reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
}

/// A table or a collection, whose cells follow their rows or items when others are inserted, deleted or moved.
///
/// The data source's counts are requested afterwards and trusted: unlike in UIKit, a count that doesn't match the
/// changes is no error here.
@MainActor protocol BatchUpdating: UIView {
    /// The changes since the outermost update began, or nil for none.
    var updates: TableUpdates? { get set }
    /// The number of nested updates; the changes are applied when the outermost one ends.
    var updateDepth: Int { get set }
    /// Whether the view has requested content from its data source; otherwise it will request everything anyway.
    var isFilled: Bool { get }
    /// The data source, or nil.
    var filler: AnyObject? { get }
    func reloadData()
    /// Moves the remaining cells to their new places, and removes the others.
    func moveCells(_ change: SnapshotChange)
    /// Has the data source reconfigure the cells of rows or items.
    func reconfigure(_ paths: Set<IndexPath>)
}

extension BatchUpdating {
    /// Records a change, which is applied with the outermost update, or immediately.
    func note(_ change: (inout TableUpdates) -> Void) {
        updateDepth += 1
        var noted = updates ?? TableUpdates()
        change(&noted)
        updates = noted
        endUpdate()
    }

    /// Ends an update, and applies the changes with the outermost one.
    func endUpdate() {
        updateDepth -= 1
        guard updateDepth == 0, let updates else { return }
        self.updates = nil
        follow(SnapshotChange(updates))
    }

    /// Applies the data source's changes to the shown content.
    func follow(_ change: SnapshotChange) {
        guard isFilled else { return reloadData() }
        moveCells(change)
        reconfigure(change.reconfigured)
    }
}
