import TerminalEmulator

/// A row of a form: a name with what can be set.
enum FormRow {
    /// Whether a row has a field, a box to tick or a button in it.
    static func hasControl(_ row: ImageRow, _ columns: Range<Int>, ground: Color) -> Bool {
        CheckMark(row.text(columns)) != nil || !ButtonDetector.inlineButtons(row, columns).isEmpty
            || hasField(row.cells[columns], ground: ground)
    }

    /// Whether a text stands far behind the line with which its stretch begins, as in the middle of a frame.
    private static func isHeading(_ cells: ArraySlice<ImageCell>) -> Bool {
        guard let first = cells.first, ScreenWords.isDecoration(first.character),
            let ink = cells.dropFirst().firstIndex(where: { !$0.isBlank })
        else { return false }
        return ink - cells.startIndex > Thresholds.Gap.column
    }

    /// Whether a stretch is filled with underlines, or has a ground of its own and goes on past its text.
    private static func hasField(_ cells: ArraySlice<ImageCell>, ground: Color) -> Bool {
        var run = 0
        for cell in cells {
            run = cell.character == "_" ? run + 1 : 0
            if run >= Thresholds.Field.narrowest { return true }
        }
        var start = cells.startIndex
        while start < cells.endIndex {
            let end = cells[start...].firstIndex { $0.ground != cells[start].ground } ?? cells.endIndex
            if cells[start].ground != ground, end - start >= Thresholds.Field.narrowest, cells[end - 1].isBlank,
                !cells[start].isBlank || cells[start..<end].allSatisfy(\.isBlank), !isHeading(cells[start..<end])
            {
                return true
            }
            start = end
        }
        return false
    }
}
