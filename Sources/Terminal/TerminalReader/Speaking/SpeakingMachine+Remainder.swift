import TerminalEmulator

extension SpeakingMachine {
    /// What a key has changed and nobody has said: a few rows, so that no key ends in silence where something is to be
    /// heard. Clocks and what was typed are no news, nor is what keys do.
    mutating func remainder(of change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let new = change.new
        guard old.rows.count == new.rows.count, key != .escape else { return [] }
        // What was covered has come back, with what is selected in it.
        if change.oldModel?.selected.isEmpty == true, change.changed.count > Thresholds.Change.mostTold,
            let focus = focus(change.model.selected, new), focus.kind == .item
        {
            return [.say(focus.spoken)]
        }
        // A part of the screen was closed beside a list.
        let gone = change.changed.filter { new.rows[$0].isBlank && !LineClassifier.isBelowEnd(old.rows[$0].text()) }
        if gone.count >= Thresholds.Change.fewestScrolled,
            change.changed.allSatisfy({ new.rows[$0].isBlank || $0 >= new.messageRow || new.isBar($0) }),
            let focus = focus(change.model.selected, new), focus.kind == .item
        {
            return [.say(focus.spoken)]
        }
        // What happens in a dialog is known by its parts.
        let known = change.oldModel?.dialog?.frame.rows ?? change.model.dialog?.frame.rows ?? 0..<0
        let rows = change.changed.filter {
            change.isNews($0) && !new.rows[$0].isBlank && !new.rows[$0].isRuler && !known.contains($0)
        }
        if rows.isEmpty, change.changed.isEmpty, let row = new.litRow(in: 1..<new.bodyEnd, since: old) {
            return [.say(line(new.rows[row].told))]
        }
        guard rows.count <= Thresholds.Change.mostTold else { return [] }
        let told = rows.flatMap { news($0, old, new) }.filter {
            // A bar that another one has taken the place of is no message.
            if case .say(let text) = $0 { text.contains(where: \.isLetter) } else { false }
        }
        guard told.isEmpty else { return told }
        if let choice = litAtCursor(change, from: old) { return [.say(choice)] }
        let ended = endedEdit(change, from: old) ?? chosenAfterField(change, from: old)
        return ended.map { [.say($0)] } ?? counted(change, from: old)
    }

    /// What stands out alone beside the cursor that came to a row at the bottom: one of the choices there.
    private func litAtCursor(_ change: ScreenChange, from old: ScreenImage) -> String? {
        let (new, row) = (change.new, change.row)
        guard new.isAlternate, new.cursor.isVisible, !old.cursor.isVisible || old.cursor.row != row,
            row >= new.messageRow
        else { return nil }
        let cells = new.rows[row].cells
        guard let first = cells.firstIndex(where: { $0.ground != new.ground }),
            let last = cells.lastIndex(where: { $0.ground != new.ground }),
            cells[first...last].allSatisfy({ $0.ground == cells[first].ground }),
            (first - 1...last + 1).contains(new.cursor.column),
            cells[..<first].contains(where: { !$0.isBlank }) || cells[(last + 1)...].contains(where: { !$0.isBlank })
        else { return nil }
        let text = line(new.rows[row].text(first..<last + 1))
        return text.contains(where: \.isLetter) ? text : nil
    }

    /// The row in which the user has typed until now, where the return key has only taken the cursor from it.
    private func endedEdit(_ change: ScreenChange, from old: ScreenImage) -> String? {
        let row = old.cursor.row
        guard change.key == .enter, old.cursor.isVisible, !change.new.cursor.isVisible, row < change.new.messageRow,
            change.changed.allSatisfy({ $0 == row || $0 >= change.new.messageRow }),
            change.new.rows.indices.contains(row)
        else { return nil }
        let text = line(change.new.rows[row].told)
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }

    /// What is selected in the list to which the return key has led from the line where the user has typed.
    private func chosenAfterField(_ change: ScreenChange, from old: ScreenImage) -> String? {
        guard change.key == .enter, old.cursor.isVisible, !change.new.cursor.isVisible, old.isAlternate,
            let focus = focus(change.model.selected, change.new), focus.kind == .item
        else { return nil }
        return focus.spoken
    }

    /// The number that a key has changed, where nothing else has: a value that is set, which may stand in rows below each
    /// other. Rulers and clocks at the edges are none.
    private func counted(_ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let new = change.new
        let rows = change.changed.filter { $0 > 0 && $0 < new.messageRow - 1 }
        guard let first = rows.first, let last = rows.last, last - first < Thresholds.Change.mostTold,
            last - first == rows.count - 1, !new.cursor.isVisible,
            rows.allSatisfy({ !tickers.counts($0) && !change.isNews($0) })
        else { return [] }
        var told: [String] = []
        for row in rows {
            let text = line(LineClassifier.withoutBar(new.rows[row].text()))
            // Of a name with a value the next row may tell the value again.
            guard text.contains(where: \.isNumber), told.last?.hasSuffix(text) != true else { continue }
            told.append(text)
        }
        return told.map { .say($0) }
    }
}
