import TerminalEmulator

/// Another page that ends with what the program asks or waits for, the cursor behind it: the page is read, then that. So
/// is what was printed where nothing was.
struct AskingPageExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        let shown = new.rows.indices.filter { $0 < row && !new.rows[$0].isBlank }
        guard new.isAlternate, change.model.dialog == nil, change.model.selected.isEmpty, row != old.cursor.row,
            new.asksBelowAll || isPrinted(shown + [row], from: old, to: new),
            shown.count >= Thresholds.Change.fewestScrolled,
            Thresholds.Change.page.isExceeded(by: shown.count(where: change.changed.contains), of: shown.count)
        else { return nil }
        return machine.read(shown, of: new, upTo: row) + [.say(machine.line(new.rows[row].text()))]
    }

    /// Whether rows up to the end of the one in which the cursor stands have come where nothing was.
    private func isPrinted(_ rows: [Int], from old: ScreenImage, to new: ScreenImage) -> Bool {
        new.cursor.isVisible && new.rows[new.cursor.row].inked.map { new.cursor.column == $0.upperBound } == true
            && new.cursor.row < new.messageRow
            && rows.allSatisfy { old.rows.indices.contains($0) && old.rows[$0].isBlank }
    }
}

extension ScreenImage {
    /// Whether the cursor stands behind a question, or what waits for a key, and nothing is below it.
    var asksBelowAll: Bool {
        guard cursor.isVisible, rows.indices.contains(cursor.row), let ink = rows[cursor.row].inked,
            (0...1).contains(cursor.column - ink.upperBound),
            rows[(cursor.row + 1)...].allSatisfy({ $0.isBlank })
        else { return false }
        let text = rows[cursor.row].text()
        return SpeakingMachine.isQuestion(text) || text.hasSuffix("...") || text.hasSuffix("…")
    }
}
