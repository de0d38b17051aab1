import TerminalEmulator

/// A character was typed, and a program that draws its own cursor drew the row anew with it: the character is said, not
/// the row.
struct TypedExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !new.cursor.isVisible, !machine.hidesTyping else { return nil }
        switch change.key {
        case .character(let character) where machine.typed.first == character: break
        case .erase: break
        default: return nil
        }
        let body = change.changed.filter { change.isNews($0) && $0 < new.rows.count - 1 || $0 == new.rows.count - 1 }
        if change.key == .erase { return erased(body, from: old, to: new) }
        let typedIn = body.filter { row in
            guard old.rows.indices.contains(row), !old.rows[row].isBlank || !new.rows[row].isBlank else { return false }
            let (before, after) = (old.rows[row].text(), new.rows[row].text())
            // It opened a row of its own, in which the program asks.
            if after == machine.typed, row >= new.rows.count - Thresholds.Edge.mostRows { return true }
            let edit = LineEdit(from: before, to: after, cursor: after.count)
            // A blank at the end of a row is none yet.
            let inserted = machine.typed.first == " " ? edit.inserted[...] : edit.inserted.drop { $0 == " " }
            return edit.deleted.allSatisfy(\.isWhitespace) && inserted == machine.typed
        }
        guard typedIn.count == 1 else { return nil }
        let typed = machine.typed
        machine.typed = ""
        return machine.echo(typed, in: new.rows[typedIn[0]].text(), at: new.rows[typedIn[0]].text().count)
    }

    /// The one character that has gone from the only row that lost one.
    private func erased(_ rows: [Int], from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        let gone = rows.filter(old.rows.indices.contains).compactMap { row in
            let (before, after) = (old.rows[row].text(), new.rows[row].text())
            let edit = LineEdit(from: before, to: after, cursor: after.count)
            let gone = edit.deleted.filter { !$0.isWhitespace }
            return edit.inserted.allSatisfy(\.isWhitespace) && gone.count == 1 ? gone.first : nil
        }
        return gone.count == 1 ? gone.map(SpeakingMachine.said) : nil
    }
}
