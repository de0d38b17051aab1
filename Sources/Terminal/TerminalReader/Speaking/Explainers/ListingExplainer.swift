import TerminalEmulator

/// A listing was written from the top of the screen over what stood there, and the cursor left behind its last line: all
/// of it is read.
struct ListingExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, end) = (change.new, change.row)
        guard new.isAlternate, old.isAlternate, new.cursor.isVisible, old.rows.count == new.rows.count,
            ![.vertical, .horizontal, .word].contains(change.key), old.cursor.row != end,
            end >= Thresholds.Change.fewestScrolled, end < new.messageRow,
            new.cursor.column == new.rows[end].text().count, new.cursor.column > 0
        else { return nil }
        let listing = (0...end).filter { !new.rows[$0].isBlank }
        let rest = (end + 1..<new.messageRow).filter { !new.rows[$0].isBlank }
        guard listing.allSatisfy({ !new.rows[$0].hasSameText(as: old.rows[$0]) }),
            rest.allSatisfy({ new.rows[$0].hasSameText(as: old.rows[$0]) }),
            // What was scrolled stands elsewhere.
            PagerExplainer.shift(listing.map { old.rows[$0].text() }, listing.map { new.rows[$0].text() }) == nil
        else { return nil }
        return machine.read(listing, of: new)
    }
}
