import TerminalEmulator

/// A text that the return key has opened below a list, behind a bar of its own, and the next one that another key shows
/// there. Where one only moves in the list, what is below is looked at on request.
struct OpenedBelowExplainer: ChangeExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        if let bar = machine.barBelow, !new.isPart(below: bar.row) { machine.barBelow = nil }
        guard let old = change.old, change.sinceKey < Thresholds.Answer.longest, !machine.hidesTyping,
            opens(change.key, machine.barBelow), let bar = machine.barBelow?.row ?? new.newBar(since: old),
            [old.cursor, new.cursor].allSatisfy({ !$0.isVisible || $0.row < bar }),
            // What a list shows elsewhere is another picture.
            new.cursor.isVisible
                || (1..<bar).contains(where: { !new.rows[$0].isBlank && new.rows[$0].hasSameText(as: old.rows[$0]) })
        else { return nil }
        let end = new.messageRow
        let changed = change.changed.filter { $0 > bar && $0 < end && !new.isBar($0) }
        guard changed.count >= Thresholds.Change.fewestScrolled, let first = changed.first else {
            // The text may come a moment after the bar.
            let comes = change.isAnswer && ((bar + 1)..<end).allSatisfy { new.rows[$0].isBlank }
            if comes { machine.barBelow = (bar, awaitsText: true) }
            return comes ? [] : nil
        }
        machine.barBelow = (bar, awaitsText: false)
        return machine.read((first..<end).filter { !new.isBar($0) }, of: new)
    }

    private func opens(_ key: PressedKey?, _ bar: (row: Int, awaitsText: Bool)?) -> Bool {
        switch key {
        case .enter: true
        case .character(let character): bar != nil && !CommonKeys.moves.contains(character)
        case nil: bar?.awaitsText == true
        default: false
        }
    }
}

extension ScreenImage {
    /// Whether a row in the middle of the screen is a bar that parts what is above it from what is below.
    fileprivate func isPart(below row: Int) -> Bool {
        isAlternate && row >= Thresholds.Pane.fewestRows && row < rows.count - Thresholds.Edge.mostRows
            && rows[row].ground != nil && rows[row].ground != ground && !rows[row].isBlank
    }

    /// The first such row that was none before.
    fileprivate func newBar(since old: ScreenImage) -> Int? {
        guard old.rows.count == rows.count, old.columns == columns, old.isAlternate else { return nil }
        return rows.indices.first { isPart(below: $0) && !old.isPart(below: $0) }
    }
}
