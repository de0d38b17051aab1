import TerminalEmulator

extension ScreenImage {
    /// Whether the cursor is put where nothing is: behind the beginning of a row without text, or in the row for
    /// messages. There it tells nothing.
    var parksCursor: Bool {
        guard isAlternate, cursor.isVisible, rows.indices.contains(cursor.row) else { return false }
        // The corner of the screen, apart from the text of its row.
        if cursor.column == columns - 1, (rows[cursor.row].inked?.upperBound ?? 0) < cursor.column { return true }
        guard let ink = rows[cursor.row].inked else {
            return cursor.column > 0 || cursor.row > 0 && cursor.row >= messageRow
        }
        // Before a message that stands in the middle of the row.
        return cursor.column == 0 && ink.lowerBound >= Thresholds.Gap.column && cursor.row > 0
            && cursor.row >= messageRow
    }

    /// How the one row looks that has got a ground of its own from edge to edge while its text stayed and another row
    /// lost that ground: the selection has moved there. Rows may be striped, so that both had a ground before, or have one
    /// now.
    func rowLook(since old: ScreenImage) -> CellLook? {
        guard old.rows.count == rows.count, old.columns == columns, !cursor.isVisible || parksCursor else { return nil }
        func ground(_ row: ImageRow) -> Color? { row.isOneGround ? row.cells[0].ground : nil }
        let changed = rows.indices.filter { rows[$0] != old.rows[$0] && rows[$0].hasSameText(as: old.rows[$0]) }
        let gained = changed.filter { row in
            let own = ground(rows[row])
            return own != nil && ground(old.rows[row]) != own
                && changed.contains { ground(old.rows[$0]) == own && ground(rows[$0]) != own }
        }
        guard gained.count == 1, let row = gained.first, let ink = rows[row].inked else { return nil }
        return CellLook(rows[row].cells[ink.lowerBound])
    }
}
