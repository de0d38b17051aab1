import TerminalEmulator

/// A menu, a dialog or a page has gone, and what it had covered is there again: the item or the line to which the focus
/// returns is said, and what the program reports with it.
struct UncoveredExplainer: AnswerExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, model) = (change.new, change.model)
        guard new.isAlternate, change.changed.count >= Thresholds.Change.fewestScrolled, model.dialog == nil,
            Self.mayClose(change.key), !machine.scrollsUnderCursor, !isEdit(change, old),
            let before = machine.uncovered,
            let focus = focus(change, before, machine)
        else { return nil }
        machine.panelText = SpeakingMachine.text(of: model.panel)
        return tab(change, old) + [.say(focus)]
            + reports(change, from: old, since: before.image, machine).filter { $0 != .say(focus) }
    }

    /// The name of the page that is shown again, where it stands among others at the top and only its looks changed.
    private func tab(_ change: ScreenChange, _ old: ScreenImage) -> [Spoken] {
        guard let moved = MovedHighlight(from: old, to: change.new), !moved.isAlone, moved.frame.rows.count == 1,
            moved.frame.rows.lowerBound < Thresholds.Tab.topRows, change.isTab(moved.text)
        else { return [] }
        return [.say(moved.text)]
    }

    /// Whether a key may close something. Those that move only scroll.
    private static func mayClose(_ key: PressedKey?) -> Bool {
        switch key {
        case .escape, .enter, .character, .other: true
        default: false
        }
    }

    /// Whether the row of the cursor was edited: what was proposed below it goes with that.
    private func isEdit(_ change: ScreenChange, _ old: ScreenImage) -> Bool {
        let row = change.row
        return change.new.cursor.isVisible && old.cursor.isVisible && old.cursor.row == row
            && change.changed.contains(row) && row < change.new.messageRow
    }

    /// What is selected now or was before, else the line of the cursor; nil where nothing tells where one is.
    private func focus(
        _ change: ScreenChange, _ before: (image: ScreenImage, selected: String?), _ machine: SpeakingMachine
    ) -> String? {
        let new = change.new
        if let text = before.selected, let item = change.model.selected.first(where: { $0.isTold(as: text) }) {
            return item.spoken
        }
        if let focus = machine.focus(change.model.selected, new) { return focus.spoken }
        if machine.showsEmphasis, let rows = new.emphasizedRows { return machine.emphasized(rows, new) }
        if let line = line(at: new.cursor, of: new, machine) { return line }
        // What the return key opens is another page, though it was seen before.
        let isOpened = change.key == .enter && change.isOtherPage && change.oldModel?.panel == nil
        guard !isOpened || new.cursor.isVisible else { return nil }
        // A cursor that the program draws may come later.
        return before.selected ?? line(at: before.image.cursor, of: new, machine)
    }

    private func line(at cursor: CursorState, of image: ScreenImage, _ machine: SpeakingMachine) -> String? {
        guard cursor.isVisible, !image.parksCursor, cursor.row < image.messageRow else { return nil }
        let text = machine.line(image.rows[cursor.row].told)
        return text.isEmpty ? nil : text
    }

    /// What the last rows say that they did not say before something covered them.
    private func reports(
        _ change: ScreenChange, from old: ScreenImage, since before: ScreenImage, _ machine: SpeakingMachine
    ) -> [Spoken] {
        let new = change.new
        return change.changed.filter { row in
            row >= new.rows.count - Thresholds.Keys.bottomRows && !new.tellsKeys(row)
                && !(new.cursor.isVisible && new.cursor.row == row)
                && LineClassifier.signature(of: new.rows[row].text())
                    != LineClassifier.signature(of: before.rows[row].text())
        }.flatMap { machine.news($0, old, new) }
    }
}

extension ScreenRegion {
    /// Whether it was told with a text, whatever its place was then.
    func isTold(as text: String) -> Bool { spoken == text || !self.text.isEmpty && text.hasPrefix(self.text + ", ") }
}
