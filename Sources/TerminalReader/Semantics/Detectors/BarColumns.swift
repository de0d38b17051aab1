import TerminalEmulator

/// Lists side by side that no line divides: each shows what is selected in it by a bar over its whole width, and a column
/// without text keeps them apart.
struct BarColumns {
    private struct Bar {
        var row: Int
        var columns: Range<Int>
    }

    private let bars: [Bar]
    private let rows: Range<Int>
    private let image: ScreenImage

    /// `nil` where there are no such lists.
    init?(_ image: ScreenImage) {
        guard image.isAlternate, !image.cursor.isVisible, image.messageRow > Thresholds.Pane.fewestRows else {
            return nil
        }
        let rows = 1..<image.messageRow
        let ground = image.commonGround(.init(rows: rows, columns: 0..<image.columns))
        var bars: [Bar] = []
        for row in rows { bars += Self.bars(image.rows[row].cells, ground).map { Bar(row: row, columns: $0) } }
        bars = bars.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
        guard bars.count >= 2,
            zip(bars, bars.dropFirst()).allSatisfy({ $0.columns.upperBound < $1.columns.lowerBound }),
            // Nothing stands in the columns between them.
            bars.allSatisfy({ bar in
                [bar.columns.lowerBound - 1, bar.columns.upperBound].allSatisfy { column in
                    !(0..<image.columns).contains(column) || rows.allSatisfy { image.rows[$0].cells[column].isBlank }
                }
            })
        else { return nil }
        self.bars = bars
        self.rows = rows
        self.image = image
    }

    /// The list in which a key has moved the bar; else the one that was looked at before, or that in the middle of three,
    /// which has what leads to it on its left and what it leads to on its right.
    func frame(since old: ScreenImage?, last: CellRegion?) -> CellRegion? {
        let moved = bars.filter { bar in old.map { hasMoved(bar, since: $0) } ?? false }
        let frames = bars.map { CellRegion(rows: rows, columns: $0.columns) }
        if moved.count == 1 { return CellRegion(rows: rows, columns: moved[0].columns) }
        // It may be wider now that nothing stands beside it.
        if let last, let same = frames.first(where: { $0.columns.lowerBound == last.columns.lowerBound }) {
            return same
        }
        return frames.count == 3 ? frames[1] : nil
    }

    /// Whether a bar was on another row of the same list before.
    private func hasMoved(_ bar: Bar, since old: ScreenImage) -> Bool {
        guard let before = BarColumns(old)?.bars.first(where: { $0.columns == bar.columns }), before.row != bar.row
        else {
            return false
        }
        return [before.row, bar.row].allSatisfy { image.rows[$0].text(bar.columns) == old.rows[$0].text(bar.columns) }
    }

    /// The stretches of a row on a ground of their own that have a text and go on past it.
    private static func bars(_ cells: [ImageCell], _ ground: Color) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < cells.count {
            var end = start + 1
            while end < cells.count, cells[end].ground == cells[start].ground { end += 1 }
            if cells[start].ground != ground, end - start >= Thresholds.List.narrowestBar, end - start < cells.count,
                cells[end - 1].isBlank,
                cells[start..<end].contains(where: { $0.character.isLetter || $0.character.isNumber })
            {
                found.append(start..<end)
            }
            start = end
        }
        return found
    }
}
