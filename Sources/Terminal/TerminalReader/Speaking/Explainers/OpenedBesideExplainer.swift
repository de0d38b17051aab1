import TerminalEmulator

/// What a key has opened beside a list that stays as it is, with nothing but blanks between them: a file beside the tree of
/// files, a message beside the list of messages. It is read by itself from its first line.
struct OpenedBesideExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        switch change.key {
        case .enter, .character, .other: break
        default: return nil
        }
        guard new.isAlternate, old.isAlternate, machine.pane == nil, change.model.dialog == nil, !machine.hidesTyping,
            !new.cursor.isVisible || new.parksCursor, let right = Self.changedSide(from: old, to: new),
            // A list to which the focus went is told by its item.
            !change.model.selected.contains(where: { right.columns.contains($0.frame.columns.lowerBound) })
        else { return nil }
        let known = Set(right.rows.map { old.rows[$0].text(right.columns) })
        let fresh = right.rows.map { new.rows[$0].text(right.columns) }.filter { text in
            !known.contains(text) && text.contains { $0.isLetter || $0.isNumber }
        }
        guard fresh.count >= Thresholds.Pane.fewestNews else { return nil }
        return fresh.map { .say(machine.line($0)) }
    }

    /// The part to the right of a list in which all is that has changed; nil where there is no list or it has changed too.
    static func changedSide(from old: ScreenImage, to new: ScreenImage) -> CellRegion? {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        // What stands at the edges goes along with everything.
        let rows = new.rows.indices.dropFirst().prefix(max(0, new.messageRow - 1)).filter { !new.isBar($0) }
        let changed = rows.filter { !new.rows[$0].hasSameText(as: old.rows[$0]) }
        guard let first = changed.first, let last = changed.last, last - first >= Thresholds.Pane.fewestNews else {
            return nil
        }
        let whole = first...last
        func isSame(_ row: Int, _ column: Int) -> Bool {
            old.rows[row].cells[column].character == new.rows[row].cells[column].character
        }
        let firstColumn = (0..<new.columns).first { column in !changed.allSatisfy { isSame($0, column) } } ?? 0
        func isGap(_ column: Int) -> Bool {
            whole.allSatisfy { old.rows[$0].cells[column].isBlank && new.rows[$0].cells[column].isBlank }
        }
        guard firstColumn > 1, let gap = (1..<firstColumn).last(where: isGap) else { return nil }
        let names = rows.filter { row in
            new.rows[row].cells[..<gap].contains { $0.character.isLetter || $0.character.isNumber }
        }
        guard names.count >= Thresholds.List.fewestValues else { return nil }
        return CellRegion(rows: first..<last + 1, columns: gap + 1..<new.columns)
    }
}
