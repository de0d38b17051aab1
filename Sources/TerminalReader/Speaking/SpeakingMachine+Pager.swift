/// What a pager shows.
extension SpeakingMachine {
    func isBelowAll(_ row: Int, _ image: ScreenImage) -> Bool {
        image.isAlternate && row > 0 && image.rows[(row + 1)...].allSatisfy { $0.isBlank || $0.text() == "~" }
            && image.rows[row].text().count < 3
    }

    /// What a pager shows that it did not show before.
    func paged(
        _ old: ScreenImage, _ new: ScreenImage, _ changed: [Int], _ footprint: Footprint
    ) -> [Spoken]? {
        let row = new.cursor.row
        var fresh = changed.filter { $0 < row && !new.isBar($0) }
        guard !fresh.isEmpty else {
            // An empty line has come into view.
            let isScrolled = row > 0 && !footprint.isWhole && footprint.origins[row - 1] == nil
            return isScrolled && (key == .vertical || key == .enter) ? [.say("blank")] + message(old, new) : nil
        }
        let page = new.rows[..<row].map { $0.text() }
        let asked = old.rows[min(old.cursor.row, old.rows.count - 1)].text().first
        if key == .enter && (asked == "/" || asked == "?") || key == .character("n") || key == .character("N") {
            // What was searched for is highlighted; it is read from there.
            let ground = new.commonGround(.init(rows: 0..<row, columns: 0..<new.columns))
            let found = new.rows[..<row].firstIndex { row in row.cells.contains { !$0.isBlank && $0.ground != ground } }
            fresh = Array((found ?? 0)..<row)
        } else if let shift = Self.shift(old.rows[..<min(row, old.rows.count)].map { $0.text() }, page) {
            // Lines that only moved are not read again.
            fresh = shift > 0 ? Array(row - shift..<row) : Array(0..<min(row, -shift))
        }
        let spoken = read(fresh, of: new, upTo: row) + message(old, new)
        return spoken.isEmpty && (key == .vertical || key == .enter) ? [.say("blank")] : spoken
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

    /// What a pager reports where it waits.
    func message(_ old: ScreenImage, _ new: ScreenImage) -> [Spoken] {
        let text = new.rows[new.cursor.row].text()
        guard text.contains(where: \.isLetter), text != old.rows[new.cursor.row].text(),
            LineClassifier.signature(of: text) != LineClassifier.signature(of: old.rows[new.cursor.row].text())
        else { return [] }
        return [.say(line(text))]
    }
}
