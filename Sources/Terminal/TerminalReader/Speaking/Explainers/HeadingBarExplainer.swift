import TerminalEmulator

/// A key has led to another item of a list below which a bar tells of it: what the bar says, and what stands below that.
struct HeadingBarExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard let bar = machine.headingBar, !new.cursor.isVisible, HeadingBar.isBar(bar, in: old),
            old.rows.count == new.rows.count
        else { return nil }
        let rows = HeadingBar.rows(from: bar, in: new)
        let fresh = rows.filter { !new.rows[$0].hasSameText(as: old.rows[$0]) }
        guard !fresh.isEmpty, fresh.count <= Thresholds.Change.mostTold + 1 else { return nil }
        return fresh.map { .say(machine.line(new.rows[$0].told)) }
    }
}
