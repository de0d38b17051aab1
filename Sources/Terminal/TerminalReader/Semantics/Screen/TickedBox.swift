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
        let cell = cells[column]
        isTicked =
            cell.visibility >= Thresholds.Focus.wellSeen
            || cell.visibility >= Thresholds.Focus.leastSeen && cell.isMoreColourful
    }
}

extension ImageCell {
    /// Whether its character has a colour where its ground has little or none: a sign that is there but not meant is only
    /// a shade of its ground.
    fileprivate var isMoreColourful: Bool {
        func strength(_ colour: Color) -> Int {
            guard let levels = colour.levels else { return 0 }
            let all = [Int(levels.red), Int(levels.green), Int(levels.blue)]
            return (all.max() ?? 0) - (all.min() ?? 0)
        }
        return strength(attributes.foreground) - strength(ground) >= Thresholds.Colour.hue
    }
}
