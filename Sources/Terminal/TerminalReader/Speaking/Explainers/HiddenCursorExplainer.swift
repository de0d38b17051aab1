import TerminalEmulator

/// What a program says that hides the cursor.
struct HiddenCursorExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !new.cursor.isVisible else { return nil }
        // An editor hides the cursor for a moment as it leaves a mode.
        let left =
            change.key == .escape && old.cursor.isVisible ? change.edges.flatMap { machine.news($0, old, new) } : []
        guard left.isEmpty else { return left }
        if let scrolled = machine.scrolled(change, from: old) { return scrolled }
        let spoken = machine.hidden(change.telling.filter(change.isNews), from: old, to: new, change.model)
        return title(change, from: old, above: spoken, machine) + spoken
    }
}

extension HiddenCursorExplainer {
    /// What the bar at the top calls a page that has come, before what is read of it.
    private func title(
        _ change: ScreenChange, from old: ScreenImage, above spoken: [Spoken], _ machine: SpeakingMachine
    ) -> [Spoken] {
        let new = change.new
        guard spoken.count > Thresholds.Change.mostTold, new.isAlternate, new.isBar(0), old.isBar(0),
            change.changed.contains(0), change.isNews(0), !new.tellsKeys(0)
        else { return [] }
        let text = machine.line(new.rows[0].told)
        // It may be read with the page.
        return text.isEmpty || spoken.first == .say(text) ? [] : [.say(text)]
    }
}

extension SpeakingMachine {
    /// What came into view in a text that was scrolled: the lines at its end or at its beginning, and where nothing came
    /// after its end, the line that is the first one now. `nil` where no text was.
    fileprivate func scrolled(_ change: ScreenChange, from old: ScreenImage) -> [Spoken]? {
        let new = change.new
        guard change.model.selected.isEmpty, new.isAlternate, old.rows.count == new.rows.count else { return nil }
        let ground = new.commonGround(.init(rows: new.rows.indices, columns: 0..<new.columns))
        let changed = (1..<max(1, new.messageRow)).filter {
            !new.isBar($0) && !new.isDividedBar($0, ground) && !new.rows[$0].hasSameText(as: old.rows[$0])
        }
        guard let first = changed.first, let last = changed.last, last - first >= Thresholds.Change.fewestScrolled
        else {
            return nil
        }
        func text(_ row: Int, _ image: ScreenImage) -> String { ScreenWords.of(image.rows[row].text()) }
        let run = first...last
        let (before, after) = (run.map { text($0, old) }, run.map { text($0, new) })
        guard let shift = PagerExplainer.shift(before, after), Set(after.filter { !$0.isEmpty }).count > 1 else {
            return nil
        }
        let fresh = read(Array(shift > 0 ? run.suffix(shift) : run.prefix(-shift)), of: new)
        let edges = change.edges.filter(change.isNews).flatMap { news($0, old, new) }
        return (fresh.isEmpty ? read([first], of: new) : fresh) + edges
    }

    /// What a program says that hides the cursor. Numbers that count on by themselves are no answer.
    func hidden(
        _ fresh: [Int], from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel
    ) -> [Spoken] {
        guard model.selected.isEmpty else {
            // A message beside the list.
            let lists = model.regions.flatMap { [$0] + $0.children }.filter { $0.kind == .list }.map(\.frame.rows)
            let messages = fresh.filter { row in
                (old.rows[row].isBlank && !new.rows[row].isOneGround || old.asks(in: row))
                    && coveredRows[row] != new.rows[row].text() && !new.isStatus(row, since: old)
                    && !lists.contains { $0.contains(row) }
            }
            return messages.count <= Thresholds.Change.mostTold ? read(messages, of: new, upTo: new.rows.count) : []
        }
        let fresh = fresh.filter { !new.goesOnWithTitle($0, besides: []) }
        // Where nothing was in the last row, or what was there went up, a message is no line of keys.
        let last = new.rows.count - 1
        let isFree =
            old.rows[last].isBlank || old.asks(in: last)
            || new.rows.dropLast().contains { $0.hasSameText(as: old.rows[last]) }
        let end = isFree && !LineClassifier.isKeyHelp(new.rows[last].text()) ? new.rows.count : last
        guard fresh.count > Thresholds.Change.mostTold else { return read(fresh, of: new, upTo: end) }
        if let row = new.spotlight { return [.say(line(new.rows[row].told))] }
        if new.cursor.row != old.cursor.row, new.standsOnText {
            return [.say(line(new.rows[new.cursor.row].told))]
        }
        // A table that is sorted anew shows what it showed before, at other places and with other numbers.
        guard fresh.allSatisfy({ !old.rows[$0].isBlank }) else { return read(fresh, of: new, upTo: end) }
        let known = KnownRows(old.rows.lazy.map { $0.text() })
        let unknown = fresh.filter { !known.contains(new.rows[$0].text()) }
        if Thresholds.Repetition.unknownRows.isReached(by: unknown.count, of: fresh.count) {
            return read(fresh, of: new)
        }
        return unknown.count <= Thresholds.Change.mostTold ? read(unknown, of: new) : []
    }
}

extension ScreenImage {
    /// Whether the user types in a row at the bottom.
    fileprivate func asks(in row: Int) -> Bool { cursor.isVisible && cursor.row == row && row >= messageRow }

    /// Whether the cursor was put on a character: there it tells where one is though it is not seen.
    var standsOnText: Bool {
        !cursor.isVisible && cursor.row > 0 && cursor.row < messageRow && cursor.column < columns
            && !rows[cursor.row].cells[cursor.column].isBlank && !isBar(cursor.row)
            && rows[cursor.row].text().contains { $0.isLetter || $0.isNumber }
    }

    /// The only row, apart from bars, in which something stands on a ground of its own: what was searched for.
    var spotlight: Int? {
        let ground = commonGround(.init(rows: rows.indices, columns: 0..<columns))
        var found: [Color: Int] = [:]
        let grounds = rows.indices.map { row -> Set<Color> in
            guard row > 0, row < messageRow, !isBar(row), !isDividedBar(row, ground), !hasLitTitle(row, ground),
                !LineClassifier.isKeyHelp(rows[row].text())
            else { return [] }
            // What alone has no ground is not lit, nor is a sign, such as tells that a line goes on.
            let own = Set(
                rows[row].cells.lazy.filter {
                    ($0.character.isLetter || $0.character.isNumber) && $0.ground != ground && $0.ground != .default
                }.map(\.ground))
            for one in own { found[one, default: 0] += 1 }
            return own
        }
        // A ground that most rows have is that of a column, such as the numbers of lines.
        let inked = rows.count { !$0.isBlank }
        let lit = rows.indices.filter { row in
            grounds[row].contains { !Thresholds.List.ownGround.isReached(by: found[$0] ?? 0, of: inked) }
        }
        return lit.count == 1 ? lit.first : nil
    }

    /// Whether a row at the top has its title on a ground of its own, between what stands apart on both sides of it.
    private func hasLitTitle(_ row: Int, _ ground: Color) -> Bool {
        let cells = rows[row].cells
        guard row < Thresholds.Tick.edge, let first = cells.firstIndex(where: { $0.ground != ground }),
            let last = cells.lastIndex(where: { $0.ground != ground })
        else { return false }
        return [Array(cells[..<first].reversed()), Array(cells[(last + 1)...])].allSatisfy { side in
            let gap = side.prefix(while: \.isBlank)
            return gap.count >= Thresholds.Gap.column && gap.count < side.count
        }
    }
}
