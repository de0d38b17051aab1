import TerminalEmulator

/// What a repaint says that is no choice: as the answer to a key, or by itself.
extension SpeakingMachine {
    mutating func answer(
        from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel, _ changed: [Int], _ footprint: Footprint,
        at time: Double
    ) -> [Spoken] {
        let cursor = new.cursor
        let row = min(cursor.row, new.rows.count - 1)
        let end = new.bodyEnd
        let bottom = end - 1
        if let side = sidePanel(from: old, to: new) { return side }
        // A pager keeps the cursor in its last row; what came into view is read.
        if cursor.isVisible, row == bottom || isBelowAll(row, new), let read = paged(old, new, changed, footprint) {
            return read
        }
        // Rulers and clocks change with every key and tell nothing.
        let telling = changed.filter { number in
            number == row
                || !new.isBar(number)
                    && (isNews(number, old, new, footprint) || number < bottom && !isRuler(new.rows[number]))
        }
        let edges = telling.filter { $0 != row && ($0 >= new.messageRow || $0 == 0) }
        let body = telling.filter { $0 != row && !edges.contains($0) }
        if let removed = footprint.removedRows, removed.lowerBound == row, row == old.cursor.row, row < bottom,
            old.rows.indices.contains(removed.upperBound - 1), cursor.isVisible
        {
            let gone = removed.map { line(old.rows[$0].text()) }.filter { !$0.isEmpty }
            return [.say("deleted " + gone.joined(separator: ", ")), .say(line(new.rows[row].text()))]
        }
        if !cursor.isVisible {
            // Numbers that count on by themselves are no answer.
            return model.selected.isEmpty ? read(telling.filter { isNews($0, old, new, footprint) }, of: new) : []
        }
        if !new.isAlternate, key == .enter || key == .other, row > (body.min() ?? row) {
            // What a program printed as it ended or asked on.
            let known = Set(old.rows.map { $0.text() })
            let fresh = telling.filter { $0 < row && !known.contains(new.rows[$0].text()) }
            return read(fresh, of: new) + waiting(new.rows[row].text())
        }
        var spoken: [Spoken] = []
        if row == old.cursor.row, body.isEmpty || telling.contains(row) && body.count < 3 {
            let before = old.rows[row].text().withoutFill(at: old.cursor.column)
            let after = new.rows[row].text().withoutFill(at: cursor.column)
            spoken += edit(from: before, to: after, oldOffset: old.cursor.column, offset: cursor.column, at: time)
        } else if row != old.cursor.row || telling.contains(row) {
            let typesAtBottom = row == bottom && new.rows[row].text().count < 3
            let text = line(new.rows[row].text())
            if typesAtBottom, case .character(let typed) = key {
                spoken.append(Self.said(typed))
            } else if !text.isEmpty || key == .vertical || new.isAlternate && body.count < 3 {
                spoken.append(.say(text.isEmpty ? "blank" : text))
            }
        } else if body.count >= 3 {
            return read(telling, of: new)
        }
        // Where much changed, a row at the top is not what a program reports.
        for number in edges where number != row && (number > 0 || body.count < 3) {
            spoken += news(old.rows[number], new.rows[number])
        }
        return spoken
    }

    /// What the cursor waits at.
    private mutating func waiting(_ text: String) -> [Spoken] {
        let said = line(text)
        defer { if !said.isEmpty { prompt = said } }
        return said.isEmpty || said == prompt ? [] : [.say(said)]
    }

    private func isBelowAll(_ row: Int, _ image: ScreenImage) -> Bool {
        image.isAlternate && row > 0 && image.rows[(row + 1)...].allSatisfy { $0.isBlank || $0.text() == "~" }
            && image.rows[row].text().count < 3
    }

    // MARK: Pagers

    /// What a pager shows that it did not show before.
    private func paged(
        _ old: ScreenImage, _ new: ScreenImage, _ changed: [Int], _ footprint: Footprint
    ) -> [Spoken]? {
        let row = new.cursor.row
        var fresh = changed.filter { $0 < row && !new.isBar($0) }
        guard !fresh.isEmpty else { return nil }
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
        return read(fresh, of: new, upTo: row) + message(old, new)
    }

    /// By how many rows a page moved up, if it did.
    private static func shift(_ old: [String], _ new: [String]) -> Int? {
        guard old.count == new.count else { return nil }
        // The smallest distance, and at least two rows that are the same.
        for distance in 1..<max(1, old.count - 1) {
            if old.dropFirst(distance).elementsEqual(new.dropLast(distance)) { return distance }
            if new.dropFirst(distance).elementsEqual(old.dropLast(distance)) { return -distance }
        }
        return nil
    }

    /// What a pager reports where it waits.
    private func message(_ old: ScreenImage, _ new: ScreenImage) -> [Spoken] {
        let text = new.rows[new.cursor.row].text()
        guard text.contains(where: \.isLetter), text != old.rows[new.cursor.row].text(),
            LineClassifier.signature(of: text) != LineClassifier.signature(of: old.rows[new.cursor.row].text())
        else { return [] }
        return [.say(line(text))]
    }

    /// A column of rows that was put beside those that were there: its first line, and what is selected in it.
    private func sidePanel(from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        guard !new.cursor.isVisible, old.columns == new.columns, old.rows.count == new.rows.count else { return nil }
        for row in new.rows.indices where !old.rows[row].isBlank && old.rows[row] != new.rows[row] {
            let before = old.rows[row].cells.map(\.character)
            let after = new.rows[row].cells.map(\.character)
            guard let start = before.firstIndex(where: { $0 != " " }), before.count - start >= 24 else { continue }
            let sample = before[start..<start + 24]
            guard sample.count(where: { $0.isLetter }) >= 8, Set(sample).count >= 8 else { continue }
            // What stood there before stands further to the right now, and something else before it.
            let width = (6..<max(7, new.columns / 2)).first { width in
                start + width + 24 <= after.count && after[start + width..<start + width + 24] == sample
            }
            guard let width, new.rows[row].inked?.lowerBound ?? width < width else { continue }
            let frame = TerminalEmulator.Region(rows: row..<new.rows.count - 1, columns: 0..<width)
            let list = ListDetector.list(in: frame, of: new, ground: new.commonGround(frame))
            let selected = list?.children.first { $0.isSelected }
            return [.say(line(new.rows[row].text(0..<width)))] + (selected.map { [.say($0.spoken)] } ?? [])
        }
        return nil
    }

    // MARK: Rows

    /// The rows above the last one, without those by which editors and pagers mark the end of a file.
    private func read(_ rows: [Int], of image: ScreenImage, upTo end: Int? = nil) -> [Spoken] {
        rows.filter { $0 < end ?? image.rows.count - 1 }.map { line(image.rows[$0].told) }
            .filter { $0 != "~" && !$0.isEmpty }.map { .say($0) }
    }

    /// Whether more than numbers changed in a row.
    private func isNews(_ row: Int, _ old: ScreenImage, _ new: ScreenImage, _ footprint: Footprint) -> Bool {
        // What scrolled in is new, whatever it is.
        guard let origin = footprint.isWhole ? row : footprint.origins[row] else { return !new.rows[row].isBlank }
        return LineClassifier.signature(of: new.rows[row].text())
            != LineClassifier.signature(of: old.rows[origin].text())
    }

    /// What a row says that it did not say before.
    private func news(_ old: ImageRow, _ new: ImageRow) -> [Spoken] {
        let edit = LineEdit(from: old.text(), to: new.text(), cursor: new.cells.count)
        if key == .escape, LineClassifier.withoutRuler(new.text()).isEmpty, !edit.deleted.isEmpty {
            return [.say(line(LineClassifier.withoutRuler(old.text())).strippingDashes + " off")]
        }
        let inserted = LineClassifier.withoutRuler(edit.inserted)
        guard !LineClassifier.signature(of: inserted).isEmpty, !LineClassifier.isKeyHelp(new.text()) else { return [] }
        return [.say(line(inserted).strippingDashes)]
    }

    /// Whether a row is one of numbers, such as a ruler.
    private func isRuler(_ row: ImageRow) -> Bool { LineClassifier.signature(of: row.text()).isEmpty }

    // MARK: Without a key

    mutating func unasked(
        from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel, _ changed: [Int], at time: Double
    ) -> [Spoken] {
        guard settings.speaksOutput, !hidesTyping else { return [] }
        if new.cursor.isVisible, changed.filter({ !new.isBar($0) }) == [new.cursor.row],
            let grown = grown(old.rows[new.cursor.row].text(), new.rows[new.cursor.row].text(), new.cursor.column)
        {
            return hold(grown, after: old.rows[new.cursor.row].text(), at: time)
        }
        let telling = changed.filter { row in
            guard !new.isBar(row) else { return false }
            let text = new.rows[row].text()
            let isFirst = churn.isFirst(row) || LineClassifier.percent(in: text) != nil
            return isFirst
                && (LineClassifier.signature(of: old.rows[row].text()) != LineClassifier.signature(of: text)
                    || LineClassifier.percent(in: text) != nil)
        }
        // A picture that draws itself anew, such as a monitor's, is looked at on request.
        guard telling.count <= 3 || telling.allSatisfy({ old.rows[$0].isBlank }), model.selected.isEmpty else {
            return []
        }
        if telling.count > 3, new.cursor.isVisible, telling.contains(new.cursor.row),
            new.cursor.row < telling.last ?? 0
        {
            // An editor that opened a file.
            return page(new, model)
        }
        var spoken: [Spoken] = []
        for row in telling {
            if let percent = LineClassifier.percent(in: new.rows[row].text()) {
                // Of several at once only the one that is told first counts.
                guard churn.progressRow == nil || churn.progressRow == row else { continue }
                churn.progressRow = row
                let text = line(LineClassifier.withoutBar(new.rows[row].text()))
                spoken += churn.progress(percent, line: text, step: settings.progressStep)
            } else {
                spoken += news(old.rows[row], new.rows[row])
            }
        }
        return spoken
    }

    /// What was added at the end of a row, if nothing else happened to it.
    private func grown(_ old: String, _ new: String, _ cursor: Int) -> String? {
        let padded = new.padded(to: cursor)
        guard padded.count > old.count, padded.hasPrefix(old) else { return nil }
        return String(padded.dropFirst(old.count))
    }
}

extension String {
    /// The text without what fills up a field, but with all that stands before the cursor.
    fileprivate func withoutFill(at cursor: Int) -> String {
        var text = self
        if let start = firstRange(ofUnderlines: 3) { text.replaceSubrange(start, with: blanks(start)) }
        return text.padded(to: cursor)
    }

    private func blanks(_ range: Range<String.Index>) -> String {
        String(repeating: " ", count: distance(from: range.lowerBound, to: range.upperBound))
    }

    private func firstRange(ofUnderlines least: Int) -> Range<String.Index>? {
        var start: String.Index?
        var index = startIndex
        var length = 0
        while index < endIndex {
            if self[index] == "_" {
                start = start ?? index
                length += 1
            } else {
                if length >= least, let start { return start..<index }
                start = nil
                length = 0
            }
            index = self.index(after: index)
        }
        return length >= least ? start.map { $0..<endIndex } : nil
    }
}
