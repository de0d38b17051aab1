import TerminalEmulator

/// What the focus went to where nothing but lines tell it: a frame that is drawn around what has the focus and taken away
/// from what had it, while all words stay where they are.
struct MovedFrame {
    /// The rows that have got lines.
    let rows: Range<Int>
    /// The columns inside the frame.
    let columns: Range<Int>

    init?(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var gained: [(row: Int, columns: ClosedRange<Int>)] = []
        var lost: [Int] = []
        let end = min(new.messageRow, new.rows.count - 1)
        for row in 1..<max(1, end) where !new.rows[row].hasSameText(as: old.rows[row]) {
            guard let change = Self.lines(old.rows[row].cells, new.rows[row].cells) else { return nil }
            if let columns = change.gained { gained.append((row, columns)) }
            if change.isLost { lost.append(row) }
        }
        guard let first = gained.first, let last = gained.last, !lost.isEmpty, last.row - first.row == gained.count - 1,
            gained.count >= Thresholds.Panel.mostRowsOfField,
            let left = gained.map(\.columns.lowerBound).min(), let right = gained.map(\.columns.upperBound).max(),
            left < right,
            // What lost its lines lies above or below, but for an edge that both have.
            lost.allSatisfy({ $0 <= first.row || $0 >= last.row })
        else { return nil }
        rows = first.row..<last.row + 1
        columns = left + 1..<right
    }

    /// Where a row has got lines, from the first to the last, and whether it has lost some; nil where words changed.
    private static func lines(_ before: [ImageCell], _ after: [ImageCell]) -> (gained: ClosedRange<Int>?, isLost: Bool)?
    {
        var gained: ClosedRange<Int>?
        var isLost = false
        for column in after.indices where before[column].character != after[column].character {
            let (was, isNow) = (isLine(before[column]), isLine(after[column]))
            switch (was, isNow) {
            case (false, true) where before[column].isBlank: gained = (gained?.lowerBound ?? column)...column
            case (true, false) where after[column].isBlank: isLost = true
            // The corners of one frame take the place of the other's.
            case (true, true): continue
            default: return nil
            }
        }
        return (gained, isLost)
    }

    private static func isLine(_ cell: ImageCell) -> Bool { ScreenWords.isDecoration(cell.character) }
}
