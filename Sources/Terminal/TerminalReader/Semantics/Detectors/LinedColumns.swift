import TerminalEmulator

/// Lists side by side with a line between each two, over all of the screen but what heads and ends it. Each shows what is
/// selected in it by a bar.
///
/// A line is drawn, or is a column of blanks on a ground of its own.
struct LinedColumns {
    /// The lists from left to right.
    let frames: [CellRegion]

    /// `nil` where there are no such lists.
    init?(_ image: ScreenImage) {
        // A shell's finder of files lies below the line in which one types.
        guard image.isAlternate != image.cursor.isVisible, image.rows.count > Thresholds.Pane.fewestRows else {
            return nil
        }
        let middle = image.rows[image.rows.count / 2].cells
        let drawn = middle.indices.filter { Self.isLine(middle[$0].character) }
        let ground = image.commonGround(.init(rows: image.rows.indices, columns: 0..<image.columns))
        let lines = drawn.isEmpty ? Self.blankLines(image, ground) : drawn
        guard Thresholds.Pane.mostLines.contains(lines.count), let first = lines.first, let last = lines.last,
            first > 1,
            last < image.columns - Thresholds.Pane.fewestColumns
        else { return nil }
        var rows = image.rows.indices
        for line in lines {
            let own = rows.filter { row in
                let cell = image.rows[row].cells[line]
                return drawn.isEmpty ? cell.isBlank && cell.ground != ground : Self.isLine(cell.character)
            }
            guard let top = own.first, let bottom = own.last, bottom - top + 1 == own.count else { return nil }
            // Where it ends in a corner, it is the edge of a frame.
            let ends = [top - 1, bottom + 1].filter(image.rows.indices.contains)
            guard !ends.contains(where: { BoxDetector.corners.contains(image.rows[$0].cells[line].character) }) else {
                return nil
            }
            rows = max(rows.lowerBound, top)..<min(rows.upperBound, bottom + 1)
        }
        if drawn.isEmpty {
            // The bars at the edges of the screen have the line's ground as well.
            func isEdge(_ row: Int) -> Bool {
                Thresholds.Bar.drawn.isExceeded(
                    by: image.rows[row].cells.count { $0.ground != ground }, of: image.columns)
            }
            if rows.lowerBound == 0, isEdge(0) { rows = rows.dropFirst() }
            if rows.upperBound == image.rows.count, isEdge(rows.upperBound - 1) { rows = rows.dropLast() }
        }
        // A table has a line that rules off its names, and is as long as what it tells.
        let isBelowPrompt = !image.isAlternate && image.cursor.row < rows.lowerBound
        guard image.isAlternate || isBelowPrompt,
            rows.lowerBound <= (isBelowPrompt ? image.cursor.row + 1 : 0) + Thresholds.Edge.bottomRows,
            rows.upperBound >= image.rows.count - Thresholds.Edge.mostRows
        else { return nil }
        let starts = [0] + lines.map { $0 + 1 }
        let columns = zip(starts, lines + [image.columns]).map { $0..<$1 }
        guard columns.allSatisfy({ $0.count >= Thresholds.List.narrowestBar }) else { return nil }
        frames = columns.map { CellRegion(rows: rows, columns: $0) }
    }

    private static func isLine(_ character: Character) -> Bool {
        BoxDrawing.bars.contains(character) && character != "|"
    }

    /// The columns that alone are on a ground of their own in most rows.
    private static func blankLines(_ image: ScreenImage, _ ground: Color) -> [Int] {
        // Where a row has one ground alone, no column has its own.
        let rows = image.rows.filter { $0.onlyGround == nil }
        guard Thresholds.Bar.drawn.isExceeded(by: rows.count, of: image.rows.count) else { return [] }
        return (1..<max(1, image.columns - 1)).filter { column in
            let own = rows.count { row in
                let cells = row.cells[column - 1...column + 1]
                return cells[column].isBlank && cells[column].ground != ground && cells[column - 1].ground == ground
                    && cells[column + 1].ground == ground
            }
            return Thresholds.Bar.drawn.isExceeded(by: own, of: image.rows.count)
        }
    }
}
