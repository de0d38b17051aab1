import Words

/// Lines that were deleted at the cursor.
struct RemovedRowsExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        guard let removed = change.footprint.removedRows, removed.lowerBound == row, row == old.cursor.row,
            row < change.bottom, old.rows.indices.contains(removed.upperBound - 1), new.cursor.isVisible,
            old.rows[row].isBlank || !new.rows[row].text().contains(old.rows[row].text())
        else { return nil }
        let gone = removed.map { machine.line(old.rows[$0].text()) }.filter { !$0.isEmpty }
        return (gone.isEmpty ? [] : [.say(TerminalWords.current[.deleted, gone.joined(separator: ", ")])])
            + [.say(machine.line(new.rows[row].text()))]
    }
}
