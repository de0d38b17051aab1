import TerminalEmulator

/// The field of a finder changed, and its list with it.
struct FinderExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        machine.found(change, from: old)
    }
}

/// The cursor stands on a box to tick in a dialog.
struct TickBoxExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let cursor = change.new.cursor
        guard let box = change.model.tickBox(at: cursor, in: change.new),
            change.row != old.cursor.row || cursor.column != old.cursor.column || change.telling.contains(change.row)
        else { return nil }
        return [.say(box.spoken)]
    }
}

/// A list was opened beside what was there, which it moved to the right.
struct SidePanelExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        machine.sidePanel(from: old, to: change.new)
    }
}

extension SpeakingMachine {
    /// The field of a finder changed: what was cut out of it, or typed where nothing is found, and what is selected now.
    fileprivate mutating func found(_ change: ScreenChange, from old: ScreenImage) -> [Spoken]? {
        let (new, oldModel) = (change.new, change.oldModel)
        let row = new.cursor.row
        switch key {
        case .character, .erase, .word: break
        default: return nil
        }
        guard new.cursor.isVisible, old.cursor.isVisible, row == old.cursor.row,
            !new.rows[row].hasSameText(as: old.rows[row]),
            oldModel?.selected.contains(where: { $0.kind == .item && !$0.frame.rows.contains(row) }) == true,
            oldModel?.dialog == nil
        else { return nil }
        let edited = edit(
            from: old.rows[row].text().padded(to: old.offset), to: new.rows[row].text().padded(to: new.offset),
            oldOffset: old.offset, offset: new.offset, at: change.time)
        // The list follows in a moment, as a rule.
        guard change.changed.contains(where: { $0 != row }) else { return edited }
        if let item = focus(change.model.selected, new), item.kind == .item { return edited + [.say(item.spoken)] }
        let counters = new.rows.indices.filter {
            abs($0 - row) <= Thresholds.List.mostBelow && ListDetector.isCounter(new.rows[$0].text())
                && new.rows[$0] != old.rows[$0]
        }
        return edited + counters.map { .say(line(new.rows[$0].text())) }
    }

    /// A column of rows that was put beside those that were there: its first line, and what is selected in it.
    fileprivate func sidePanel(from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        guard !new.cursor.isVisible, old.columns == new.columns, old.rows.count == new.rows.count else { return nil }
        let sampleWidth = Thresholds.Beside.sample
        for row in new.rows.indices where !old.rows[row].isBlank && old.rows[row] != new.rows[row] {
            let before = old.rows[row].cells.map(\.character)
            let after = new.rows[row].cells.map(\.character)
            guard let start = before.firstIndex(where: { $0 != " " }), before.count - start >= sampleWidth else {
                continue
            }
            let sample = before[start..<start + sampleWidth]
            guard sample.count(where: { $0.isLetter }) >= Thresholds.Beside.fewestLetters,
                Set(sample).count >= Thresholds.Beside.fewestLetters
            else { continue }
            // What stood there before stands further to the right now, and something else before it.
            let least = Thresholds.Beside.narrowest
            let width = (least..<max(least + 1, new.columns / 2)).first { width in
                start + width + sampleWidth <= after.count
                    && after[start + width..<start + width + sampleWidth] == sample
            }
            guard let width, new.rows[row].inked?.lowerBound ?? width < width else { continue }
            let frame = CellRegion(rows: row..<new.rows.count - 1, columns: 0..<width)
            let list = ListDetector.list(in: frame, of: new, ground: new.commonGround(frame))
            let selected = list?.children.first { $0.isSelected }
            return [.say(line(new.rows[row].text(0..<width)))] + (selected.map { [.say($0.spoken)] } ?? [])
        }
        return nil
    }
}

extension ScreenModel {
    /// The box to tick on which the cursor stands in a dialog.
    func tickBox(at cursor: CursorState, in image: ScreenImage) -> ScreenRegion? {
        guard let dialog, dialog.frame.rows.contains(cursor.row), cursor.column > 0,
            cursor.column < image.columns
        else { return nil }
        let row = image.rows[cursor.row]
        guard let start = [cursor.column, cursor.column - 1].first(where: { "[(".contains(row.cells[$0].character) })
        else { return nil }
        var end = start + 3
        // Up to the next one, or to the frame.
        let ends = BoxDrawing.bars.union(["[", "("])
        while end < row.cells.count, !ends.contains(row.cells[end].character) { end += 1 }
        guard let mark = CheckMark(row.text(start..<end)) else { return nil }
        return ScreenRegion(
            .item, frame: .init(rows: cursor.row..<cursor.row + 1, columns: start..<end),
            text: ScreenWords.of(mark.rest),
            isSelected: true, isChecked: mark.isChecked)
    }
}
