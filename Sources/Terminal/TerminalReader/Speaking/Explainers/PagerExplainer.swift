import TerminalEmulator
import Words

/// What came into view in a pager, which keeps the cursor in its last row.
struct PagerExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        let wasThere = old.cursor.isVisible && old.cursor.row == row
        guard new.cursor.isVisible, row == change.bottom && wasThere || isBelowAll(row, new),
            !isTyped(in: row, from: old, to: new, change.key), !change.opensPrompt(with: machine.typed),
            // A word was completed where the program asks.
            change.key != .tab || row != old.cursor.row || new.cursor.column <= old.cursor.column
        else { return nil }
        return machine.paged(change, from: old)
    }

    /// Whether a row is the last one that has something, and has nothing but the sign of a prompt.
    private func isBelowAll(_ row: Int, _ image: ScreenImage) -> Bool {
        image.isAlternate && row > 0
            && image.rows[(row + 1)...].allSatisfy { $0.isBlank || LineClassifier.isBelowEnd($0.text()) }
            && (image.rows[row].text().count <= Thresholds.Line.longestSign || isPrompt(row, image))
    }

    /// Whether the cursor stands behind all text of a row, which looks other than the text above: what a pager asks with.
    private func isPrompt(_ row: Int, _ image: ScreenImage) -> Bool {
        guard let ink = image.rows[row].inked, ink.lowerBound == 0 else { return false }
        return image.rows[row].cells[0].ground != image.ground && (0...1).contains(image.cursor.column - ink.upperBound)
    }

    /// Whether the key was typed where the pager asks something: then it searches nothing.
    private func isTyped(in row: Int, from old: ScreenImage, to new: ScreenImage, _ key: PressedKey?) -> Bool {
        guard case .character(let typed) = key, row == old.cursor.row, new.cursor.column == old.cursor.column + 1
        else { return false }
        return new.rows[row].cells[old.cursor.column].character == typed
    }

    /// The rows that came into view on a page of which all between its title and its state moved; nil where none did.
    fileprivate static func fresh(_ old: [String], _ new: [String], of image: ScreenImage) -> Range<Int>? {
        guard old.count == new.count, let first = new.indices.first(where: { old[$0] != new[$0] && !image.isBar($0) }),
            let last = new.indices.last(where: { old[$0] != new[$0] && !image.isBar($0) })
        else { return nil }
        let run = first...last
        guard let shift = shift(Array(old[run]), Array(new[run])) else { return nil }
        return shift > 0 ? last + 1 - shift..<last + 1 : first..<first - shift
    }

    /// By how many rows a page moved up, if it did.
    static func shift(_ old: [String], _ new: [String]) -> Int? {
        guard old.count == new.count else { return nil }
        // The smallest distance, and at least two rows that are the same.
        for distance in 1..<max(1, old.count - 1) {
            if old.dropFirst(distance).elementsEqual(new.dropLast(distance)) { return distance }
            if new.dropFirst(distance).elementsEqual(old.dropLast(distance)) { return -distance }
        }
        return nil
    }
}

extension SpeakingMachine {
    /// What a pager shows that it did not show before.
    fileprivate func paged(_ change: ScreenChange, from old: ScreenImage) -> [Spoken]? {
        let (new, footprint) = (change.new, change.footprint)
        let row = new.cursor.row
        let page = new.rows[..<row].map { $0.text() }
        let before = old.rows[..<min(row, old.rows.count)].map { $0.text() }
        // A page that is drawn once more says nothing.
        var fresh = page == before ? [] : change.changed.filter { $0 < row && !new.isBar($0) }
        let found = isSearch(in: old) ? found(above: row, in: new) : nil
        guard !fresh.isEmpty else {
            if let found, page == before { return [.say(line(new.rows[found].told))] + message(old, new) }
            // An empty line has come into view.
            let isScrolled = row > 0 && !footprint.isWhole && footprint.origins[row - 1] == nil
            return isScrolled && (key == .vertical || key == .enter)
                ? [.say(TerminalWords.current[.blank])] + message(old, new) : nil
        }
        if isSearch(in: old) {
            // What was searched for is highlighted; it is read from there.
            fresh = Array((found ?? 0)..<row)
        } else if let moved = PagerExplainer.fresh(before, page, of: new) {
            // Lines that only moved are not read again, unless the user asked for a place.
            fresh = CommonKeys.goToPlace.contains(key) ? Array(0..<row) : Array(moved)
        }
        let spoken = read(fresh, of: new, upTo: row) + message(old, new)
        return spoken.isEmpty && (key == .vertical || key == .enter) ? [.say(TerminalWords.current[.blank])] : spoken
    }

    /// Whether the key searched, for what was typed in the last row or once more.
    private func isSearch(in old: ScreenImage) -> Bool {
        let asked = old.rows[min(old.cursor.row, old.rows.count - 1)].text().first
        return key == .enter && asked.map(CommonKeys.searchSigns.contains) == true
            || CommonKeys.searchAgain.contains(key)
    }

    /// The first row above another in which something stands on a ground of its own.
    private func found(above row: Int, in image: ScreenImage) -> Int? {
        let ground = image.commonGround(.init(rows: 0..<row, columns: 0..<image.columns))
        return image.rows[..<row].firstIndex { row in row.cells.contains { !$0.isBlank && $0.ground != ground } }
    }

    /// What a pager reports where it waits.
    private func message(_ old: ScreenImage, _ new: ScreenImage) -> [Spoken] {
        let text = new.rows[new.cursor.row].text()
        guard text.contains(where: \.isLetter), text != old.rows[new.cursor.row].text(),
            LineClassifier.signature(of: text) != LineClassifier.signature(of: old.rows[new.cursor.row].text())
        else { return [] }
        return [.say(line(text))]
    }
}
