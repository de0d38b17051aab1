import TerminalEmulator

/// A character was typed, and a program that draws its own cursor drew the row anew with it: the character is said, not
/// the row.
struct TypedExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !new.cursor.isVisible, !machine.hidesTyping else { return nil }
        switch change.key {
        case .character(let character) where machine.typed.last == character: break
        case .erase: break
        default: return nil
        }
        let body = change.changed.filter { row in
            change.isNews(row) || row == new.rows.count - 1 || opened(row, change, machine) != nil
        }
        if change.key == .erase { return erased(body, from: old, to: new) }
        let typedIn = body.compactMap { row in typed(in: row, change, from: old, machine).map { (row: row, text: $0) } }
        guard typedIn.count == 1, let typed = typedIn.first else { return nil }
        machine.typed.removeFirst(typed.text.count)
        let text = new.rows[typed.row].text()
        let echo = machine.echo(typed.text, in: text, at: text.count)
        return Self.left(change, typed.row).map { echo + [.say(machine.line($0))] } ?? echo
    }

    /// What of that which was typed has come in a row where nothing else has happened; a program may lag behind.
    private func typed(in row: Int, _ change: ScreenChange, from old: ScreenImage, _ machine: SpeakingMachine)
        -> String?
    {
        guard old.rows.indices.contains(row) else { return nil }
        if let sign = opened(row, change, machine) { return sign }
        let after = change.new.rows[row].text()
        let edit = LineEdit(from: old.rows[row].text(), to: after, cursor: after.count)
        // A blank at the end of a row is none yet.
        let inserted = String(machine.typed.first == " " ? edit.inserted[...] : edit.inserted.drop { $0 == " " })
        let isTyped = !inserted.isEmpty && machine.typed.hasPrefix(inserted)
        return isTyped && edit.deleted.allSatisfy({ after.isFilled(by: $0) }) ? inserted : nil
    }

    /// What of that which was typed opened a row of its own, in which the program asks: at the bottom of the screen, or
    /// below all that is shown. A sign may stand behind it for the cursor.
    private func opened(_ row: Int, _ change: ScreenChange, _ machine: SpeakingMachine) -> String? {
        let new = change.new
        var text = new.rows[row].text()
        if text.count > 1, let last = text.last, last != machine.typed.dropFirst(text.count - 1).first,
            DrawnCaretExplainer.carets.contains(last)
        {
            text.removeLast()
        }
        let isBelow =
            row >= new.rows.count - Thresholds.Edge.mostRows || new.rows[(row + 1)...].allSatisfy(\.isBlank)
        return isBelow && !text.isEmpty && machine.typed.hasPrefix(text) ? text : nil
    }

    /// The item of a list that is selected now, where what was typed has moved the selection or left one item alone.
    private static func left(_ change: ScreenChange, _ typedIn: Int) -> String? {
        guard let oldModel = change.oldModel, change.model.dialog == nil else { return nil }
        let known = Set(oldModel.selected.map(\.text))
        let gained = change.model.selected.filter { $0.kind == .item && !$0.frame.rows.contains(typedIn) }
        if !gained.isEmpty { return gained.first { !known.contains($0.text) }?.spoken }
        guard let list = oldModel.lists.first(where: { $0.children.contains(where: \.isSelected) }) else { return nil }
        let shown = list.frame.rows.filter { !change.new.rows[$0].isBlank }
        guard shown.count == 1, let row = shown.first, row != typedIn, change.changed.contains(row) else { return nil }
        let frame = CellRegion(rows: row..<row + 1, columns: list.frame.columns)
        return ListDetector.item(
            change.new.rows[row].text(frame.columns), frame: frame, isSelected: true, index: nil, count: nil
        ).spoken
    }

    /// The one character that has gone from the only row that lost one.
    private func erased(_ rows: [Int], from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        let gone = rows.filter(old.rows.indices.contains).compactMap { row in
            let (before, after) = (old.rows[row].text(), new.rows[row].text())
            let edit = LineEdit(from: before, to: after, cursor: after.count)
            let gone = edit.deleted.filter { !after.isFilled(by: $0) }
            return edit.inserted.allSatisfy { after.isFilled(by: $0) } && gone.count == 1 ? gone.first : nil
        }
        return gone.count == 1 ? gone.map(SpeakingMachine.said) : nil
    }
}

extension String {
    /// Whether a character of a row says nothing: a blank, or an underline where so many of them stand together that they
    /// fill up a field.
    func isFilled(by character: Character) -> Bool {
        character.isWhitespace
            || character == "_" && contains(String(repeating: "_", count: Thresholds.Field.shortestFill))
    }
}
