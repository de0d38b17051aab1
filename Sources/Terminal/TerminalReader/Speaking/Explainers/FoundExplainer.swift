import TerminalEmulator

/// The return key ended what was typed in the last rows, and the only thing that has got a ground of its own is elsewhere
/// than the cursor: what was searched for, in a document.
struct FoundExplainer: AnswerExplainer {
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard change.key == .enter, new.isAlternate, old.cursor.isVisible, old.cursor.row >= old.messageRow,
            old.cursor.column > 0, new.cursor.row != old.cursor.row || !new.cursor.isVisible,
            let row = new.litRow(in: 1..<new.messageRow, since: old),
            row != new.cursor.row || !new.cursor.isVisible,
            // A line of state is another bar now, or is told by its colours.
            new.rows[row].ground == nil || new.rows[row].ground == new.ground,
            new.rows[row].text().contains(where: \.isLetter)
        else { return nil }
        return [.say(machine.line(new.rows[row].told))]
    }
}
