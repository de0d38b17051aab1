import TerminalEmulator

/// The focus came to another card of a board, or the card that has it was moved. Programs may draw that a moment after
/// what else the key has changed.
struct BlockCardExplainer: ChangeExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard let old = change.old, change.sinceKey < Thresholds.Answer.longestOfChoice, !new.cursor.isVisible,
            change.model.dialog == nil, let card = BlockWidget.focused(among: BlockWidget.cards(in: new)),
            // Of a list its item tells more.
            !change.model.selected.contains(where: { card.frame.contains($0.frame) })
        else { return nil }
        let text = machine.line(card.cardText(in: new))
        if let before = BlockWidget.focused(among: BlockWidget.cards(in: old)),
            before.frame.columns == card.frame.columns,
            machine.line(before.cardText(in: old)) == text
        {
            return nil
        }
        guard !text.isEmpty, change.isAnswer || text != machine.focusText else { return nil }
        return [.say(text)]
    }
}
