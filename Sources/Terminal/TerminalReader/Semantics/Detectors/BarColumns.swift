import TerminalEmulator

/// Lists side by side that no line divides: each shows what is selected in it by a bar over its whole width, and a column
/// without text keeps them apart.
struct BarColumns {
    /// The lists from left to right.
    let frames: [CellRegion]

    /// `nil` where there are no such lists.
    init?(_ image: ScreenImage) {
        guard image.isAlternate, !image.cursor.isVisible, image.messageRow > Thresholds.Pane.fewestRows else {
            return nil
        }
        // A bar above the row for messages tells a state.
        let rows = 1..<(image.rows.indices.first { $0 > 0 && image.isBar($0) } ?? image.messageRow)
        let ground = image.commonGround(.init(rows: rows, columns: 0..<image.columns))
        var bars: [Range<Int>] = []
        for row in rows where image.rows[row].onlyGround == nil { bars += Self.bars(image.rows[row].cells, ground) }
        bars = bars.sorted { $0.lowerBound < $1.lowerBound }
        guard bars.count >= 2, zip(bars, bars.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound }),
            // Nothing stands in the columns between them.
            bars.allSatisfy({ bar in
                [bar.lowerBound - 1, bar.upperBound].allSatisfy { column in
                    !(0..<image.columns).contains(column) || rows.allSatisfy { image.rows[$0].cells[column].isBlank }
                }
            })
        else { return nil }
        frames = bars.map { CellRegion(rows: rows, columns: $0) }
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
