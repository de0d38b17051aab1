import TerminalEmulator

/// A bar of menus that has come in the place of what stood in the first row: the menu that is chosen in it.
struct OpenedMenusExplainer: AnswerExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        if case .character = change.key { return nil }
        guard new.isAlternate, change.changed.contains(0),
            change.changed.allSatisfy({ $0 == 0 || $0 >= new.messageRow }), let name = new.rows[0].chosenName
        else { return nil }
        return [.say(machine.line(name))]
    }
}

extension ImageRow {
    /// The only name of several in the row that stands on a ground of its own.
    fileprivate var chosenName: String? {
        var counts: [Color: Int] = [:]
        for cell in cells { counts[cell.ground, default: 0] += 1 }
        guard counts.count == 2, let own = counts.min(by: { $0.value < $1.value })?.key,
            let first = cells.firstIndex(where: { $0.ground == own }),
            let last = cells.lastIndex(where: { $0.ground == own }),
            last - first < Thresholds.Highlight.widestName, cells[first...last].allSatisfy({ $0.ground == own })
        else { return nil }
        let others = [cells[..<first], cells[(last + 1)...]].flatMap { side in
            String(side.map(\.character)).split(separator: " ").filter { $0.contains(where: \.isLetter) }
        }
        let name = text(first..<last + 1)
        return others.count + 1 >= Thresholds.Highlight.fewestNames && name.contains(where: \.isLetter) ? name : nil
    }
}
