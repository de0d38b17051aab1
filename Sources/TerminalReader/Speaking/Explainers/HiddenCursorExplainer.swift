import TerminalEmulator

/// What a program says that hides the cursor.
struct HiddenCursorExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !new.cursor.isVisible else { return nil }
        // An editor hides the cursor for a moment as it leaves a mode.
        let left =
            change.key == .escape && old.cursor.isVisible ? change.edges.flatMap { machine.news($0, old, new) } : []
        guard left.isEmpty else { return left }
        return machine.hidden(change.telling.filter(change.isNews), from: old, to: new, change.model)
    }
}

extension SpeakingMachine {
    /// What a program says that hides the cursor. Numbers that count on by themselves are no answer.
    func hidden(
        _ fresh: [Int], from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel
    ) -> [Spoken] {
        guard model.selected.isEmpty else {
            // A message beside the list.
            let lists = model.regions.flatMap { [$0] + $0.children }.filter { $0.kind == .list }.map(\.frame.rows)
            let messages = fresh.filter { row in
                old.rows[row].isBlank && !new.isStatus(row, since: old) && !lists.contains { $0.contains(row) }
            }
            return messages.count <= Thresholds.Change.mostTold ? read(messages, of: new, upTo: new.rows.count) : []
        }
        guard fresh.count > Thresholds.Change.mostTold else {
            // Where nothing was in the last row, a message is no line of keys.
            let last = new.rows.count - 1
            let isMessage = old.rows[last].isBlank && !LineClassifier.isKeyHelp(new.rows[last].text())
            return read(fresh, of: new, upTo: isMessage ? new.rows.count : last)
        }
        if let row = new.spotlight { return [.say(line(new.rows[row].told))] }
        if new.cursor.row != old.cursor.row, new.standsOnText {
            return [.say(line(new.rows[new.cursor.row].told))]
        }
        // A table that is sorted anew shows what it showed before, at other places and with other numbers.
        guard fresh.allSatisfy({ !old.rows[$0].isBlank }) else { return read(fresh, of: new) }
        let known = KnownRows(old.rows.lazy.map { $0.text() })
        let unknown = fresh.filter { !known.contains(new.rows[$0].text()) }
        if Thresholds.Repetition.unknownRows.isReached(by: unknown.count, of: fresh.count) {
            return read(fresh, of: new)
        }
        return unknown.count <= Thresholds.Change.mostTold ? read(unknown, of: new) : []
    }
}

extension ScreenImage {
    /// Whether the cursor was put on a character: there it tells where one is though it is not seen.
    var standsOnText: Bool {
        !cursor.isVisible && cursor.row > 0 && cursor.row < messageRow && cursor.column < columns
            && !rows[cursor.row].cells[cursor.column].isBlank && !isBar(cursor.row)
    }

    /// The only row, apart from bars, in which something stands on a ground of its own: what was searched for.
    var spotlight: Int? {
        let ground = commonGround(.init(rows: rows.indices, columns: 0..<columns))
        let found = rows.indices.filter { row in
            row > 0 && row < messageRow && !isBar(row) && !LineClassifier.isKeyHelp(rows[row].text())
                && rows[row].cells.contains { !$0.isBlank && $0.ground != ground }
        }
        return found.count == 1 ? found.first : nil
    }
}
