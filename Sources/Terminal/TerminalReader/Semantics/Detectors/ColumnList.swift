import TerminalEmulator

/// A list beside others, in a program that shows several columns of names: the bar that is highlighted in it begins at
/// the cursor, which need not be seen.
enum ColumnList {
    /// The list whose bar begins at the cursor; nil where none does, or where nothing stands beside it.
    static func list(in frame: CellRegion, of image: ScreenImage, ground: Color) -> ScreenRegion? {
        let cursor = image.cursor
        guard frame.rows.count == image.rows.count, cursor.row > 0, cursor.row < image.messageRow,
            image.rows.indices.contains(cursor.row), cursor.column > 0, cursor.column < image.columns
        else { return nil }
        let cells = image.rows[cursor.row].cells
        let own = cells[cursor.column].ground
        guard own != ground, cells[cursor.column - 1].ground != own, cells[cursor.column].isBlank else { return nil }
        let end = cells[cursor.column...].firstIndex { $0.ground != own } ?? cells.count
        let columns = cursor.column..<end
        guard columns.count >= Thresholds.List.narrowestBar, cells[end - 1].isBlank,
            let start = columns.first(where: { !cells[$0].isBlank }),
            image.rows.contains(where: { $0.cells[..<cursor.column].contains { $0.character.isLetter } })
        else { return nil }
        let part = CellRegion(rows: 1..<image.messageRow, columns: columns)
        var items = ItemRows(frame: part, image: image)
        let rows = items.siblings(of: cursor.row, start: start, tolerance: Thresholds.List.raggedness) {
            image.rows[$0].cells[start].ground != own
        }
        return ListDetector.list(rows, selected: cursor.row, in: part, image)
    }
}
