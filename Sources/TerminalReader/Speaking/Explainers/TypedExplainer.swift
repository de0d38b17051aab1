import TerminalEmulator

/// A character was typed, and a program that draws its own cursor drew the row anew with it: the character is said, not
/// the row.
struct TypedExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard case .character(let character) = change.key, !new.cursor.isVisible, !machine.hidesTyping,
            machine.typed.first == character, change.model.dialog == nil
        else { return nil }
        let body = change.changed.filter { change.isNews($0) && $0 < new.rows.count - 1 || $0 == new.rows.count - 1 }
        let typedIn = body.filter { row in
            guard old.rows.indices.contains(row), !old.rows[row].isBlank || !new.rows[row].isBlank else { return false }
            let (before, after) = (old.rows[row].text(), new.rows[row].text())
            let edit = LineEdit(from: before, to: after, cursor: after.count)
            return edit.deleted.allSatisfy(\.isWhitespace) && edit.inserted == machine.typed
        }
        guard typedIn.count == 1 else { return nil }
        let typed = machine.typed
        machine.typed = ""
        return machine.echo(typed, in: new.rows[typedIn[0]].text(), at: new.rows[typedIn[0]].text().count)
    }
}
