import TerminalEmulator

/// Marks before items that are only blanks on a ground of their own, as file managers draw them at the edge of a list.
enum GroundMarks {
    /// The items before which such a mark has come or gone while all words stayed, checked where it has come.
    static func changed(from old: ScreenImage, to new: ScreenImage) -> [ScreenRegion] {
        guard old.rows.count == new.rows.count, old.columns == new.columns, new.isAlternate, !new.cursor.isVisible
        else { return [] }
        let changed = new.rows.indices.dropFirst().prefix(max(0, new.messageRow - 1)).filter {
            old.rows[$0] != new.rows[$0]
        }
        guard changed.count <= 2 * Thresholds.Change.mostTold else { return [] }
        let found = changed.compactMap { item($0, old, new) }
        // What comes at one item as it goes at another shows where one is.
        let isMark = Set(found.map(\.frame.columns.lowerBound)).count == 1 && Set(found.map(\.isChecked)).count == 1
        return isMark ? found : []
    }

    private static func item(_ row: Int, _ old: ScreenImage, _ new: ScreenImage) -> ScreenRegion? {
        let (before, after) = (old.rows[row].cells, new.rows[row].cells)
        let marks = after.indices.dropLast().filter { isMark($0, before, after) || isMark($0, after, before) }
        guard marks.count == 1, let column = marks.first,
            let start = after[(column + 1)...].firstIndex(where: { !$0.isBlank }),
            start - column <= Thresholds.Mark.mostBlanks,
            zip(before[start...], after[start...]).allSatisfy({ $0.character == $1.character })
        else { return nil }
        var end = start
        var gap = 0
        for index in start..<after.count where gap < Thresholds.Gap.column {
            if BoxDrawing.bars.contains(after[index].character) { break }
            gap = after[index].isBlank ? gap + 1 : 0
            if gap == 0 { end = index + 1 }
        }
        let text = ScreenWords.of(new.rows[row].text(start..<end))
        guard text.contains(where: \.isLetter) else { return nil }
        return ScreenRegion(
            .item, frame: .init(rows: row..<row + 1, columns: column..<end), text: text,
            isChecked: isMark(column, before, after))
    }

    /// Whether a blank has got a ground that it had not, and that no cell beside it has.
    private static func isMark(_ column: Int, _ before: [ImageCell], _ after: [ImageCell]) -> Bool {
        let (was, isNow) = (before[column], after[column])
        guard isNow.isBlank, isNow.ground != .default, was.ground != isNow.ground,
            was.isBlank || BoxDrawing.bars.contains(was.character)
        else { return false }
        return [column - 1, column + 1].allSatisfy {
            !after.indices.contains($0) || after[$0].ground != isNow.ground
        }
    }
}
