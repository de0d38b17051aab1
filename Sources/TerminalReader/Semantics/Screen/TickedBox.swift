import TerminalEmulator

/// A box before a text that is drawn with half blocks and has its sign always: `▐X▌`. Whether it is ticked is told by
/// whether the sign can be seen.
struct TickedBox: Equatable {
    /// The columns of the box.
    let columns: Range<Int>
    /// Whether its sign is seen.
    let isTicked: Bool

    /// The box that ends right before a column, or with one blank between.
    init?(before column: Int, in row: ImageRow) {
        let cells = row.cells
        guard let end = cells[..<min(column, cells.count)].lastIndex(where: { !$0.isBlank }), end >= 2,
            column - end <= Thresholds.Gap.apart, let box = Self(at: end - 1, in: row)
        else { return nil }
        self = box
    }

    /// The box whose sign is at a column.
    init?(at column: Int, in row: ImageRow) {
        let cells = row.cells
        guard column >= 1, column + 1 < cells.count, cells[column - 1].character == "▐",
            cells[column + 1].character == "▌"
        else { return nil }
        columns = column - 1..<column + 2
        isTicked = cells[column].visibility >= Thresholds.Focus.leastSeen
    }
}
