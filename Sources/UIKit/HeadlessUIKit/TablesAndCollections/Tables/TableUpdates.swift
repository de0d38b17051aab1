import Foundation

/// Insertions, deletions, moves and reloads that a table is told of together.
struct TableUpdates {
    /// Rows by their old places.
    var deletedRows: Set<IndexPath> = []
    /// Rows by their old places.
    var reloadedRows: Set<IndexPath> = []
    /// Rows whose cells stay and are filled anew, by their old places.
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

    /// Gives old places of rows their new ones.
    func mapping() -> (IndexPath) -> IndexPath? {
        // Rows that leave a section, by their old places, and rows that come to one, by their new places.
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

    /// Whether a row has to be asked for anew.
    func reloads(_ path: IndexPath) -> Bool {
        reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
}
