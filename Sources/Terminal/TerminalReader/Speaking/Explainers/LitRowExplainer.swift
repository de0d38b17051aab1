/// A row that the first key up or down has lit below the line in which one types, while the cursor and all words stayed
/// where they were: the list there had no item selected.
struct LitRowExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard change.key == .vertical, new.cursor.isVisible, change.isStill, change.changed.isEmpty,
            let row = new.litRow(in: 1..<new.bodyEnd, since: old), row != change.row
        else { return nil }
        return [.say(machine.line(new.rows[row].told))]
    }
}
