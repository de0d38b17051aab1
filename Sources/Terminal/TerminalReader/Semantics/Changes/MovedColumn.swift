import TerminalEmulator

/// The column of a table to which a mark went that goes through all of its rows, while all words stayed: each row shows
/// it by the look of one of its cells.
struct MovedColumn {
    /// The columns of the screen with the cells that have changed.
    let columns: Range<Int>
    /// The rows in which they have, from the header.
    let rows: Range<Int>

    /// `nil` when nothing of the kind happened.
    init?(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var found: [(row: Int, gained: Range<Int>)] = []
        for row in new.rows.indices where old.rows[row] != new.rows[row] && new.rows[row].hasSameText(as: old.rows[row])
        {
            guard let gained = Self.gained(old.rows[row].cells, new.rows[row].cells) else { continue }
            found.append((row, gained))
        }
        guard found.count >= Thresholds.Column.fewestRows, let first = found.first, let last = found.last,
            last.row - first.row == found.count - 1
        else { return nil }
        // In every row the cells stand above each other.
        let common = found.reduce(first.gained) { common, next in
            max(
                common.lowerBound, next.gained.lowerBound)..<max(
                    common.lowerBound, next.gained.lowerBound, min(common.upperBound, next.gained.upperBound))
        }
        guard !common.isEmpty else { return nil }
        columns = common
        rows = first.row..<last.row + 1
    }

    /// The cells of a row that have got the look that others of the row have lost.
    private static func gained(_ old: [ImageCell], _ new: [ImageCell]) -> Range<Int>? {
        let changed = new.indices.filter { !new[$0].isBlank && CellLook(old[$0]) != CellLook(new[$0]) }
        var stretches: [Range<Int>] = []
        for column in changed {
            if let last = stretches.last, new[last.upperBound..<column].allSatisfy(\.isBlank),
                CellLook(new[last.lowerBound]) == CellLook(new[column])
            {
                stretches[stretches.count - 1] = last.lowerBound..<column + 1
            } else {
                stretches.append(column..<column + 1)
            }
        }
        guard stretches.count == 2 else { return nil }
        func emphasis(_ cell: ImageCell) -> Int {
            (cell.attributes.isBold ? 2 : 0) + (cell.attributes.isInverse ? 2 : 0) - (cell.attributes.isFaint ? 1 : 0)
        }
        let gained = stretches.filter { emphasis(new[$0.lowerBound]) > emphasis(old[$0.lowerBound]) }
        return gained.count == 1 ? gained[0] : nil
    }

    /// What stands in a row of that column: up to the lines or blanks that part columns.
    func cell(_ row: Int, in image: ScreenImage) -> String {
        let cells = image.rows[row].cells
        func isEdge(_ column: Int) -> Bool {
            BoxDrawing.bars.contains(cells[column].character)
                || cells[column].isBlank && cells.indices.contains(column + 1) && cells[column + 1].isBlank
        }
        var (lower, upper) = (columns.lowerBound, columns.upperBound)
        while lower > 0, !isEdge(lower - 1) { lower -= 1 }
        while upper < cells.count, !isEdge(upper) { upper += 1 }
        return ScreenWords.of(image.rows[row].text(lower..<upper))
    }
}
