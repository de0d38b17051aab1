/// What a program reports at the edge of the screen while something else is told.
extension SpeakingMachine {
    /// What the program reports at the bottom of the screen beside what somebody has explained who looks at no reports:
    /// a message, or what is told of the selected item.
    func reports(of change: ScreenChange, from old: ScreenImage, besides spoken: [Spoken]) -> [Spoken] {
        let new = change.new
        guard old.rows.count == new.rows.count, change.sinceKey < Thresholds.Answer.longest, !hidesTyping else {
            return []
        }
        let panel = change.model.panel?.frame.rows ?? 0..<0
        let chosen = change.model.selected.map(\.frame.rows)
        // With another page comes what it always tells.
        let isPage = Thresholds.Change.page.isReached(by: change.changed.count, of: new.rows.count)
        let rows = change.changed.suffix(Thresholds.Keys.bottomRows).filter { row in
            row >= new.rows.count - Thresholds.Keys.bottomRows && !panel.contains(row)
                && !(new.cursor.isVisible && !new.parksCursor && new.cursor.row == row)
                && !chosen.contains { $0.contains(row) }
                && !new.isStatus(row, since: old) && !new.isDividedBar(row, .default) && !new.tellsKeys(row)
                && new.isReport(row, since: old, isPage: isPage)
        }
        return rows.flatMap { news($0, old, new) }.filter { !spoken.contains($0) }
    }
}

extension ScreenImage {
    /// Whether a row says a sentence where nothing was said before or something was asked; or another one in place of
    /// one, without numbers, as those have that tell a state.
    fileprivate func isReport(_ row: Int, since old: ScreenImage, isPage: Bool) -> Bool {
        let (before, after) = (old.rows[row].message, rows[row].message)
        let words = after.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        guard words.count > 1 else { return false }
        if old.cursor.isVisible && old.cursor.row == row { return true }
        guard !isPage, !before.isEmpty else { return !isPage }
        // A state tells its numbers among words that stay, and looks so from edge to edge.
        let known = Set(before.split(separator: " "))
        let isState =
            (before + after).contains(where: \.isNumber)
            && Thresholds.News.sameWords.isReached(by: words.count(where: known.contains), of: words.count)
        return !isState && !rows[row].isOneGround
    }
}
