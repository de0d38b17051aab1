import TerminalEmulator

/// The cells of a screen that belong to a region. A cell is claimed once.
struct ClaimMask: Sendable {
    /// The columns of each row that are claimed.
    private var claimed: [[Range<Int>]]

    /// Makes a mask in which every cell is free.
    init(rows: Int) { claimed = Array(repeating: [], count: rows) }

    /// Whether no cell of a row is claimed.
    func isFree(row: Int) -> Bool { claimed.indices.contains(row) && claimed[row].isEmpty }

    /// Whether no cell of a region is claimed.
    func isFree(_ region: CellRegion) -> Bool {
        region.rows.clamped(to: claimed.indices).allSatisfy { row in
            !claimed[row].contains { $0.overlaps(region.columns) }
        }
    }

    /// The rows with claimed cells.
    var rows: Set<Int> { Set(claimed.indices.filter { !claimed[$0].isEmpty }) }

    /// Claims all cells of a region, or none when one of them is claimed; tells which.
    mutating func claim(_ region: CellRegion) -> Bool {
        guard isFree(region) else { return false }
        for row in region.rows.clamped(to: claimed.indices) { claimed[row].append(region.columns) }
        return true
    }
}
