import TerminalEmulator

/// Tells frames that lie over something: what is below goes on right beside their lines, cut in the middle of words and of
/// other frames. Beside a frame that is a part of the picture stand blanks or the line of its neighbour.
enum CoveringBox {
    /// The only one of these frames that does so and has none of them in it: the one on top.
    static func only(_ boxes: [Box], in image: ScreenImage) -> Box? {
        let covering = boxes.filter { covers($0, in: image) }
        let onTop = covering.filter { box in !covering.contains { box.contains($0) } }
        return onTop.count == 1 ? onTop[0] : nil
    }

    private static func covers(_ box: Box, in image: ScreenImage) -> Bool {
        let (rows, columns) = (box.frame.rows, box.frame.columns)
        guard rows.count > Thresholds.Panel.mostRowsOfField, columns.lowerBound > 0,
            columns.upperBound < image.columns
        else { return false }
        func isCut(_ row: Int, _ column: Int) -> Bool {
            let cell = image.rows[row].cells[column]
            return !cell.isBlank && !BoxDetector.isLine(cell.character)
        }
        let (left, right) = (columns.lowerBound - 1, columns.upperBound)
        let cut = rows.count { isCut($0, left) || isCut($0, right) }
        let isWord = rows.contains { row in
            [left, right].contains { image.rows[row].cells[$0].character.isLetter && isCut(row, $0) }
        }
        return isWord && cut >= Thresholds.Panel.fewestCut
            && [left, right].allSatisfy { side in rows.contains { isCut($0, side) } }
    }

    /// The only frame of a screen that is drawn with a line above and one below alone.
    static func band(in image: ScreenImage) -> CellRegion? {
        var found: CellRegion?
        var top: (row: Int, columns: Range<Int>)?
        for row in image.rows.indices {
            if let columns = run("▔", in: image.rows[row]) {
                top = (row, columns)
            } else if let start = top, let end = run("▁", in: image.rows[row]),
                end.lowerBound == start.columns.lowerBound,
                // A bar that tells how far one is in a list may stand beside the lower line.
                abs(end.upperBound - start.columns.upperBound) <= Thresholds.Panel.widestScrollBar
            {
                top = nil
                guard row - start.row >= Thresholds.Panel.mostRowsOfField else { continue }
                guard found == nil else { return nil }
                found = .init(rows: start.row..<row + 1, columns: start.columns)
            }
        }
        return found
    }

    /// The columns that a line takes in a row in which no other one is drawn like it.
    private static func run(_ line: Character, in row: ImageRow) -> Range<Int>? {
        guard !row.isASCII, let first = row.cells.firstIndex(where: { $0.character == line }) else { return nil }
        let end = row.cells[first...].firstIndex { $0.character != line } ?? row.cells.count
        guard Thresholds.Panel.band.isReached(by: end - first, of: row.cells.count),
            !row.cells[end...].contains(where: { $0.character == line })
        else {
            return nil
        }
        return first..<end
    }
}
