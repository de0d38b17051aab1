import TerminalEmulator

/// The focus came to a widget that shows it by its looks, while all words stayed.
struct GainedFocusExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        // Of that to which Tab leads the last row may tell more: where a link leads.
        guard !change.changed.contains(where: { change.isNews($0) && (change.key != .tab || $0 < new.messageRow) }),
            change.model.dialog == nil,
            let focus = GainedFocus(from: old, to: new), !new.cursor.isVisible || isAtCursor(focus, change),
            let element = focus.element(in: new)
        else { return nil }
        let spoken = element.spoken
        return spoken.isEmpty ? nil : [.say(spoken)]
    }

    /// Whether it is one of several in the row with the cursor, to which the cursor went with it. Of a whole row the
    /// cursor tells more, and of an editor's selection as well.
    private func isAtCursor(_ focus: GainedFocus, _ change: ScreenChange) -> Bool {
        let (image, cursor) = (change.new, change.new.cursor)
        guard focus.isMoved, focus.border == nil, focus.lines.count == 1, let line = focus.lines.first,
            line.rows.contains(cursor.row), line.columns.contains(cursor.column)
        else { return false }
        let cells = image.rows[cursor.row].cells
        return (cells[..<line.columns.lowerBound] + cells[line.columns.upperBound...]).contains { !$0.isBlank }
    }
}

/// A box was ticked or cleared whose sign is always there and only changes its colour.
struct TickedBoxExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var found: [(row: Int, box: TickedBox)] = []
        for row in new.rows.indices where old.rows[row] != new.rows[row] {
            for column in new.rows[row].cells.indices where old.rows[row].cells[column] != new.rows[row].cells[column] {
                guard let before = TickedBox(at: column, in: old.rows[row]),
                    let after = TickedBox(at: column, in: new.rows[row])
                else { return nil }
                if before != after { found.append((row, after)) }
            }
        }
        // Of buttons of which one is chosen, another one is cleared.
        guard (1...2).contains(found.count), let one = found.first(where: \.box.isTicked) ?? found.first else {
            return nil
        }
        let cells = new.rows[one.row].cells
        let end =
            cells[one.box.columns.upperBound...].firstIndex { ScreenWords.isDecoration($0.character) } ?? cells.count
        let columns = one.box.columns.upperBound..<end
        let item = ScreenRegion(
            .item, frame: .init(rows: one.row..<one.row + 1, columns: columns),
            text: ScreenWords.of(new.rows[one.row].text(columns)), isSelected: true, isChecked: one.box.isTicked)
        return [.say(item.spoken)]
    }
}
