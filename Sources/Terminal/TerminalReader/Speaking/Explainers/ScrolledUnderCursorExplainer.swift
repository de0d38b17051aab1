import TerminalEmulator
import Words

/// What came into view in a program that scrolls a text and leaves the cursor at its first line: a pager that has no use
/// for one.
struct ScrolledUnderCursorExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        guard new.isAlternate, new.cursor.isVisible, old.cursor.isVisible, old.rows.count == new.rows.count,
            old.cursor.row == row, old.cursor.column == new.cursor.column, change.model.selected.isEmpty,
            change.model.panel == nil, row < Thresholds.Tab.topRows,
            // What stands above the text stays.
            (0..<row).allSatisfy({ new.rows[$0].hasSameText(as: old.rows[$0]) || new.isBar($0) })
        else { return nil }
        let end = (row..<new.messageRow).last { !new.isBar($0) }.map { $0 + 1 } ?? row
        let page = row..<max(row, end)
        guard page.count > Thresholds.Change.fewestScrolled else { return nil }
        let (before, after) = (page.map { old.rows[$0].text() }, page.map { new.rows[$0].text() })
        guard before != after, before[0] != after[0] else { return nil }
        let shift = PagerExplainer.shift(before, after)
        if let shift, tells(change.key, shift, of: page.count) { machine.scrollsUnderCursor = true }
        guard machine.scrollsUnderCursor else { return nil }
        let fresh = shift.map { $0 > 0 ? page.suffix($0) : page.prefix(-$0) } ?? page
        let spoken = machine.read(Array(fresh), of: new)
        let reports = change.edges.filter { $0 > row && change.isNews($0) }.flatMap { machine.news($0, old, new) }
        return (spoken.isEmpty ? [.say(TerminalWords.current[.blank])] : spoken) + reports
    }

    /// Whether a key tells that the cursor is only left there: an arrow down would move that of an editor, and a character
    /// that is typed into one does not scroll by a page.
    private func tells(_ key: PressedKey?, _ shift: Int, of rows: Int) -> Bool {
        guard shift > 0 else { return false }
        switch key {
        case .vertical, .enter: return true
        case .character: return Thresholds.Change.page.isReached(by: shift, of: rows)
        default: return false
        }
    }
}
