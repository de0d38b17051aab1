import TerminalEmulator

/// A character was typed where what stands before the cursor is pushed to the left by it, as a calculator's display does,
/// or one was taken away: that character, not all of the number.
struct PushedLeftExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        guard new.cursor == old.cursor, new.cursor.isVisible, !machine.hidesTyping, change.body.isEmpty,
            new.cursor.column > new.columns / 2, change.changed.contains(row),
            let before = old.rows[row].flushRight(at: new.cursor.column),
            let after = new.rows[row].flushRight(at: new.cursor.column)
        else { return nil }
        switch change.key {
        case .character(let character) where !before.isEmpty && after == before + String(character):
            guard machine.typed.hasPrefix(String(character)) else { return nil }
            machine.typed.removeFirst()
            return machine.echo(String(character), in: after, at: after.count)
        case .erase:
            guard let last = before.last, after == before.dropLast() else { return nil }
            return [SpeakingMachine.said(last)]
        default: return nil
        }
    }
}

extension ImageRow {
    /// What ends right before a column, or in it, behind nothing but blanks, and has nothing behind it; nil where
    /// something else stands there.
    fileprivate func flushRight(at column: Int) -> String? {
        let text = text()
        guard !text.isEmpty else { return "" }
        let isAtEnd = text.count == column || text.count == column + 1
        return isAtEnd ? String(text.drop { $0 == " " }) : nil
    }
}
