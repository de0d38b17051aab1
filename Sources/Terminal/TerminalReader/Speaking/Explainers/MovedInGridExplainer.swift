import TerminalEmulator

/// The cursor went to another cell of a row, a day of a calendar, and what is told of it changed elsewhere: the cell is
/// said, not its row.
struct MovedInGridExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row, column) = (change.new, change.row, change.new.cursor.column)
        guard change.key == .horizontal, new.isAlternate, new.cursor.isVisible, old.cursor.isVisible,
            old.cursor.row == row, abs(old.cursor.column - column) >= Thresholds.Gap.apart,
            change.body.count >= Thresholds.Change.fewestScrolled, let cell = new.rows[row].word(at: column),
            cell.lowerBound == column || cell.upperBound == column + 1,
            new.rows[row].text(cell) == old.rows[row].text(cell)
        else { return nil }
        return [.say(machine.line(new.rows[row].text(cell)))]
    }
}

extension ImageRow {
    /// The columns of the word at a column; nil where none is.
    fileprivate func word(at column: Int) -> Range<Int>? {
        guard cells.indices.contains(column), !cells[column].isBlank else { return nil }
        var (lower, upper) = (column, column + 1)
        while lower > 0, !cells[lower - 1].isBlank { lower -= 1 }
        while upper < cells.count, !cells[upper].isBlank { upper += 1 }
        return lower..<upper
    }
}
