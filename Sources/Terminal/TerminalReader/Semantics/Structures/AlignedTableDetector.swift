/// Finds tables that are aligned with blanks below a line that names their columns: disks, processes, containers.
///
/// The names tell where columns can be; what stands below them decides whether it is a table at all: each column has
/// its texts begin or end where its name does. Prose and code don't.
struct AlignedTableDetector {
    private let lines: [TextLine]
    /// How many more lines may be looked at in vain, so that the time stays in proportion to the lines.
    private var budget: Int

    init(_ lines: [TextLine]) {
        self.lines = lines
        budget = lines.count * Thresholds.Table.looksPerLine + Thresholds.Table.fewestLooks
    }

    /// The table whose header is a line.
    mutating func table(at start: Int) -> TextTable? {
        let header = lines[start]
        let names = header.words
        guard budget > 0, (2...Thresholds.Table.mostColumns).contains(names.count), !header.isPrompt else { return nil }
        let texts = names.map { header.text($0) }
        guard texts.allSatisfy({ WordKind.isName($0) }) else { return nil }
        let isRuled = start + 1 < lines.count && Self.rule(lines[start + 1]) != nil
        if isRuled, let table = ruled(start) { return table }
        let isCapital = texts.allSatisfy { WordKind.isCapital($0) }
        let isMarked = header.isEmphasised && start + 1 < lines.count && !lines[start + 1].isEmphasised
        guard isCapital || isMarked || names.count >= Thresholds.Table.fewestOfPlainNames else { return nil }
        var scan = ColumnScan(gaps: zip(names, names.dropFirst()).map { $0.upperBound..<$1.lowerBound })
        var end = start + 1
        while end < lines.count, !lines[end].isPrompt, scan.take(lines[end]) { end += 1 }
        budget -= end - start
        guard end > start + 1 else { return counted(start) }
        let cuts = scan.cuts
        let columns = Columns(names: names, cuts: cuts, header, rows: lines[start + 1..<end])
        guard isTable(columns, survived: cuts.count, of: scan.gaps.count, isCapital: isCapital || isMarked) else {
            return counted(start)
        }
        return table(columns, start, end)
    }

    /// A table whose numbers have outgrown their columns, as those of a monitor do that writes a row now and then: each row has a word for each name.
    private mutating func counted(_ start: Int) -> TextTable? {
        let header = lines[start]
        let count = header.words.count
        var end = start + 1
        while end < lines.count, !lines[end].isPrompt, lines[end].words.count == count { end += 1 }
        budget -= end - start
        let body = lines[(start + 1)..<max(start + 1, end)]
        let values = (0..<count).count { column in
            body.allSatisfy { WordKind.isValue($0.text($0.words[column])) }
        }
        guard count >= Thresholds.Table.fewestOfCounted, !body.isEmpty,
            Thresholds.Table.values.isReached(by: values, of: count)
        else { return nil }
        let headers = header.words.map { ScreenWords.of(header.text($0)) }
        return TextTable(
            lines: start..<end, headers: headers,
            headerRow: .init(lines: start..<start + 1, spans: header.words, texts: headers),
            rows: body.indices.map { row($0, lines[$0].words) })
    }

    /// Whether what was taken for a list is a table: the selected item names columns, and those below are its rows.
    static func isTable(_ list: ScreenRegion, of image: ScreenImage) -> Bool {
        guard let selected = list.children.firstIndex(where: \.isSelected), selected == 0,
            let row = list.children.first?.frame.rows.lowerBound
        else { return false }
        let lines = (row..<list.frame.rows.upperBound).map { number in
            TextLine(image.rows[number].cells, rows: number..<number + 1, isPrompt: false)
        }
        var detector = AlignedTableDetector(lines)
        return detector.table(at: 0).map { $0.headers.count >= Thresholds.Table.fewestOfSelection } ?? false
    }

    private func isTable(_ columns: Columns, survived: Int, of gaps: Int, isCapital: Bool) -> Bool {
        let rows = columns.rows.count
        guard columns.spans.count >= 2,
            !Thresholds.Table.misaligned.isExceeded(by: columns.misaligned, of: columns.spans.count)
        else { return false }
        if isCapital {
            return Thresholds.Table.gapsOfCapitals.isReached(by: survived, of: gaps)
                && (columns.spans.count > 2 || columns.isWide)
        }
        guard columns.spans.count >= Thresholds.Table.fewestOfPlainNames,
            Thresholds.Table.gaps.isReached(by: survived, of: gaps),
            rows >= 2 || columns.spans.count >= Thresholds.Table.fewestOfOneRow
        else { return false }
        return columns.hasValues
    }

    private func table(_ columns: Columns, _ start: Int, _ end: Int) -> TextTable {
        let rows = columns.rows.enumerated().map { index, cells in
            row(start + 1 + index, cells)
        }
        return TextTable(
            lines: start..<end, headers: columns.headers.map { ScreenWords.of($0) },
            headerRow: TextTable.Row(
                lines: start..<start + 1, spans: columns.spans,
                texts: columns.headers.map { ScreenWords.of($0) }), rows: rows)
    }

    private func row(_ index: Int, _ cells: [Range<Int>]) -> TextTable.Row {
        TextTable.Row(
            lines: index..<index + 1, spans: cells, texts: cells.map { ScreenWords.of(lines[index].text($0)) })
    }

    // MARK: With dashes below the names

    /// The dashes below the names of columns; nil when a line is none of such.
    private static func rule(_ line: TextLine) -> [Range<Int>]? {
        guard (2...Thresholds.Table.mostColumns).contains(line.words.count), !line.isPrompt else { return nil }
        let isRule = line.words.allSatisfy { word in
            line.characters[word].allSatisfy { $0 == "-" || $0 == "=" || $0 == "─" }
        }
        return isRule ? line.words : nil
    }

    /// A table whose columns are as wide as dashes below their names.
    private mutating func ruled(_ start: Int) -> TextTable? {
        guard let rule = Self.rule(lines[start + 1]) else { return nil }
        let cuts = rule.dropFirst().map(\.lowerBound)
        func cells(_ line: TextLine) -> [Range<Int>] { Columns.cells(line, cuts: cuts) }
        func fits(_ line: TextLine) -> Bool {
            let filled = cells(line).count { !$0.isEmpty }
            let crossing = zip(rule, rule.dropFirst()).count { left, right in
                (left.upperBound..<right.lowerBound).allSatisfy { !line.isBlank($0) }
            }
            return filled > 0 && !Thresholds.Table.crossed.isReached(by: crossing, of: rule.count)
        }
        guard fits(lines[start]) else { return nil }
        var end = start + 2
        while end < lines.count, !lines[end].isEmpty, !lines[end].isPrompt, fits(lines[end]) { end += 1 }
        budget -= end - start
        guard end > start + 2 else { return nil }
        let headers = cells(lines[start]).map { ScreenWords.of(lines[start].text($0)) }
        return TextTable(
            lines: start..<end, headers: headers,
            headerRow: .init(lines: start..<start + 1, spans: cells(lines[start]), texts: headers),
            rows: (start + 2..<end).map { row($0, cells(lines[$0])) })
    }
}

/// Counts how often text stands in the blanks between the names of columns.
private struct ColumnScan {
    let gaps: [Range<Int>]
    private var crossings: [[Int]]
    private var rows = 0

    init(gaps: [Range<Int>]) {
        self.gaps = gaps
        crossings = gaps.map { Array(repeating: 0, count: $0.count) }
    }

    /// Takes a line; false when it is no row below these names.
    mutating func take(_ line: TextLine) -> Bool {
        guard line.words.count > 1 else { return false }
        let crossed = gaps.count { gap in gap.allSatisfy { !line.isBlank($0) } }
        guard !Thresholds.Table.crossed.isExceeded(by: crossed, of: gaps.count), crossed < gaps.count else {
            return false
        }
        rows += 1
        for (number, gap) in gaps.enumerated() {
            for column in gap where !line.isBlank(column) { crossings[number][column - gap.lowerBound] += 1 }
        }
        return true
    }

    /// The columns of the screen at which columns of the table part: for each gap the end of the widest blank, unless
    /// text runs across it in more than a few rows.
    var cuts: [Int] {
        zip(gaps, crossings).compactMap { gap, counts in
            guard let least = counts.min(), !Thresholds.Table.crossingRows.isExceeded(by: least, of: rows) else {
                return nil
            }
            var (best, width, run) = (0, 0, 0)
            for (place, count) in counts.enumerated() {
                run = count == least ? run + 1 : 0
                if run >= width, run > 0 { (best, width) = (place, run) }
            }
            return gap.lowerBound + best
        }
    }
}

/// The columns of a table, and the cells of its rows.
private struct Columns {
    /// Where the names stand.
    private(set) var spans: [Range<Int>]
    private(set) var headers: [String]
    /// For each row the cells; empty ranges where they are blank.
    private(set) var rows: [[Range<Int>]]
    /// How many columns have texts that neither begin nor end where the name does.
    private(set) var misaligned = 0
    /// Whether a column holds nothing but values.
    private(set) var hasValues = false
    /// Whether more than one blank parts the columns everywhere.
    private(set) var isWide: Bool

    init(names: [Range<Int>], cuts: [Int], _ header: TextLine, rows lines: ArraySlice<TextLine>) {
        var cuts = cuts
        spans = Self.cells(header, cuts: cuts)
        if let cut = Self.leading(names[0].lowerBound, lines) {
            cuts.insert(cut, at: 0)
            spans.insert(0..<0, at: 0)
        }
        rows = lines.map { Self.cells($0, cuts: cuts) }
        // A name of several words is one column when nothing stands below the last of them.
        var column = spans.count - 1
        while column > 0 {
            if rows.allSatisfy({ $0[column].isEmpty }), spans[column].lowerBound == spans[column - 1].upperBound + 1 {
                spans[column - 1] = spans[column - 1].lowerBound..<spans[column].upperBound
                spans.remove(at: column)
                for row in rows.indices { rows[row].remove(at: column) }
            }
            column -= 1
        }
        headers = spans.map { header.text($0) }
        isWide = zip(spans, spans.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound > 1 }
        check(lines)
    }

    private mutating func check(_ lines: ArraySlice<TextLine>) {
        for (column, span) in spans.enumerated() where !span.isEmpty {
            var (filled, left, right, values) = (0, 0, 0, 0)
            for (cells, line) in zip(rows, lines) where !cells[column].isEmpty {
                filled += 1
                if cells[column].lowerBound == span.lowerBound { left += 1 }
                if cells[column].upperBound == span.upperBound { right += 1 }
                if WordKind.isValue(line.text(cells[column])) { values += 1 }
            }
            if !Thresholds.Table.aligned.isReached(by: max(left, right), of: filled) { misaligned += 1 }
            if filled > 0, values == filled { hasValues = true }
        }
    }

    /// Where a first column without a name ends.
    private static func leading(_ start: Int, _ lines: ArraySlice<TextLine>) -> Int? {
        let own = lines.count { line in line.words.first.map { $0.upperBound <= start } ?? false }
        guard start > 1, Thresholds.Table.unnamed.isExceeded(by: own, of: lines.count) else { return nil }
        // All that stands before the first name belongs to it.
        let end = lines.map { line in line.words.last { $0.upperBound < start }?.upperBound ?? 0 }.max() ?? 0
        guard end < start, lines.allSatisfy({ $0.isBlank(end) }) else { return nil }
        return end
    }

    /// The cells of a line between cuts, without the blanks around them. A word belongs where its middle is.
    static func cells(_ line: TextLine, cuts: [Int]) -> [Range<Int>] {
        var cells: [Range<Int>] = Array(repeating: 0..<0, count: cuts.count + 1)
        var column = 0
        for word in line.words {
            let middle = (word.lowerBound + word.upperBound - 1) / 2
            // The last column is free text.
            while column < cuts.count, cuts[column] <= (column == cuts.count - 1 ? word.lowerBound : middle) {
                column += 1
            }
            let start = cells[column].isEmpty ? word.lowerBound : cells[column].lowerBound
            cells[column] = start..<word.upperBound
        }
        return cells
    }
}
