import TerminalEmulator

/// Another column of a table became the current one: its cell in the selected row, behind what heads the column.
struct MovedColumnExplainer: AnswerExplainer {
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard change.isStill, let moved = MovedColumn(from: old, to: new),
            let row = machine.focus(change.model.selected, new)?.frame.rows.lowerBound, moved.rows.contains(row)
        else { return nil }
        let header = row > moved.rows.lowerBound ? moved.cell(moved.rows.lowerBound, in: new) : ""
        return [.say([header, moved.cell(row, in: new)].filter { !$0.isEmpty }.joined(separator: ", "))]
    }
}
