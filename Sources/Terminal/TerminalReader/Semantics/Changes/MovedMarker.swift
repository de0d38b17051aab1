import TerminalEmulator

/// A sign that went from one item to another, or changed at one, while all words stayed: `->`, brackets, a box.
struct MovedMarker {
    /// What is marked now, as it is said.
    let spoken: String

    /// One row before and after: which columns have signs now that had none, and the other way round.
    private struct Change {
        var row: Int
        var gained: [Int] = []
        var lost: [Int] = []
        var replaced: [Int] = []
    }

    /// `nil` when nothing of the kind happened.
    init?(from old: ScreenImage, to new: ScreenImage, rows: [Int]) {
        guard old.rows.count == new.rows.count, old.columns == new.columns, !rows.isEmpty,
            rows.count <= Thresholds.Marker.mostRows
        else { return nil }
        if let checked = Self.checked(from: old, to: new, rows) {
            spoken = checked
            return
        }
        let changes = rows.compactMap { Self.change(from: old.rows[$0], to: new.rows[$0], row: $0) }
        // What is told of the item may change with it.
        // What only counts with it does not.
        let counting = rows.count { row in
            let (before, after) = (old.rows[row].text(), new.rows[row].text())
            return LineClassifier.signature(of: before) == LineClassifier.signature(of: after)
                && !changes.contains { $0.row == row }
        }
        guard !changes.isEmpty, rows.count - changes.count - counting <= Thresholds.Marker.mostOthers else {
            return nil
        }
        let gaining = changes.filter { !$0.gained.isEmpty }
        guard gaining.count == 1, let change = gaining.first, changes.allSatisfy({ $0.replaced.isEmpty }),
            changes.contains(where: { !$0.lost.isEmpty })
        else { return nil }
        let row = new.rows[change.row]
        let isAlone = change.lost.isEmpty
        guard let text = Self.text(of: row, change.gained, isWholeRow: isAlone),
            text.contains(where: { $0.isLetter || $0.isNumber })
        else {
            return nil
        }
        guard isAlone, let start = Self.start(of: row, after: change.gained) else {
            spoken = ScreenWords.of(text)
            return
        }
        let siblings = new.siblings(of: change.row, start: start)
        let index = siblings.firstIndex(of: change.row) ?? 0
        spoken =
            ListDetector.item(
                text, frame: .init(rows: change.row..<change.row + 1, columns: 0..<new.columns), isSelected: true,
                index: siblings.count > 1 ? index + 1 : nil, count: siblings.count > 1 ? siblings.count : nil
            ).spoken
    }

    /// The item whose box was ticked or cleared.
    private static func checked(from old: ScreenImage, to new: ScreenImage, _ rows: [Int]) -> String? {
        var found: [(row: Int, mark: CheckMark)] = []
        var ticks = 0
        for row in rows {
            let before = old.rows[row].text().withoutEdge.withoutMarker
            let after = new.rows[row].text().withoutEdge.withoutMarker
            switch (CheckMark(before), CheckMark(after)) {
            case (let before?, let after?) where before.rest == after.rest && before.isChecked != after.isChecked:
                found.append((row, after))
            // A tick that comes and goes.
            case (nil, let after?) where after.isChecked && ScreenWords.of(after.rest) == ScreenWords.of(before):
                ticks += 1
                found.append((row, after))
            case (let before?, nil) where before.isChecked && ScreenWords.of(before.rest) == ScreenWords.of(after):
                var cleared = before
                cleared.isChecked = false
                ticks += 1
                found.append((row, cleared))
            default: continue
            }
        }
        // A dot that only went elsewhere shows what is selected.
        guard ticks < 2 else { return nil }
        // Of radio buttons one is cleared as another is ticked.
        guard let one = found.first(where: { $0.mark.isChecked }) ?? found.first, found.count <= 2 else { return nil }
        let start = new.rows[one.row].itemStart ?? 0
        let siblings = new.siblings(of: one.row, start: start)
        let isAlone = siblings.count == 1
        return ScreenRegion(
            .item, frame: .init(rows: one.row..<one.row + 1, columns: 0..<new.columns),
            text: ScreenWords.of(one.mark.rest), isSelected: true, isChecked: one.mark.isChecked,
            index: isAlone ? nil : (siblings.firstIndex(of: one.row) ?? 0) + 1, count: isAlone ? nil : siblings.count
        ).spoken
    }

    /// `nil` when words changed.
    private static func change(from old: ImageRow, to new: ImageRow, row: Int) -> Change? {
        func words(_ row: ImageRow) -> [Character] { row.cells.map(\.character).filter { $0.isLetter || $0.isNumber } }
        guard old.cells.count == new.cells.count, words(old) == words(new) else { return nil }
        var change = Change(row: row)
        for column in new.cells.indices where old.cells[column].character != new.cells[column].character {
            let (before, after) = (old.cells[column], new.cells[column])
            // Words that moved are no signs.
            guard ![before, after].contains(where: { $0.character.isLetter || $0.character.isNumber }) else {
                return nil
            }
            if before.isBlank {
                change.gained.append(column)
            } else if after.isBlank {
                change.lost.append(column)
            } else {
                change.replaced.append(column)
            }
        }
        return change
    }

    /// What the signs mark: between them, or behind the first up to two blanks; in a row of its own all of it.
    private static func text(of row: ImageRow, _ signs: [Int], isWholeRow: Bool) -> String? {
        guard let first = signs.first, let last = signs.last, let start = start(of: row, after: signs) else {
            return nil
        }
        if last > start { return row.text(start..<last) }
        guard !isWholeRow else { return row.text(start..<row.cells.count) }
        var end = start
        while end < row.cells.count, !row.cells[end].isBlank || end + 1 < row.cells.count && !row.cells[end + 1].isBlank
        {
            end += 1
        }
        return first < start ? row.text(start..<end) : nil
    }

    /// Where the text begins behind the signs that stand before it.
    private static func start(of row: ImageRow, after signs: [Int]) -> Int? {
        guard var column = signs.first else { return nil }
        while column < row.cells.count, signs.contains(column) || row.cells[column].isBlank { column += 1 }
        return column < row.cells.count ? column : nil
    }
}

extension ScreenImage {
    /// The rows, also with one blank row between each, whose text begins about where a row's text does.
    func siblings(of row: Int, start: Int) -> [Int] {
        func belongs(_ other: Int) -> Bool {
            guard rows.indices.contains(other), !isStatus(other), !ListDetector.isQuestion(rows[other].text()),
                !ListDetector.isCounter(rows[other].text()),
                let first = rows[other].itemStart
            else { return false }
            return abs(first - start) <= 1
        }
        // A blank row lies between all of them, or between none.
        let step = [row - 1, row + 1].contains(where: belongs) ? 1 : 2
        var found = [row]
        while let first = found.first, belongs(first - step), step == 1 || rows[first - 1].isBlank {
            found.insert(first - step, at: 0)
        }
        while let last = found.last, belongs(last + step), step == 1 || rows[last + 1].isBlank {
            found.append(last + step)
        }
        return ListTitle.dropped(from: found, selected: row, in: 0..<columns, of: self)
    }
}

extension ImageRow {
    /// Where the text of an item starts, behind arrows and stars.
    fileprivate var itemStart: Int? {
        cells.firstIndex {
            !$0.isBlank && ($0.character.isLetter || $0.character.isNumber || "([".contains($0.character))
        }
    }
}

extension String {
    /// The text without the line of a frame before it.
    fileprivate var withoutEdge: String {
        let text = drop { $0 == " " }
        return text.first.map(BoxDrawing.bars.contains) == true ? String(text.dropFirst()) : self
    }

    /// The text without the arrow or the star by which programs show what is selected.
    fileprivate var withoutMarker: String {
        let text = drop { $0 == " " }
        guard let first = text.first, !first.isLetter, !first.isNumber, text.dropFirst().first == " " else {
            return String(text)
        }
        // A box stands alone as well.
        return CheckMark(String(text)) == nil ? String(text.dropFirst().drop { $0 == " " }) : String(text)
    }
}
