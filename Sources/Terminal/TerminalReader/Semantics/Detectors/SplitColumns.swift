import TerminalEmulator

/// A list and what tells of its item side by side, with nothing but blank columns between them. Only a key that moves in
/// the list tells them from a table: the words of the list stay, and those beside it change.
enum SplitColumns {
    /// The two sides; nil where no key has told them apart.
    static func frames(from old: ScreenImage, to new: ScreenImage) -> [CellRegion]? {
        guard new.isAlternate, old.isAlternate, !new.cursor.isVisible, old.rows.count == new.rows.count,
            old.columns == new.columns
        else { return nil }
        let changed = new.rows.indices.filter { old.rows[$0] != new.rows[$0] && !new.isBar($0) }
        guard let first = changed.first, let last = changed.last,
            // Lines and frames part a screen otherwise.
            !new.rows[first...last].contains(where: { $0.cells.contains { BoxDrawing.bars.contains($0.character) } })
        else { return nil }
        for gap in gaps(first...last, old, new) {
            let sides = [0..<gap.lowerBound, gap.upperBound..<new.columns].map {
                CellRegion(rows: first..<last + 1, columns: $0)
            }
            if FocusedColumn(frames: sides, image: new).steady(since: old) != nil {
                return sides.map { CellRegion(rows: rows(around: first...last, gap, new), columns: $0.columns) }
            }
        }
        return nil
    }

    /// The blank columns that part what stands in some rows, in both images.
    private static func gaps(_ rows: ClosedRange<Int>, _ old: ScreenImage, _ new: ScreenImage) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for column in 0..<new.columns
        where rows.allSatisfy({ old.rows[$0].cells[column].isBlank && new.rows[$0].cells[column].isBlank }) {
            if let last = found.last, last.upperBound == column {
                found[found.count - 1] = last.lowerBound..<column + 1
            } else {
                found.append(column..<column + 1)
            }
        }
        return found.filter { $0.lowerBound > 0 && $0.upperBound < new.columns && $0.count >= Thresholds.Gap.apart }
    }

    /// The rows around some that keep the gap.
    private static func rows(around rows: ClosedRange<Int>, _ gap: Range<Int>, _ image: ScreenImage) -> Range<Int> {
        func isParted(_ row: Int) -> Bool {
            image.rows.indices.contains(row) && !image.isBar(row) && image.rows[row].cells[gap].allSatisfy(\.isBlank)
        }
        var (lower, upper) = (rows.lowerBound, rows.upperBound + 1)
        while isParted(lower - 1) { lower -= 1 }
        while isParted(upper) { upper += 1 }
        return lower..<upper
    }
}
