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
                || !new.isStatus(number)
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
            let known = Set(old.rows.map { $0.text() })
            let fresh = telling.filter { $0 < row && !known.contains(new.rows[$0].text()) }
            return read(fresh, of: new) + waiting(new.rows[row].text())
        }
        // Where much changed, a row at the top is not what a program reports.
        let reports = edges.filter { $0 > 0 || body.count < 3 }.flatMap { news($0, old, new) }
        if new.isBar(row), row != old.cursor.row, body.count >= 2 {
            // Another page, and the cursor parked in its title.
            return [.say(line(new.rows[row].text()))] + read(body, of: new)
        }
        if let box = tickBox(at: cursor, in: new, model),
            row != old.cursor.row || cursor.column != old.cursor.column
                || telling.contains(row)
        {
            return [.say(box.spoken)]
        }
        var spoken: [Spoken] = []
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
            } else if !text.isEmpty || key == .vertical
                || (new.isAlternate || paints && key != .enter) && body.count < 3
            {
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

    /// The field of a finder changed: what was cut out of it, or typed where nothing is found, and what is selected now.
    private mutating func found(
        from old: ScreenImage, to new: ScreenImage, _ oldModel: ScreenModel?, _ model: ScreenModel, _ changed: [Int],
        at time: Double
    ) -> [Spoken]? {
        let row = new.cursor.row
        switch key {
        case .character, .erase, .word: break
        default: return nil
        }
        guard new.cursor.isVisible, old.cursor.isVisible, row == old.cursor.row,
            !new.rows[row].hasSameText(as: old.rows[row]),
            oldModel?.selected.contains(where: { $0.kind == .item && !$0.frame.rows.contains(row) }) == true,
            oldModel?.dialog == nil
        else { return nil }
        let edited = edit(
            from: old.rows[row].text().padded(to: old.offset), to: new.rows[row].text().padded(to: new.offset),
            oldOffset: old.offset, offset: new.offset, at: time)
        // The list follows in a moment, as a rule.
        guard changed.contains(where: { $0 != row }) else { return edited }
        if let item = focus(model.selected, new), item.kind == .item { return edited + [.say(item.spoken)] }
        let counters = new.rows.indices.filter {
            abs($0 - row) <= 2 && ListDetector.isCounter(new.rows[$0].text()) && new.rows[$0] != old.rows[$0]
        }
        return edited + counters.map { .say(line(new.rows[$0].text())) }
    }

    /// The box to tick on which the cursor stands in a dialog.
    private func tickBox(at cursor: CursorState, in image: ScreenImage, _ model: ScreenModel) -> ScreenRegion? {
        guard let dialog = model.dialog, dialog.frame.rows.contains(cursor.row), cursor.column > 0 else { return nil }
        let row = image.rows[cursor.row]
        guard let start = [cursor.column, cursor.column - 1].first(where: { "[(".contains(row.cells[$0].character) })
        else { return nil }
        var end = start + 3
        // Up to the next one, or to the frame.
        while end < row.cells.count, !"[(│┃║|".contains(row.cells[end].character) { end += 1 }
        guard let mark = CheckMark(row.text(start..<end)) else { return nil }
        return ScreenRegion(
            .item, frame: .init(rows: cursor.row..<cursor.row + 1, columns: start..<end),
            text: SpokenText.of(mark.rest),
            isSelected: true, isChecked: mark.isChecked)
    }

    /// What a program says that hides the cursor. Numbers that count on by themselves are no answer.
    private func hidden(
        _ fresh: [Int], from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel
    ) -> [Spoken] {
        guard model.selected.isEmpty else {
            // A message beside the list.
            let lists = model.regions.flatMap { [$0] + $0.children }.filter { $0.kind == .list }.map(\.frame.rows)
            let messages = fresh.filter { row in
                old.rows[row].isBlank && !new.isStatus(row) && !lists.contains { $0.contains(row) }
            }
            return messages.count <= 3 ? read(messages, of: new, upTo: new.rows.count) : []
        }
        guard fresh.count > 3 else { return read(fresh, of: new) }
        if let row = spotlight(in: new) { return [.say(line(new.rows[row].told))] }
        // A table that is sorted anew shows what it showed before, at other places and with other numbers.
        guard fresh.allSatisfy({ !old.rows[$0].isBlank }) else { return read(fresh, of: new) }
        let known = old.rows.map { $0.text() }
        let unknown = fresh.filter { row in
            let text = new.rows[row].text()
            return !known.contains { LineClassifier.isMostly(text, $0) }
        }
        return unknown.count * 2 < fresh.count ? unknown.count <= 3 ? read(unknown, of: new) : [] : read(fresh, of: new)
    }

    /// The only row, apart from bars, in which something stands on a ground of its own: what was searched for.
    private func spotlight(in image: ScreenImage) -> Int? {
        let ground = image.commonGround(.init(rows: image.rows.indices, columns: 0..<image.columns))
        let rows = image.rows.indices.filter { row in
            row > 0 && row < image.messageRow && !image.isBar(row) && !LineClassifier.isKeyHelp(image.rows[row].text())
                && image.rows[row].cells.contains { !$0.isBlank && $0.ground != ground }
        }
        return rows.count == 1 ? rows.first : nil
    }

    /// What the cursor waits at.
    private mutating func waiting(_ text: String) -> [Spoken] {
        let said = line(text)
        guard !said.isEmpty else { return [] }
        let isQuestion = Self.isQuestion(said)
        defer {
            prompt = said
            promptText = text
            if !isQuestion { learnedPrompt = said }
        }
        return said == prompt && !isQuestion ? [] : [.say(said)]
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
    private func news(_ number: Int, _ old: ScreenImage, _ new: ScreenImage) -> [Spoken] {
        let isMessage = number >= new.messageRow
        let columns = new.rows[number].changedPart(from: old.rows[number])
        let before = isMessage ? old.rows[number].message : old.rows[number].text(columns)
        let after = isMessage ? new.rows[number].message : new.rows[number].text(columns)
        if key == .escape, after.isEmpty, before.contains(where: \.isLetter) {
            return [.say(line(before).strippingDashes + " off")]
        }
        // What was typed there is no news, nor is a line that was there before.
        guard !LineClassifier.isKeyHelp(after),
            LineClassifier.signature(of: after) != LineClassifier.signature(of: before),
            after != commandText.trimmingEnd, !old.rows.contains(where: { $0.text() == after })
        else { return [] }
        let edit = LineEdit(from: before, to: after, cursor: after.count)
        let words = after.split(separator: " ").count
        // Another message, as a whole; of a long line what is other in it.
        let isOther = edit.deleted.contains(where: \.isLetter) || before == commandText.trimmingEnd
        let told = isOther && words <= 16 || edit.inserted.isEmpty ? after : edit.inserted
        return LineClassifier.signature(of: told).isEmpty ? [] : [.say(line(told).strippingDashes)]
    }

    /// Whether a row is one of numbers, such as a ruler.
    private func isRuler(_ row: ImageRow) -> Bool { LineClassifier.signature(of: row.text()).isEmpty }

    // MARK: Without a key

    mutating func unasked(
        from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel, _ changed: [Int], at time: Double
    ) -> [Spoken] {
        guard settings.speaksOutput, !hidesTyping else { return [] }
        if new.cursor.isVisible, changed.filter({ !new.isStatus($0) }) == [new.cursor.row],
            let grown = grown(old.rows[new.cursor.row].text(), new.rows[new.cursor.row].text(), new.cursor.column)
        {
            return hold(grown, after: old.rows[new.cursor.row].text(), at: time)
        }
        let telling = changed.filter { row in
            let text = new.rows[row].text()
            // A state is looked at on request; a progress at the edge has a bar.
            guard !new.isBar(row), !new.isStatus(row) || LineClassifier.hasBar(text) else { return false }
            if LineClassifier.percent(in: text) != nil { return true }
            let signature = LineClassifier.signature(of: text)
            return LineClassifier.signature(of: old.rows[row].text()) != signature
                && churn.isNew(signature, row: row)
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
                spoken += news(row, old, new)
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

extension ScreenImage {
    /// The characters of its row before the cursor.
    fileprivate var offset: Int {
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

extension ImageRow {
    /// The columns between the lines of frames in which all that changed lies.
    fileprivate func changedPart(from old: ImageRow) -> Range<Int> {
        let bars: Set<Character> = ["│", "┃", "║"]
        let all = 0..<cells.count
        guard cells.count == old.cells.count,
            let first = all.first(where: { cells[$0].character != old.cells[$0].character }),
            let last = all.last(where: { cells[$0].character != old.cells[$0].character })
        else { return all }
        let lower = cells[..<first].lastIndex { bars.contains($0.character) }.map { $0 + 1 } ?? 0
        let upper = cells[last...].firstIndex { bars.contains($0.character) } ?? cells.count
        return lower..<max(lower, upper)
    }

    /// What a program reports in the row: without the ruler, and without what stands apart at the right end, such as
    /// the command that is being typed.
    fileprivate var message: String {
        var end = cells.count
        var gap = 0
        for column in cells.indices {
            if cells[column].isBlank {
                gap += 1
            } else {
                if gap >= 3, column * 8 >= cells.count * 5 {
                    end = column
                    break
                }
                gap = 0
            }
        }
        return LineClassifier.withoutRuler(text(0..<end))
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
