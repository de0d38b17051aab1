import TerminalEmulator

/// A highlight that went from one place to another while the text stayed.
struct MovedHighlightExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard change.isStill, !change.isPage,
            let moved = MovedHighlight(from: old, to: new, like: machine.selectedLook), !isBesideCursor(moved, new)
        else { return nil }
        // What was searched for is a part of its line.
        let row = moved.frame.rows.lowerBound
        machine.selectedLook = moved.look
        guard moved.isAlone || moved.isSameText, row > 0 else {
            return [.say(item(of: moved, in: change.model, new))]
        }
        let focus = machine.focus(change.model.selected, new)
        return [.say(focus?.spoken ?? machine.line(new.rows[row].told))]
            + questions(change.changed.filter { $0 > row }, new, machine)
    }

    /// What is asked below what was found.
    private func questions(_ rows: [Int], _ image: ScreenImage, _ machine: SpeakingMachine) -> [Spoken] {
        rows.map { machine.line(image.rows[$0].text()) }.filter(SpeakingMachine.isQuestion).map { .say($0) }
    }

    /// Whether what is highlighted begins at the cursor that is shown: a stretch of text that an editor marks.
    private func isBesideCursor(_ moved: MovedHighlight, _ image: ScreenImage) -> Bool {
        let (cursor, frame) = (image.cursor, moved.frame)
        return cursor.isVisible && moved.isAlone && frame.rows.contains(cursor.row)
            && abs(cursor.column - frame.columns.lowerBound) <= 1
    }

    /// What is highlighted, as the item that it is part of.
    private func item(of moved: MovedHighlight, in model: ScreenModel, _ image: ScreenImage) -> String {
        let item = model.lists.flatMap(\.children).first {
            $0.frame.rows == moved.frame.rows && $0.frame.columns.overlaps(moved.frame.columns)
        }
        return (item ?? moved.item(in: image)).spoken
    }
}

/// A sign that went from one item to another, or changed at one, while all words stayed.
struct MovedMarkerExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard change.isStill, !change.isPage else { return nil }
        let rows = change.changed.filter { !change.new.isStatus($0) }
        return MovedMarker(from: old, to: change.new, rows: rows).map { [.say($0.spoken)] }
    }
}

extension ScreenChange {
    /// Whether a pager has scrolled: what it shows is read, whatever is highlighted in it.
    fileprivate var isPage: Bool {
        new.cursor.isVisible && new.cursor.row == new.bodyEnd - 1 && footprint.isScrolled
    }
}
