import TerminalEmulator

/// The item that was found as one typed in the last rows.
struct FoundItem: Sendable {
    let row: Int
    let columns: Range<Int>
    private let ground: Color

    init(row: Int, columns: Range<Int>, in image: ScreenImage) {
        let cells = image.rows[row].cells
        // A letter at its beginning may be marked as what was searched for.
        var first = columns.lowerBound
        while first > 0, !cells[first - 1].isBlank, !ScreenWords.isDecoration(cells[first - 1].character) { first -= 1 }
        (self.row, self.columns) = (row, first..<columns.upperBound)
        ground = cells[columns.upperBound - 1].ground
    }

    /// Whether it still looks as it did.
    func isShown(in image: ScreenImage) -> Bool {
        image.columns >= columns.upperBound && image.rows[row].cells[columns.upperBound - 1].ground == ground
    }
}

/// What is found as it is typed in the last rows, and what comes of it.
extension SpeakingMachine {
    /// The item of a list to which the selection went along as something was typed in the last rows, also where it went there
    /// a moment after the echo.
    mutating func foundAsTyped(_ spoken: [Spoken], _ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let new = change.new
        switch key ?? echoedKey {
        case .character, .erase: break
        default: return []
        }
        // At the bottom is what tells the state.
        let end = min(new.messageRow, new.rows.count - Thresholds.Keys.bottomRows)
        let isLate = key == nil && spoken.isEmpty && new.cursor == old.cursor
        guard change.sinceKey < Thresholds.Answer.longest, !hidesTyping, new.isAlternate, end > 1,
            isLate || spoken.isOneCharacter, new.cursor.isVisible, new.cursor.row >= new.messageRow,
            let (row, item) = new.gainedItem(in: 1..<end, since: old)
                ?? new.litRow(in: 1..<end, since: old).flatMap({ row in new.litItem(row).map { (row, $0) } })
        else { return [] }
        let found = FoundItem(row: row, columns: item, in: new)
        foundItem = found
        return [.say(text(of: found, change))]
    }

    private func text(of found: FoundItem, _ change: ScreenChange) -> String {
        let item = change.model.selected.first { $0.frame.rows.contains(found.row) }
        return item?.spoken ?? line(change.new.rows[found.row].text(found.columns))
    }

    /// The item that stands out where the return key has ended what was typed in the last rows, and nothing but a message
    /// came of it.
    mutating func foundAtEnd(_ spoken: [Spoken], _ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let new = change.new
        if let found = selectedAtEnd(change, from: old) {
            let text = text(of: found, change)
            let isTold = spoken.contains { if case .say(let told) = $0 { told.contains(text) } else { false } }
            return isTold ? [] : [.say(text)]
        }
        guard change.key == .enter, change.isAnswer, old.isAlternate, new.isAlternate, !new.cursor.isVisible,
            !hidesTyping, change.model.panel == nil, !change.changed.isEmpty,
            change.changed.allSatisfy({ $0 >= new.messageRow && !old.rows[$0].isBlank })
        else { return [] }
        let reports = change.changed.flatMap { news($0, old, new) }
        guard spoken.isEmpty || spoken == reports else { return [] }
        let found = foundItem.flatMap { new.rows.indices.contains($0.row) && $0.isShown(in: new) ? $0 : nil }
        foundItem = nil
        let lit = new.spotlight.map { FoundItem(row: $0, columns: new.litItem($0) ?? 0..<new.columns, in: new) }
        guard let item = found ?? lit else { return [] }
        // A message is the answer, unless it only counts what was searched for.
        let isSearch = change.changed.contains {
            old.rows[$0].text().first.map(CommonKeys.searchSigns.contains) ?? false
        }
        let untold = spoken.isEmpty ? reports : []
        return reports.isEmpty || isSearch ? untold + [.say(text(of: item, change))] : untold
    }

    /// The item of a list that the return key has selected which ended what was typed in the last rows, where a cursor tells
    /// no other place.
    private func selectedAtEnd(_ change: ScreenChange, from old: ScreenImage) -> FoundItem? {
        let new = change.new
        let end = min(new.messageRow, new.rows.count - Thresholds.Keys.bottomRows)
        guard change.key == .enter, change.isAnswer, old.isAlternate, new.isAlternate, !hidesTyping, end > 1,
            change.model.panel == nil, old.cursor.isVisible, old.cursor.row >= old.messageRow,
            !new.cursor.isVisible || new.cursor.row >= new.messageRow,
            change.changed.allSatisfy({ $0 == 0 || $0 >= end }),
            let (row, columns) = new.gainedItem(in: 1..<end, since: old)
        else { return nil }
        return FoundItem(row: row, columns: columns, in: new)
    }

    /// Takes what was typed before for typed with the last key, where both have shown up at once: programs draw something
    /// else first when a field comes.
    mutating func noteLateTyping(_ change: ScreenChange, from old: ScreenImage) {
        guard case .character = key, change.isAnswer, !hidesTyping, !typedBefore.isEmpty,
            change.changed.count <= Thresholds.Change.mostTold
        else { return }
        let (typed, all) = (typed, typedBefore + typed)
        let late = change.changed.lazy.compactMap { row -> Range<String.Index>? in
            let rows = (old.rows[row].text(), change.new.rows[row].text())
            let (before, after) = DrawnCaretExplainer.withoutCaret(rows.0, rows.1) ?? rows
            let inserted = LineEdit(from: before, to: after, cursor: after.count).inserted.drop { $0 == " " }
            return inserted.isEmpty || typed.hasPrefix(inserted) ? nil : all.firstRange(of: inserted)
        }.first
        guard let late else { return }
        self.typed = String(all[late.lowerBound...])
        typedBefore = ""
    }

    /// Remembers a key that the program has only echoed where it asks.
    mutating func noteEcho(_ spoken: [Spoken], in new: ScreenImage) {
        guard key != nil, new.isAlternate, new.cursor.isVisible, new.cursor.row >= new.messageRow,
            spoken.isOneCharacter
        else { return }
        echoedKey = key
    }

    /// Takes what comes for the answer to a key that was echoed, where the cursor is no longer behind the echo: programs
    /// write what was typed before they look at it.
    mutating func noteLateAnswer(from old: ScreenImage, to new: ScreenImage) {
        guard key == nil, let echoed = echoedKey, old.isAlternate, new.isAlternate,
            new.cursor.row != old.cursor.row || new.cursor.column < old.cursor.column
        else { return }
        key = echoed
        echoedKey = nil
    }
}

extension [Spoken] {
    /// Whether it is the echo of one character.
    fileprivate var isOneCharacter: Bool { if count == 1, case .character = self[0] { true } else { false } }
}

extension ScreenImage {
    /// The only item of a list that has got a ground which no other row has at its place, with its columns.
    fileprivate func gainedItem(in range: Range<Int>, since old: ScreenImage) -> (row: Int, columns: Range<Int>)? {
        guard old.rows.count == rows.count, old.columns == columns else { return nil }
        let gained = range.flatMap { row in
            changedGrounds(row, since: old).filter { stretch in
                // What was searched for may be marked in it.
                let last = stretch.upperBound - 1
                let ground = rows[row].cells[last].ground
                return isItem(stretch, of: row)
                    && !range.contains { $0 != row && rows[$0].cells[last].ground == ground }
            }.map { (row: row, columns: $0) }
        }
        guard let first = gained.first, let last = gained.last, first.row == last.row else { return nil }
        // A column of it may have a ground of its own.
        return (first.row, first.columns.lowerBound..<last.columns.upperBound)
    }

    /// The stretches of a row that have another ground than they had.
    private func changedGrounds(_ row: Int, since old: ScreenImage) -> [Range<Int>] {
        let (cells, before) = (rows[row].cells, old.rows[row].cells)
        var found: [Range<Int>] = []
        var start = 0
        while let first = cells.indices[start...].first(where: { cells[$0].ground != before[$0].ground }) {
            start = cells.indices[first...].first { cells[$0].ground == before[$0].ground } ?? columns
            found.append(first..<start)
        }
        return found
    }

    /// The columns of the first stretch of a row that stands on a ground of its own, where that is an item.
    fileprivate func litItem(_ row: Int) -> Range<Int>? {
        let cells = rows[row].cells
        let ground = commonGround(.init(rows: rows.indices, columns: 0..<columns))
        guard let first = cells.firstIndex(where: { $0.ground != ground && $0.ground != .default }) else { return nil }
        let end = cells[first...].firstIndex { $0.ground != cells[first].ground } ?? columns
        return isItem(first..<end, of: row) ? first..<end : nil
    }

    /// Whether some columns that stand out are an item: all that is written in their row, or a bar that goes on beside its
    /// text. What is only marked in a text is none.
    private func isItem(_ columns: Range<Int>, of row: Int) -> Bool {
        guard let ink = rows[row].inked, !columns.isEmpty else { return false }
        let cells = rows[row].cells[columns]
        let isBar = columns.count >= Thresholds.List.narrowestBar && cells.last?.isBlank == true
        return cells.contains { !$0.isBlank } && (isBar || columns.clamped(to: ink) == ink)
    }
}
