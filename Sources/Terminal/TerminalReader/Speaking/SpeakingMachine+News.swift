import Words

/// What rows say that they did not say before, as an answer or by themselves.
extension SpeakingMachine {
    /// The rows above the last one, without those by which editors and pagers mark the end of a file.
    func read(_ rows: [Int], of image: ScreenImage, upTo end: Int? = nil) -> [Spoken] {
        let shown = rows.filter { $0 < end ?? image.rows.count - 1 && !image.tellsKeys($0) && !image.underlines($0) }
        let texts = shown.map { image.rows[$0].told }
            .filter { !LineClassifier.isPicture($0) }
        // The candidates of a completion.
        let told = key == .tab ? NameColumns.told(texts) : texts
        return told.map { line($0) }.filter { !LineClassifier.isBelowEnd($0) && !$0.isEmpty && !$0.isBar }
            .map { .say($0) }
    }

    /// What a row says that it did not say before.
    func news(_ number: Int, _ old: ScreenImage, _ new: ScreenImage) -> [Spoken] {
        if let captions = new.rows[number].captions {
            let fresh = LineClassifier.fresh(captions, since: old.rows[number].captions ?? [])
                .filter { $0.contains(where: \.isLetter) }
            return fresh.isEmpty ? [] : [.say(line(fresh.joined(separator: ", ")))]
        }
        let isMessage = number >= new.messageRow
        let columns = new.rows[number].changedPart(from: old.rows[number])
        let before = isMessage ? old.rows[number].message : old.rows[number].text(columns)
        let after = isMessage ? new.rows[number].message : new.rows[number].text(columns)
        if key == .escape, after.isEmpty, before.contains(where: \.isLetter) {
            return [.say(TerminalWords.current[.modeEnded, line(before).strippingDashes])]
        }
        // What was typed there is no news, nor is a line that was there before.
        guard !LineClassifier.isKeyHelp(after), !(isMessage && new.isKeyLegend(number)),
            LineClassifier.signature(of: after) != LineClassifier.signature(of: before),
            !isCommand(after), !old.rows.contains(where: { $0.text() == after }),
            !(old.isBar(number) && old.cursor.row != number && new.continuesText(number)),
            coveredRows[number] != new.rows[number].text()
        else { return [] }
        if isMessage, let fields = DashedFields.fresh(in: new.rows[number].text(), since: old.rows[number].text()) {
            return fields.isEmpty ? [] : [.say(line(fields.joined(separator: ", ")))]
        }
        let edit = LineEdit(from: before, to: after, cursor: after.count)
        let words = after.split(separator: " ").count
        // Another message, as a whole; of a long line what is other in it.
        let isOther = edit.deleted.contains(where: \.isLetter) || before == commandText.trimmingEnd
        let told =
            words <= (isOther ? Thresholds.News.mostWords : Thresholds.News.mostWordsOfChange) || edit.inserted.isEmpty
            ? after : edit.inserted
        return LineClassifier.signature(of: told).isEmpty ? [] : [.say(line(told).strippingDashes)]
    }

    /// Whether a message only repeats what was typed, also where the program turned the direction of a search.
    private func isCommand(_ text: String) -> Bool {
        let typed = commandText.trimmingEnd
        guard text != typed else { return true }
        guard typed.count > 1, let sign = typed.first, let shown = text.first else { return false }
        return CommonKeys.searchSigns.isSuperset(of: [sign, shown]) && text.dropFirst() == typed.dropFirst()
    }
}

extension ScreenImage {
    /// Whether a row at the edge tells what keys do: it is looked at on request.
    func tellsKeys(_ row: Int) -> Bool {
        (row == 0 || row >= rows.count - Thresholds.Keys.bottomRows || isAboveKeys(row)) && isKeyLegend(row)
    }

    /// Whether nothing but other rows that tell keys stands below a row in the lower half, up to the last one.
    private func isAboveKeys(_ row: Int) -> Bool {
        row >= rows.count / 2 && row < rows.count - 1
            && rows[(row + 1)..<(rows.count - 1)].indices.allSatisfy { rows[$0].isBlank || isKeyLegend($0) }
    }

    /// Whether nothing but rows that tell keys stands below a row, down to the last one.
    func standsOnKeys(_ row: Int) -> Bool {
        let below = rows.indices.suffix(from: row + 1).filter { !rows[$0].isBlank }
        return !below.isEmpty && below.allSatisfy(isKeyLegend)
    }

    /// Whether a row tells what keys do: by the names of keys, by words on grounds of their own before what they do, by
    /// single keys in columns, or by keys in brackets.
    func isKeyLegend(_ row: Int) -> Bool {
        rows[row].keys == .byName || isAlternate && (rows[row].keys == .byLook || isOfBracketedKeys(row))
    }

    /// Whether a row begins with a key in brackets, and is the last one or one of several such rows at the bottom that tell
    /// of as many keys as a legend.
    private func isOfBracketedKeys(_ row: Int) -> Bool {
        guard row >= rows.count / 2, rows[row].bracketedKeys > 0 else { return false }
        let start = rows[..<row].lastIndex { $0.bracketedKeys == 0 }.map { $0 + 1 } ?? 0
        let end = rows[row...].firstIndex { $0.bracketedKeys == 0 } ?? rows.count
        return rows[end...].allSatisfy(\.isBlank)
            && rows[start..<end].reduce(0) { $0 + $1.bracketedKeys } >= Thresholds.Keys.fewest
    }
}

extension ImageRow {
    /// The texts that stand in the line of a frame which goes from edge to edge; nil where it is no such line.
    fileprivate var captions: [String]? {
        guard let ink = inked, ink.count > Thresholds.News.shortestLine, isLine(ink.lowerBound),
            isLine(ink.upperBound - 1),
            BoxDrawing.rules.contains(cells[ink.lowerBound + 1].character),
            ink.count(where: { BoxDrawing.rules.contains(cells[$0].character) }) >= Thresholds.News.shortestLine
        else { return nil }
        return ink.split(whereSeparator: isLine).compactMap { columns in
            guard let first = columns.first, let last = columns.last else { return nil }
            let text = ScreenWords.of(text(first..<last + 1))
            return text.isEmpty ? nil : text
        }
    }

    private func isLine(_ column: Int) -> Bool { ScreenWords.isDecoration(cells[column].character) }

    /// The columns between the lines of frames in which all that changed lies.
    fileprivate func changedPart(from old: ImageRow) -> Range<Int> {
        let all = 0..<cells.count
        guard cells.count == old.cells.count,
            let first = all.first(where: { cells[$0].character != old.cells[$0].character }),
            let last = all.last(where: { cells[$0].character != old.cells[$0].character })
        else { return all }
        let lower = cells[..<first].lastIndex { BoxDrawing.bars.contains($0.character) }.map { $0 + 1 } ?? 0
        let upper = cells[last...].firstIndex { BoxDrawing.bars.contains($0.character) } ?? cells.count
        return lower..<max(lower, upper)
    }

    /// What a program reports in the row: without the ruler, and without what stands apart at the right end, such as
    /// the command that is being typed.
    var message: String {
        var end = cells.count
        var gap = 0
        for column in cells.indices {
            if cells[column].isBlank {
                gap += 1
            } else {
                if gap >= Thresholds.Gap.column, Thresholds.News.messageWidth.isReached(by: column, of: cells.count) {
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
    /// Whether it only parts columns, as the rows of an empty list do.
    var isBar: Bool { !isEmpty && allSatisfy { $0 == " " || BoxDrawing.bars.contains($0) } }
}

extension ScreenImage {
    /// Whether a row is nothing but a line of one sign below a title that is as wide.
    fileprivate func underlines(_ row: Int) -> Bool {
        guard row > 0 else { return false }
        let (line, title) = (rows[row].text(), rows[row - 1].text())
        return line.count > 1 && line.count == title.count && Set(line).count == 1
            && "-=~*+#^_".contains(line[line.startIndex])
            && title.contains(where: \.isLetter)
    }
}
