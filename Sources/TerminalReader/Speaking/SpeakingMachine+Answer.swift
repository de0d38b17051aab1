import TerminalEmulator

/// What a repaint says that is no choice: as the answer to a key, or by itself.
extension SpeakingMachine {
    mutating func answer(
        from old: ScreenImage, to new: ScreenImage, _ oldModel: ScreenModel?, _ model: ScreenModel, _ changed: [Int],
        _ footprint: Footprint, at time: Double
    ) -> [Spoken] {
        let cursor = new.cursor
        let row = min(cursor.row, new.rows.count - 1)
        let end = new.bodyEnd
        let bottom = end - 1
        if let side = sidePanel(from: old, to: new) { return side }
        if let answer = found(from: old, to: new, oldModel, model, changed, at: time) { return answer }
        // A pager keeps the cursor in its last row; what came into view is read.
        let wasThere = old.cursor.isVisible && old.cursor.row == row
        if cursor.isVisible, row == bottom && wasThere || isBelowAll(row, new),
            let read = paged(old, new, changed, footprint)
        {
            return read
        }
        // Rulers and clocks change with every key and tell nothing.
        let telling = changed.filter { number in
            number == row
                || !(new.isBar(number) || new.isStatus(number, since: old))
                    && (isNews(number, old, new, footprint) || number < bottom && !isRuler(new.rows[number]))
        }
        // Where prompts are asked, the rows below tell what can be answered instead of what keys do.
        let hints = telling.filter {
            $0 > row && $0 >= new.messageRow - 2 && LineClassifier.isKeyHelp(old.rows[$0].text())
                && !LineClassifier.isKeyHelp(new.rows[$0].text())
        }
        let edges = telling.filter { $0 != row && !hints.contains($0) && ($0 >= new.messageRow || $0 == 0) }
        let body = telling.filter { $0 != row && !edges.contains($0) && !hints.contains($0) }
        if let removed = footprint.removedRows, removed.lowerBound == row, row == old.cursor.row, row < bottom,
            old.rows.indices.contains(removed.upperBound - 1), cursor.isVisible,
            old.rows[row].isBlank || !new.rows[row].text().contains(old.rows[row].text())
        {
            let gone = removed.map { line(old.rows[$0].text()) }.filter { !$0.isEmpty }
            return (gone.isEmpty ? [] : [.say("deleted " + gone.joined(separator: ", "))])
                + [.say(line(new.rows[row].text()))]
        }
        if !cursor.isVisible {
            // An editor hides the cursor for a moment as it leaves a mode.
            let left = key == .escape && old.cursor.isVisible ? edges.flatMap { news($0, old, new) } : []
            guard left.isEmpty else { return left }
            return hidden(telling.filter { isNews($0, old, new, footprint) }, from: old, to: new, model)
        }
        // A prompt within tmux has gone, and what it led to stands below it.
        let isDone =
            key == .enter && !old.cursor.isVisible && body.count <= 3
            && new.rows[min(row + 1, end)..<end].allSatisfy(\.isBlank)
        if !new.isAlternate && key == .other || (!new.isAlternate || isDone) && key == .enter,
            row > (body.min() ?? row)
        {
            // What a program printed as it ended or asked on.
            var known: [String: Int] = [:]
            for text in old.rows.map({ $0.text() }) { known[text, default: 0] += 1 }
            for other in new.rows.indices where !telling.contains(other) { known[new.rows[other].text()]? -= 1 }
            let fresh = telling.filter { $0 < row }.filter { number in
                let text = new.rows[number].text()
                known[text]? -= 1
                return known[text, default: -1] < 0
            }
            return read(fresh, of: new) + waiting(new.rows[row].text())
        }
        // Where much changed, a row at the top is not what a program reports.
        let reports = edges.filter { $0 > 0 || body.count < 3 }.flatMap { news($0, old, new) }
        if new.isBar(row), row != old.cursor.row, body.count >= 2 {
            // Another page, and the cursor parked in its title.
            if let found = spotlight(in: new) { return [.say(line(new.rows[found].told))] }
            return [.say(line(new.rows[row].text()))] + read(body, of: new)
        }
        if let box = tickBox(at: cursor, in: new, model),
            row != old.cursor.row || cursor.column != old.cursor.column
                || telling.contains(row)
        {
            return [.say(box.spoken)]
        }
        var spoken: [Spoken] = []
        let isCommand = if case .character = key { true } else { false }
        let isScrolled = body.count >= 3 && row == old.cursor.row && row < bottom && footprint.origins[row] != row
        if row == old.cursor.row, new.opensLine(row, in: old) {
            let text = line(new.rows[row].text())
            spoken.append(.say(text.isEmpty ? "blank" : text))
        } else if row == old.cursor.row, body.isEmpty || telling.contains(row) && body.count < 3 {
            let before = old.rows[row].text().withoutFill(at: old.offset)
            let after = new.rows[row].text().withoutFill(at: new.offset)
            spoken += edit(
                from: before, to: after, oldOffset: old.offset, offset: new.offset,
                isWritten: footprint.touched[row] && !footprint.isWhole && !new.isAlternate, at: time)
            // On a button the character under the cursor tells nothing.
            if model.dialog != nil, model.field == nil, before == after { spoken = [] }
        } else if row != old.cursor.row, let typed = typedInMovedRow(from: old, to: new, at: time) {
            spoken += typed
        } else if row != old.cursor.row || telling.contains(row) || isScrolled {
            let typesAtBottom = row == bottom && new.rows[row].text().count < 3
            let text = line(new.rows[row].text())
            if typesAtBottom, case .character(let typed) = key {
                spoken.append(Self.said(typed))
            } else if home.map({ $0 == row && new.rows[row].hasSameText(as: old.rows[row]) }) == true, !reports.isEmpty
            {
                // The program has carried out what was typed below, and nothing moved.
            } else if LineClassifier.isKeyHelp(text) {
                // The cursor is only parked there.
            } else if !text.isEmpty || key == .vertical || isCommand || new.isAlternate && body.count < 3 {
                spoken.append(.say(text.isEmpty ? "blank" : text))
            }
        } else if body.count >= 3 {
            return read(telling, of: new)
        }
        noteHome(from: old, to: new)
        // A message where there was nothing, or the candidates below a word that is completed.
        let isMessage = spoken.isEmpty && reports.isEmpty && body.count <= 3
        if key == .tab || isMessage {
            spoken += read(body.filter { old.rows[$0].isBlank && ($0 > row || isMessage) }, of: new)
        }
        return spoken + hints.map { .say(line(new.rows[$0].text())) } + reports
    }

    /// The echo of a character in a row that moved as it was typed, since a menu needs room below it.
    private mutating func typedInMovedRow(from old: ScreenImage, to new: ScreenImage, at time: Double) -> [Spoken]? {
        let before = old.rows[min(old.cursor.row, old.rows.count - 1)].text()
        let after = new.rows[new.cursor.row].text()
        guard case .character = key, !before.isEmpty, after.hasPrefix(before), new.offset == old.offset + 1 else {
            return nil
        }
        return edit(
            from: before.padded(to: old.offset), to: after.padded(to: new.offset), oldOffset: old.offset,
            offset: new.offset, at: time)
    }

    /// Remembers where the cursor was before it went to the row where commands are typed, and what is typed there.
    private mutating func noteHome(from old: ScreenImage, to new: ScreenImage) {
        let isBelow = new.cursor.row >= new.messageRow
        if isBelow, old.cursor.row < old.messageRow { home = old.cursor.row }
        if !isBelow { home = nil }
        let text = new.rows[new.cursor.row].text()
        if isBelow, !text.isEmpty { commandText = text }
    }

    /// What the cursor waits at.
    private mutating func waiting(_ text: String) -> [Spoken] {
        let said = line(text)
        guard !said.isEmpty else { return [] }
        let isQuestion = Self.isQuestion(said)
        defer {
            prompt = said
            promptText = text
        }
        return said == prompt && !isQuestion ? [] : [.say(said)]
    }
}

extension ScreenImage {
    /// The characters of its row before the cursor.
    var offset: Int {
        rows[min(cursor.row, rows.count - 1)].cells.prefix(cursor.column).count { !$0.isTail }
    }
}

extension ScreenImage {
    /// Whether a line was put in at a row, so that the one that was there follows it.
    fileprivate func opensLine(_ row: Int, in old: ScreenImage) -> Bool {
        guard row + 1 < messageRow, !old.rows[row].isBlank else { return false }
        return rows[row + 1].hasSameText(as: old.rows[row]) && !old.rows[row + 1].hasSameText(as: old.rows[row])
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
