import TerminalEmulator

/// What stands out now and did not before, while all words stayed: what a key has led to, in a program that shows the
/// focus by grounds, by signs beside several rows or by the colour of a frame.
///
/// Where the focus comes to a widget, its frame and all of its rows may change their looks; what changed most is meant.
struct GainedFocus {
    /// The rows of what has the focus, each with its columns.
    let lines: [CellRegion]
    /// The frame around it, where only that tells the focus.
    let border: CellRegion?
    /// Whether something that looked so before has lost its look.
    let isMoved: Bool

    /// Cells side by side that have one ground now and had one before.
    private struct Run {
        var row: Int
        var columns: Range<Int>
        var before: ImageCell
        var after: ImageCell
        var hasText: Bool
    }

    /// `nil` when nothing of the kind happened.
    init?(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        let ground = new.commonGround(.init(rows: 0..<new.rows.count, columns: 0..<new.columns))
        var runs: [Run] = []
        for row in new.rows.indices where old.rows[row] != new.rows[row] {
            guard let found = Self.runs(old.rows[row].cells, new.rows[row].cells, row: row) else { continue }
            runs += found
        }
        func emphasis(_ cell: ImageCell) -> Double {
            cell.ground.contrast(toGround: ground) * (cell.attributes.isBold ? Thresholds.Focus.bold : 1)
        }
        let gained = runs.filter {
            // One character is a cursor that the program draws.
            $0.hasText && $0.columns.count > 1
                && emphasis($0.after) >= emphasis($0.before) * Thresholds.Focus.leastGain
        }
        if let best = gained.max(by: { emphasis($0.after) < emphasis($1.after) }) {
            let like = gained.filter { emphasis($0.after) == emphasis(best.after) }
            guard let lines = Self.block(like.map { CellRegion(rows: $0.row..<$0.row + 1, columns: $0.columns) }) else {
                return nil
            }
            self.lines = lines
            border = nil
            isMoved = runs.contains { $0.hasText && $0.before.ground == best.after.ground }
            return
        }
        if let lines = Self.signed(from: old, to: new) {
            self.lines = lines
            border = nil
            isMoved = true
            return
        }
        guard let border = Self.border(from: old, to: new) else { return nil }
        self.border = border
        isMoved = false
        let columns = border.columns.dropFirst().dropLast()
        lines = border.rows.map { .init(rows: $0..<$0 + 1, columns: columns) }.filter {
            !ScreenWords.of(new.rows[$0.rows.lowerBound].text($0.columns)).isEmpty
        }
    }

    /// The cells of a row that look otherwise; nil where its words changed.
    private static func runs(_ old: [ImageCell], _ new: [ImageCell], row: Int) -> [Run]? {
        var runs: [Run] = []
        for column in new.indices {
            let (before, after) = (old[column], new[column])
            let isText = after.character.isLetter || after.character.isNumber
            if before.character != after.character, isText || before.character.isLetter || before.character.isNumber {
                return nil
            }
            guard CellLook(before) != CellLook(after) else { continue }
            if let last = runs.last, last.columns.upperBound == column, last.after.ground == after.ground,
                last.before.ground == before.ground, last.after.attributes.isBold == after.attributes.isBold
            {
                runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
                runs[runs.count - 1].hasText = last.hasText || isText
            } else {
                runs.append(
                    Run(row: row, columns: column..<column + 1, before: before, after: after, hasText: isText))
            }
        }
        return runs
    }

    /// The pieces in order, if they are one below the other or in one row without words between.
    private static func block(_ pieces: [CellRegion]) -> [CellRegion]? {
        var lines: [CellRegion] = []
        for piece in pieces {
            guard let last = lines.last else {
                lines.append(piece)
                continue
            }
            if last.rows == piece.rows, piece.columns.lowerBound - last.columns.upperBound <= Thresholds.Gap.apart {
                lines[lines.count - 1].columns = last.columns.lowerBound..<piece.columns.upperBound
            } else if last.rows.upperBound == piece.rows.lowerBound, last.columns.overlaps(piece.columns) {
                lines.append(piece)
            } else {
                return nil
            }
        }
        return lines.count <= Thresholds.Focus.mostRows ? lines : nil
    }

    /// The rows before which a sign stands now, which others had before: items of several rows.
    private static func signed(from old: ScreenImage, to new: ScreenImage) -> [CellRegion]? {
        var gained: [(row: Int, column: Int)] = []
        var lost: [(row: Int, column: Int)] = []
        for row in new.rows.indices {
            let (before, after) = (old.rows[row].cells, new.rows[row].cells)
            for column in after.indices where before[column].character != after[column].character {
                let (was, isNow) = (before[column], after[column])
                if was.isBlank, ScreenWords.isDecoration(isNow.character) { gained.append((row, column)) }
                if isNow.isBlank, ScreenWords.isDecoration(was.character) { lost.append((row, column)) }
            }
        }
        guard let first = gained.first, (2...Thresholds.Focus.mostRows).contains(gained.count), !lost.isEmpty,
            (gained + lost).allSatisfy({ $0.column == first.column }),
            zip(gained, gained.dropFirst()).allSatisfy({ $0.row + 1 == $1.row })
        else { return nil }
        return gained.map { .init(rows: $0.row..<$0.row + 1, columns: first.column + 1..<new.columns) }
    }

    /// The frame whose lines are seen now, or seen better.
    private static func border(from old: ScreenImage, to new: ScreenImage) -> CellRegion? {
        var rows: Range<Int>?
        var columns: Range<Int>?
        for row in new.rows.indices {
            let (before, after) = (old.rows[row].cells, new.rows[row].cells)
            for column in after.indices {
                let (was, isNow) = (before[column], after[column])
                guard was.character == isNow.character, !isNow.isBlank, ScreenWords.isDecoration(isNow.character),
                    was != isNow, isNow.visibility >= was.visibility * Thresholds.Focus.leastGainOfFrame
                else { continue }
                rows = min(rows?.lowerBound ?? row, row)..<row + 1
                columns =
                    min(columns?.lowerBound ?? column, column)..<max(columns?.upperBound ?? 0, column + 1)
            }
        }
        guard let rows, let columns, rows.count >= Thresholds.Focus.fewestRowsOfFrame,
            columns.count >= Thresholds.Field.narrowest
        else { return nil }
        return .init(rows: rows, columns: columns)
    }
}

extension GainedFocus {
    /// What has the focus, as it is said.
    func element(in image: ScreenImage) -> ScreenRegion? { border.map { framed($0, image) } ?? item(in: image) }

    /// What is in a frame: a field where the cursor is, which need not be seen.
    private func framed(_ border: CellRegion, _ image: ScreenImage) -> ScreenRegion {
        let content = lines.map { ScreenWords.of(image.rows[$0.rows.lowerBound].text($0.columns)) }
        let row = border.rows.lowerBound + border.rows.count / 2
        var label = ScreenWords.of(image.rows[row].text(0..<border.columns.lowerBound))
        let above = border.rows.lowerBound - 1
        if label.isEmpty, above >= 0 {
            let text = image.rows[above].text(border.columns)
            let isText = text.allSatisfy { !ScreenWords.isDecoration($0) }
            if isText, text.count <= Thresholds.Tab.longestName { label = ScreenWords.of(text) }
        }
        let hasCursor =
            border.rows.contains(image.cursor.row) && border.columns.contains(image.cursor.column) && content.count <= 1
        return ScreenRegion(
            hasCursor ? .field : .item, frame: border, label: label, text: content.first ?? "", isSelected: true)
    }

    private func item(in image: ScreenImage) -> ScreenRegion? {
        guard let first = lines.first else { return nil }
        let row = first.rows.lowerBound
        let texts = lines.map { ScreenWords.of(image.rows[$0.rows.lowerBound].text($0.columns)) }
        guard texts.contains(where: { !$0.isEmpty }) else { return nil }
        let inked = first.columns.first { !image.rows[row].cells[$0].isBlank } ?? first.columns.lowerBound
        let siblings = lines.count == 1 ? image.alike(row, first.columns, start: inked) : []
        var item = ListDetector.item(
            image.rows[row].text(first.columns), frame: first, isSelected: true,
            index: siblings.count > 1 ? siblings.firstIndex(of: row).map { $0 + 1 } : nil,
            count: siblings.count > 1 ? siblings.count : nil)
        if lines.count > 1 { item.text = texts.filter { !$0.isEmpty }.joined(separator: ", ") }
        if let box = TickedBox(before: inked, in: image.rows[row]) { item.isChecked = box.isTicked }
        return item
    }
}

extension ScreenImage {
    /// The rows that are items of the same list as a row: their text begins where its does, nothing else stands in them,
    /// and all but that row look alike.
    fileprivate func alike(_ row: Int, _ columns: Range<Int>, start: Int) -> [Int] {
        func isItem(_ other: Int) -> Bool {
            guard rows.indices.contains(other), start < self.columns else { return false }
            let cells = rows[other].cells
            return !cells[start].isBlank
                && (start == 0 || cells[start - 1].isBlank || !cells[start - 1].character.isLetter)
                && !ScreenWords.isDecoration(cells[start].character)
        }
        // Words beside it: it is one of a row.
        let cells = rows[row].cells
        guard
            !cells[..<columns.lowerBound].contains(where: { $0.character.isLetter && $0.visibility > 1 })
                || TickedBox(before: start, in: rows[row]) != nil,
            !cells[columns.upperBound...].contains(where: { $0.character.isLetter })
        else { return [row] }
        var ground: Color?
        func belongs(_ other: Int) -> Bool {
            guard isItem(other), ground == nil || rows[other].cells[start].ground == ground else { return false }
            ground = rows[other].cells[start].ground
            return true
        }
        var found = [row]
        while let last = found.last, belongs(last + 1) { found.append(last + 1) }
        while let first = found.first, belongs(first - 1) { found.insert(first - 1, at: 0) }
        return ListTitle.dropped(from: found, selected: row, in: columns, of: self)
    }
}
