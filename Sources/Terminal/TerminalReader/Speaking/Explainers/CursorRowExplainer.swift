import Speech
import TerminalEmulator
import Words

/// What happened in the row of the cursor, with what the program reports at the edges of the screen. It takes every
/// answer.
struct CursorRowExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row, body) = (change.new, change.row, change.body)
        // Where much changed, a row at the top is not what a program reports.
        let written = new.rows[row].text(0..<new.cursor.column)
        let reports = change.edges.filter { edge in
            (edge > 0 || body.count < Thresholds.Change.fewestScrolled)
                && !(change.key == .tab && new.rows[edge].hasChosen(endOf: written))
        }.flatMap { machine.news($0, old, new) }
        if new.parksCursor, !body.isEmpty { return machine.read(body, of: new) + reports }
        guard var spoken = machine.atCursor(change, from: old, reports) else {
            return machine.read(Self.news(among: change.telling, from: old, to: new), of: new)
        }
        machine.noteHome(from: old, to: new)
        // A message where there was nothing, or the candidates below a word that is completed.
        let isMessage = spoken.isEmpty && reports.isEmpty && body.count <= Thresholds.Change.mostTold
        if change.key == .tab || isMessage {
            let known = Set(old.rows.map { $0.text() })
            // What was moved there is no message.
            let fresh = body.filter { old.rows[$0].isBlank && !known.contains(new.rows[$0].text()) }
            spoken += machine.read(fresh.filter { $0 > row || isMessage }, of: new)
        }
        return spoken + change.hints.map { .say(machine.line(new.rows[$0].text())) } + reports
    }

    /// The rows that are to be read: all of them, unless each was shown before. Then those that only moved are no news, nor
    /// is a whole part of the screen that is shown in another part, too; a line that is said again is.
    private static func news(among rows: [Int], from old: ScreenImage, to new: ScreenImage) -> [Int] {
        let before = Dictionary(old.rows.map { ($0.text(), 1) }, uniquingKeysWith: +)
        let inked = rows.filter { !new.rows[$0].isBlank }
        guard inked.allSatisfy({ before[new.rows[$0].text()] != nil }) else { return rows }
        let after = Dictionary(new.rows.map { ($0.text(), 1) }, uniquingKeysWith: +)
        var seen: Set<String> = []
        let again = inked.reversed().filter { row in
            let text = new.rows[row].text()
            return seen.insert(text).inserted && after[text, default: 0] > before[text, default: 0]
        }
        return again.count < Thresholds.Change.fewestScrolled ? again.reversed() : []
    }
}

extension SpeakingMachine {
    /// What is said of the row with the cursor; nil where it says nothing and what changed elsewhere is to be read.
    fileprivate mutating func atCursor(
        _ change: ScreenChange, from old: ScreenImage, _ reports: [Spoken]
    ) -> [Spoken]? {
        let (new, row, body) = (change.new, change.row, change.body)
        let isChanged = change.telling.contains(row)
        if let prompt = shownPrompt(change, from: old) { return [.say(line(prompt))] }
        if row == old.cursor.row, new.opensLine(row, in: old) {
            return [.say(orBlank(line(new.rows[row].text())))]
        }
        if row == old.cursor.row, new.sendsLineUp(row, in: old) { return [.say(orBlank(line("")))] }
        if row == old.cursor.row, isChanged, let cut = cut(from: old, to: new) { return [.say(line(cut))] }
        if row == old.cursor.row, isChanged, let typed = typedInTwoPlaces(from: old, to: new) { return typed }
        // What comes and goes below the line of a prompt says nothing of the line.
        let others = body.filter { other in
            new.isAlternate || other < row || !new.rows[other].isBlank && !new.rows[other].isPreview()
        }
        let isEdit =
            others.isEmpty || isChanged && body.count < Thresholds.Change.fewestScrolled
            || isChanged && others.allSatisfy { $0 > row } && goesOn(row, from: old, to: new)
        if row == old.cursor.row, isEdit || isTyped(from: old, to: new) { return edited(change, from: old) }
        if row != old.cursor.row {
            if let typed = typedInMovedRow(from: old, to: new, at: change.time) { return typed }
            if let typed = typedElsewhere(from: old, to: new) ?? typedBehindLabel(from: old, to: new) { return typed }
            if let cut = cutInMovedRow(from: old, to: new) { return [.say(line(cut))] }
        }
        let isScrolled =
            body.count >= Thresholds.Change.fewestScrolled && row == old.cursor.row && row < change.bottom
            && change.footprint.origins[row] != row
        if row != old.cursor.row || isChanged || isScrolled { return lineOfCursor(change, from: old, reports) }
        return body.count >= Thresholds.Change.fewestScrolled ? nil : []
    }

    /// What stands before a cursor that a key has shown where nothing else changed: there one types now.
    private func shownPrompt(_ change: ScreenChange, from old: ScreenImage) -> String? {
        let (new, row) = (change.new, change.row)
        guard new.isAlternate, new.cursor.isVisible, !old.cursor.isVisible, change.changed.isEmpty,
            change.model.field == nil
        else { return nil }
        let prompt = new.rows[row].text(0..<new.cursor.column)
        return HeldText.isPrompt(prompt) && prompt.contains(where: \.isLetter)
            && new.rows[row].text().count <= new.cursor.column ? prompt : nil
    }

    /// Whether a line below which names are proposed begins on the primary screen as it did before: only what stands behind
    /// its prompt is another text.
    private func goesOn(_ row: Int, from old: ScreenImage, to new: ScreenImage) -> Bool {
        let (before, after) = (old.rows[row].text(), new.rows[row].text())
        return !new.isAlternate && HeldText.isPrompt(after.commonPrefix(with: before))
    }

    /// Whether what was typed stands at the cursor, or the character before it has gone, whatever else the program draws
    /// with it: words that it proposes come and go with every key.
    func isTyped(from old: ScreenImage, to new: ScreenImage) -> Bool {
        guard old.rows.indices.contains(old.cursor.row), new.rows.indices.contains(new.cursor.row) else { return false }
        let before = Array(old.rows[old.cursor.row].text().padded(to: old.offset))
        let after = Array(new.rows[new.cursor.row].text().padded(to: new.offset))
        let kept = min(old.offset, new.offset)
        guard kept > 0, kept <= before.count, kept <= after.count, before[..<kept] == after[..<kept] else {
            return false
        }
        switch key {
        case .character where new.offset > kept && new.offset <= after.count:
            return typed.hasPrefix(String(after[kept..<new.offset]))
        case .erase: return new.offset == old.offset - 1
        default: return false
        }
    }

    /// The row in which the cursor stayed was edited.
    private mutating func edited(_ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let (new, row) = (change.new, change.row)
        let before = old.rows[row].text().withoutFill(at: old.offset)
        let after = new.rows[row].text().withoutFill(at: new.offset)
        if !hidesTyping, before == after, new.cursor.column > old.cursor.column,
            old.rows[row].isPreview(from: old.cursor.column), !new.rows[row].isPreview(from: old.cursor.column)
        {
            return [.say(line(new.rows[row].text(old.cursor.column..<new.cursor.column)))]
        }
        let spoken = edit(
            from: before, to: after, oldOffset: old.offset, offset: new.offset,
            isWritten: change.footprint.touched[row] && !change.footprint.isWhole && !new.isAlternate,
            at: change.time)
        // On a button the character under the cursor tells nothing.
        return change.model.dialog != nil && change.model.field == nil && before == after ? [] : spoken
    }

    /// The line to which the cursor went, or that came to it.
    private func lineOfCursor(_ change: ScreenChange, from old: ScreenImage, _ reports: [Spoken]) -> [Spoken] {
        let (new, row) = (change.new, change.row)
        if row == change.bottom, new.rows[row].text().count <= Thresholds.Line.longestSign,
            case .character(let typed) = key
        {
            return [Self.said(typed)]
        }
        // The program has carried out what was typed below, and nothing moved.
        let isHome = home == row && new.rows[row].hasSameText(as: old.rows[row])
        if isHome, !reports.isEmpty { return [] }
        // Of a line that tells a state, what is asked there now.
        if row >= new.messageRow,
            let fields = DashedFields.fresh(in: new.rows[row].text(), since: old.rows[row].text()), !fields.isEmpty
        {
            return [.say(line(fields.joined(separator: ", ")))]
        }
        let text = line(new.rows[row].text(new.columnsUpToField))
        // There the cursor is only parked.
        if LineClassifier.isKeyHelp(text) { return [] }
        // The question may stand above the row in which it is answered.
        let above = row - 1
        if text.isEmpty, row >= change.bottom, change.changed.contains(above), change.isNews(above) {
            let question = line(new.rows[above].text())
            if question.contains(where: \.isLetter) { return [.say(question)] }
        }
        let isCommand = if case .character = key { true } else { false }
        let tellsBlank =
            key == .vertical || isCommand
            || new.isAlternate && change.body.count < Thresholds.Change.fewestScrolled
        if new.numbersNothing(row) { return [.say("\(text) \(TerminalWords.current[.blank])")] }
        return text.isEmpty && !tellsBlank ? [] : [.say(orBlank(text))]
    }

    /// The echo of a character in a row that moved as it was typed, since a menu needs room below it.
    private mutating func typedInMovedRow(from old: ScreenImage, to new: ScreenImage, at time: Instant) -> [Spoken]? {
        let before = old.rows[min(old.cursor.row, old.rows.count - 1)].text()
        let after = new.rows[new.cursor.row].text()
        guard case .character = key, !before.isEmpty, after.hasPrefix(before), new.offset == old.offset + 1 else {
            return nil
        }
        return edit(
            from: before.padded(to: old.offset), to: after.padded(to: new.offset), oldOffset: old.offset,
            offset: new.offset, at: time)
    }

    /// The echo of a character that took the place of another one at the cursor, which went on behind it, while the same
    /// row tells elsewhere what that means: bytes beside their numbers.
    private mutating func typedInTwoPlaces(from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        let (row, column) = (new.cursor.row, old.cursor.column)
        let (before, after) = (old.rows[row].cells, new.rows[row].cells)
        guard typed.count == 1, let character = typed.first, column > 0, new.cursor.column == column + 1,
            after.indices.contains(column), after[column].character == character,
            before[column].character != character,
            zip(before[..<column], after).contains(where: { $0.0.character != $0.1.character })
        else { return nil }
        typed = ""
        return echo(String(character), in: new.rows[row].text(), at: new.offset)
    }

    /// The echo of a character in the row to which the cursor has just come, as one comes that a program draws: nothing
    /// else happened to that row.
    private mutating func typedElsewhere(from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        let (row, after) = (new.cursor.row, new.rows[new.cursor.row].text())
        guard case .character = key, old.rows.indices.contains(row), !typed.isEmpty else { return nil }
        let edit = LineEdit(from: old.rows[row].text(), to: after, cursor: new.offset)
        guard edit.inserted == typed,
            edit.deleted.allSatisfy(\.isWhitespace)
                || old.rows[row].isSelected(edit.offset..<edit.offset + edit.deleted.count)
        else { return nil }
        defer { typed = "" }
        return echo(typed, in: after, at: new.offset)
    }

    /// The echo of a character with which a field came, behind what the field is called.
    private mutating func typedBehindLabel(from old: ScreenImage, to new: ScreenImage) -> [Spoken]? {
        let row = new.cursor.row
        let before = new.rows[row].text(0..<new.cursor.column)
        guard case .character = key, !hidesTyping, !typed.isEmpty, before.hasSuffix(typed),
            new.rows[row].text().count == before.count
        else { return nil }
        let label = before.dropLast(typed.count)
        guard label.last == " ", HeldText.isPrompt(String(label)) else { return nil }
        defer { typed = "" }
        // The field may be the one to which the cursor comes back.
        let isKnown = old.rows[row].text().hasPrefix(label.dropLast())
        return (isKnown ? [] : [.say(line(String(label)))]) + echo(typed, in: before, at: new.offset)
    }

    /// What a key has cut from before the cursor up to it, where the label at the beginning of the row changed as well.
    private func cut(from old: ScreenImage, to new: ScreenImage) -> String? {
        let (row, offset) = (new.cursor.row, new.offset)
        let before = old.rows[row].text().padded(to: old.offset)
        let after = new.rows[row].text().padded(to: offset)
        guard !hidesTyping, key == .other, offset < old.offset, after.count == offset,
            before.prefix(offset) != after, !old.isKeyLegend(row)
        else { return nil }
        // The label ends where it did, with the same sign.
        let ends = [before.prefix(offset), after[...]].map { $0.suffix(Thresholds.Line.longestSign) }
        guard ends[0] == ends[1], !ends[0].allSatisfy(\.isWhitespace) else { return nil }
        let cut = before.dropFirst(offset).prefix(old.offset - offset)
        return cut.first?.isWhitespace == false ? String(cut) : nil
    }

    /// What was cut out of the row before the cursor, where the rest of it went to another row since a list needs room.
    private func cutInMovedRow(from old: ScreenImage, to new: ScreenImage) -> String? {
        guard old.cursor.isVisible, new.cursor.isVisible, key != .vertical, key != .enter else { return nil }
        let before = old.rows[old.cursor.row].text(0..<old.cursor.column).padded(to: old.cursor.column)
        let after = new.rows[new.cursor.row].text()
        let isRest = !after.isEmpty && before.hasPrefix(after.padded(to: new.cursor.column))
        guard isRest, new.cursor.column < old.cursor.column, !new.rows[old.cursor.row].text().hasPrefix(after),
            !old.rows[new.cursor.row].hasSameText(as: new.rows[new.cursor.row])
        else { return nil }
        let cut = String(before.dropFirst(new.cursor.column)).trimmingEnd
        return cut.isEmpty ? nil : cut
    }

    /// Remembers where the cursor was before it went to the row where commands are typed, and what is typed there.
    mutating func noteHome(from old: ScreenImage, to new: ScreenImage) {
        let isBelow = new.cursor.row >= new.messageRow
        if isBelow, old.cursor.row < old.messageRow { home = old.cursor.row }
        if !isBelow { home = nil }
        let text = new.rows[new.cursor.row].text()
        if isBelow, !text.isEmpty { commandText = text }
    }
}

extension ImageRow {
    /// Whether all of some columns, and nothing beside them, has one ground of its own: a stretch that is selected.
    fileprivate func isSelected(_ columns: Range<Int>) -> Bool {
        guard !columns.isEmpty, columns.lowerBound > 0, columns.upperBound < cells.count else { return false }
        let ground = cells[columns.lowerBound].ground
        return cells[columns].allSatisfy { $0.ground == ground } && cells[columns.lowerBound - 1].ground != ground
            && cells[columns.upperBound].ground != ground
    }

    /// Whether a word in the row on a ground of its own is what a text ends with: the candidate of a completion that was
    /// put there.
    func hasChosen(endOf text: String) -> Bool {
        var start = 0
        while start < cells.count {
            let ground = cells[start].ground
            let end = cells[start...].firstIndex { $0.ground != ground } ?? cells.count
            let word = ScreenWords.of(self.text(start..<end))
            if end - start < cells.count, !word.isEmpty, !word.contains(" "), text.hasSuffix(word) { return true }
            start = end
        }
        return false
    }
}

extension ScreenImage {
    /// Whether a row has nothing but the number of its line, as the rows beside it begin with the numbers before and after.
    fileprivate func numbersNothing(_ row: Int) -> Bool {
        func number(_ row: Int) -> Int? {
            guard rows.indices.contains(row) else { return nil }
            return rows[row].text().split(separator: " ").first.flatMap { Int($0) }
        }
        guard let own = number(row), rows[row].text().allSatisfy({ $0.isNumber || $0 == " " }) else { return false }
        return number(row - 1) == own - 1 || number(row + 1) == own + 1
    }
}

extension ScreenImage {
    /// Whether a line was put in at a row, so that the one that was there follows it.
    fileprivate func opensLine(_ row: Int, in old: ScreenImage) -> Bool {
        guard row + 1 < messageRow, !old.rows[row].isBlank else { return false }
        return rows[row + 1].hasSameText(as: old.rows[row]) && !old.rows[row + 1].hasSameText(as: old.rows[row])
    }
}

extension ScreenImage {
    /// Whether the line at a row went up and left an empty one behind: the row of the cursor stays where it is on the
    /// screen, and the text moves.
    fileprivate func sendsLineUp(_ row: Int, in old: ScreenImage) -> Bool {
        let line = old.rows[row]
        return rows[row].isBlank && !line.isBlank
            && (0..<row).contains { rows[$0].hasSameText(as: line) && !old.rows[$0].hasSameText(as: line) }
    }
}

extension ScreenImage {
    /// The columns of its row up to the end of the field in which the cursor stands, where something else stands apart
    /// behind it: a list beside a form. All of them where there is no such field.
    fileprivate var columnsUpToField: Range<Int>? {
        let cells = rows[cursor.row].cells
        guard cells.indices.contains(cursor.column), cells[cursor.column].ground != ground else { return nil }
        let own = cells[cursor.column].ground
        let start = cells[..<cursor.column].lastIndex { $0.ground != own }.map { $0 + 1 } ?? 0
        let end = cells[cursor.column...].firstIndex { $0.ground != own } ?? cells.count
        let isApart = cells[end...].prefix(Thresholds.Gap.column).allSatisfy(\.isBlank)
        return start > 0 && end - start >= Thresholds.Field.narrowest && isApart ? 0..<end : nil
    }
}

extension String {
    /// The text without what fills up a field, but with all that stands before the cursor.
    fileprivate func withoutFill(at cursor: Int) -> String {
        var text = self
        if let start = firstRange(ofUnderlines: Thresholds.Field.shortestFill) {
            text.replaceSubrange(start, with: blanks(start))
        }
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
