import TerminalEmulator

/// Lists side by side with a line between each two, over all of the screen but what heads and ends it. Each shows what is
/// selected in it by a bar.
struct LinedColumns {
    private let frames: [CellRegion]
    private let image: ScreenImage

    /// `nil` where there are no such lists.
    init?(_ image: ScreenImage) {
        guard image.isAlternate, !image.cursor.isVisible, image.rows.count > Thresholds.Pane.fewestRows else {
            return nil
        }
        let middle = image.rows[image.rows.count / 2].cells
        let lines = middle.indices.filter { Self.isLine(middle[$0].character) }
        guard Thresholds.Pane.mostLines.contains(lines.count), let first = lines.first, let last = lines.last,
            first > 1,
            last < image.columns - Thresholds.Pane.fewestColumns
        else { return nil }
        var rows = image.rows.indices
        for line in lines {
            let drawn = image.rows.indices.filter { Self.isLine(image.rows[$0].cells[line].character) }
            guard let top = drawn.first, let bottom = drawn.last, bottom - top + 1 == drawn.count else { return nil }
            rows = max(rows.lowerBound, top)..<min(rows.upperBound, bottom + 1)
        }
        // A table has a line that rules off its names, and is as long as what it tells.
        guard rows.lowerBound <= Thresholds.Edge.bottomRows,
            rows.upperBound >= image.rows.count - Thresholds.Edge.bottomRows
        else { return nil }
        let starts = [0] + lines.map { $0 + 1 }
        let columns = zip(starts, lines + [image.columns]).map { $0..<$1 }
        guard columns.allSatisfy({ $0.count >= Thresholds.List.narrowestBar }) else { return nil }
        frames = columns.map { CellRegion(rows: rows, columns: $0) }
        self.image = image
    }

    private static func isLine(_ character: Character) -> Bool {
        BoxDrawing.bars.contains(character) && character != "|"
    }

    /// The list in which a key has moved the bar; else the one that was looked at before, or that in the middle of three,
    /// which has what leads to it on its left and what it leads to on its right.
    func frame(since old: ScreenImage?, last: CellRegion?) -> CellRegion? {
        let bars = frames.map { bar(in: $0, of: image) }
        guard bars.contains(where: { $0 != nil }) else { return nil }
        if let old, old.rows.count == image.rows.count, old.columns == image.columns {
            let moved = frames.indices.filter { index in
                guard let row = bars[index], let before = bar(in: frames[index], of: old), row != before else {
                    return false
                }
                return [row, before].allSatisfy { words($0, frames[index], image) == words($0, frames[index], old) }
            }
            if moved.count == 1 { return frames[moved[0]] }
        }
        if let last, let same = frames.first(where: { $0.columns == last.columns }) { return same }
        return frames.count == 3 && bars[1] != nil ? frames[1] : nil
    }

    /// The only row of a list on a ground of its own over most of the list's columns.
    private func bar(in frame: CellRegion, of image: ScreenImage) -> Int? {
        let ground = image.commonGround(frame)
        let rows = frame.rows.filter { row in
            let own = image.rows[row].cells[frame.columns].count { $0.ground != ground }
            return Thresholds.Bar.drawn.isExceeded(by: own, of: frame.columns.count)
        }
        return rows.count == 1 ? rows[0] : nil
    }

    private func words(_ row: Int, _ frame: CellRegion, _ image: ScreenImage) -> String {
        ScreenWords.of(image.rows[row].text(frame.columns))
    }
}
