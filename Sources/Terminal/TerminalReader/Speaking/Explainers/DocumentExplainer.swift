import TerminalEmulator

/// Another page in a program that shows documents: it is read from its first line, wherever the cursor was put.
struct DocumentExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, cursor) = (change.new, change.new.cursor)
        guard machine.showsDocuments || new.tellsLetters && machine.uncovered == nil, new.isAlternate, cursor.isVisible,
            change.model.selected.isEmpty,
            change.model.dialog == nil, cursor.row == old.cursor.row || cursor.row < new.messageRow,
            cursor.row < Thresholds.Tab.topRows || new.isOnLink && machine.uncovered == nil
        else { return nil }
        switch change.key {
        case .character, .enter, .horizontal, .other: break
        default: return nil
        }
        let shown = new.rows.indices.filter { $0 < new.messageRow && !new.rows[$0].isBlank && !new.isBar($0) }
        // What was there before only moved.
        let known = Set(old.rows.map { $0.text() })
        let fresh = shown.filter { !known.contains(new.rows[$0].text()) }
        guard shown.count >= Thresholds.Change.fewestOfPage,
            Thresholds.Change.page.isExceeded(by: fresh.count, of: shown.count)
        else { return nil }
        return machine.document(new)
    }
}

extension ScreenImage {
    /// Whether the program shows a document to read, not a text to edit: it tells of plain letters as keys, so that none
    /// can be typed, or has put the cursor on a link within a line.
    var isDocument: Bool {
        guard isAlternate, cursor.isVisible, rows.indices.contains(cursor.row) else { return false }
        if tellsLetters { return true }
        // Behind the number of a line a text begins.
        return isOnLink && rows[cursor.row].cells[..<cursor.column].contains { $0.character.isLetter }
    }

    /// Whether a row at the bottom tells of plain letters as keys.
    fileprivate var tellsLetters: Bool {
        rows.suffix(Thresholds.Keys.bottomRows).contains { LineClassifier.tellsLetters($0.text()) }
    }
}
