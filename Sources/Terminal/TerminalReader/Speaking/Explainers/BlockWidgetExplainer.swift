import TerminalEmulator

/// The focus came to a widget in a frame of block characters, which may have come up with it; or its box was ticked.
struct BlockWidgetExplainer: AnswerExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        if let passed = passed(change, from: old) { return passed }
        guard !new.cursor.isVisible, let widget = BlockWidget.focused(in: new),
            change.model.dialog.map({ $0.frame.contains(widget.frame) && change.model.selected.isEmpty }) ?? true
        else { return nil }
        let region = widget.region(in: new)
        if let before = BlockWidget.focused(in: old), before.frame == widget.frame {
            let was = before.region(in: old)
            if let isChecked = region.isChecked { return was.isChecked == isChecked ? nil : [.say(region.spoken)] }
            return typed(in: widget, from: old, to: new, for: &machine)
        }
        // In a dialog a field that keeps its lines does not tell whether it or a button has the focus.
        guard change.model.dialog == nil || change.oldModel?.selected.isEmpty == false else { return nil }
        return [.say(region.kind == .field ? machine.fieldText(region) : region.spoken)]
    }

    /// The character to which the cursor went back from the end of a field, where it is drawn otherwise than in the text.
    private func passed(_ change: ScreenChange, from old: ScreenImage) -> [Spoken]? {
        let (new, cursor) = (change.new, change.new.cursor)
        guard change.key == .horizontal, cursor.isVisible, !old.cursor.isVisible,
            let widget = BlockWidget.focused(in: new),
            widget.row == cursor.row, widget.inside.contains(cursor.column),
            new.rows[cursor.row].hasSameText(as: old.rows[cursor.row])
        else { return nil }
        return [SpeakingMachine.said(new.rows[cursor.row].cells[cursor.column].character)]
    }

    /// The character that was typed into the field, or that is gone from it. What the program proposes behind it is not
    /// typed, so that the first place that differs tells; where it was proposed, only its look changes.
    private func typed(
        in widget: BlockWidget, from old: ScreenImage, to new: ScreenImage, for machine: inout SpeakingMachine
    ) -> [Spoken]? {
        guard !machine.hidesTyping else { return nil }
        let (before, after) = (old.rows[widget.row].cells[widget.inside], new.rows[widget.row].cells[widget.inside])
        let place = widget.inside.first { before[$0].character != after[$0].character }
        switch machine.key {
        case .character:
            let typed = machine.typed
            guard !typed.isEmpty, before != after else { return nil }
            let isTyped =
                place.map { after[$0...].prefix(typed.count).map(\.character) == Array(typed) }
                ?? String(after.map(\.character)).contains(typed)
            guard isTyped else { return nil }
            machine.typed = ""
            let text = new.rows[widget.row].text(widget.inside)
            return machine.echo(
                typed, in: text, at: place.map { $0 - widget.inside.lowerBound + typed.count } ?? text.count)
        case .erase:
            guard let place, !before[place].isBlank else { return nil }
            return [SpeakingMachine.said(before[place].character)]
        default: return nil
        }
    }
}
