import TerminalEmulator

/// Finds the items of a list of which one is selected: by a box to check, by a ground of its own or by a marker before it.
enum ListDetector {
    static let markers: Set<Character> = ["❯", "›", "▸", "▶", "►", "➜", "➤", "→", "‣", ">", "»"]

    /// The list in a frame of which one row is selected; `nil` when nothing stands out.
    ///
    /// - Parameter look: How a row looks that is selected, where that is known.
    static func list(
        in frame: CellRegion, of image: ScreenImage, ground: Color, look: CellLook? = nil
    ) -> ScreenRegion? {
        guard !frame.isEmpty else { return nil }
        if let list = checklist(in: frame, of: image) { return list }
        if let list = ColumnList.list(in: frame, of: image, ground: ground) { return list }
        guard let choice = highlighted(in: frame, of: image, ground: ground, look: look) else {
            return ValueList.list(in: frame, of: image, ground: ground) ?? marked(in: frame, of: image)
        }
        guard let bar = choice.children.first(where: \.isSelected)?.frame.rows.lowerBound,
            image.rows[bar].isOneGround, frame.rows.count == image.rows.count
        else { return choice }
        // A bar directly below a list that shows otherwise what is selected heads what tells of it.
        let others = [ValueList.list(in: frame, of: image, ground: ground), marked(in: frame, of: image)]
        return others.lazy.compactMap { $0 }.first { list in
            list.frame.rows.upperBound == bar && list.children.count >= Thresholds.List.fewestValues
                && image.rows.indices.contains(bar + 1) && !image.rows[bar + 1].isBlank
        } ?? choice
    }

    // MARK: By boxes to check

    /// Rows that begin with a box to check. The selected one shows its mark on another ground, or has the cursor.
    private static func checklist(in frame: CellRegion, of image: ScreenImage) -> ScreenRegion? {
        if let column = columnOfBoxes(in: frame, of: image) { return checklist(in: column, of: image) }
        let boxed = frame.rows.map { row in
            // Most rows are none, or begin with a letter.
            let cells = image.rows[row].cells
            let columns = frame.columns.clamped(to: cells.indices)
            guard let first = cells[columns].first(where: { !$0.isBlank })?.character,
                !first.isASCII || !first.isLetter && !first.isNumber
            else { return false }
            return CheckMark(withoutMarker(image.rows[row].text(frame.columns))) != nil
        }
        guard let first = boxed.firstIndex(of: true) else { return nil }
        let end = boxed[first...].firstIndex(of: false) ?? boxed.count
        let rows = frame.rows.lowerBound + first..<frame.rows.lowerBound + end
        let odd = rows.filter { row in
            let cells = image.rows[row].cells
            guard let open = frame.columns.first(where: { !cells[$0].isBlank }), open + 2 < frame.columns.upperBound
            else {
                return false
            }
            return cells[open].ground != cells[open + 1].ground && cells[open].ground == cells[open + 2].ground
        }
        let marked = rows.filter { row in
            let text = image.rows[row].text(frame.columns).drop { $0 == " " }
            return text.first.map(markers.contains) ?? false || isSignBeforeBox(text)
        }
        let hasCursor = rows.contains(image.cursor.row) && image.cursor.isVisible
        guard
            let selected = marked.count == 1
                ? marked.first : odd.count == 1 ? odd.first : hasCursor ? image.cursor.row : nil
        else {
            // Without either, the whole row may stand out, or the focus is elsewhere.
            let ground = image.commonGround(.init(rows: rows, columns: frame.columns))
            let list = highlighted(in: frame, of: image, ground: ground)
            return list ?? (rows.count > 1 ? self.list(rows, selected: -1, in: frame, image) : nil)
        }
        return list(rows, selected: selected, in: frame, image)
    }

    /// Of boxes to check side by side in a row, below or above others, the column with the cursor; nil where there is one
    /// at most.
    private static func columnOfBoxes(in frame: CellRegion, of image: ScreenImage) -> CellRegion? {
        let cursor = image.cursor
        guard cursor.isVisible, frame.rows.contains(cursor.row), frame.columns.contains(cursor.column) else {
            return nil
        }
        func isBox(_ column: Int, _ row: Int) -> Bool {
            let cells = image.rows[row].cells
            return "[(".contains(cells[column].character) && "])".contains(cells[column + 2].character)
                && CheckMark(image.rows[row].text(column..<column + 3)) != nil
                && (column == frame.columns.lowerBound || cells[column - 1].isBlank)
        }
        let starts = frame.columns.dropLast(2).filter { isBox($0, cursor.row) }
        guard starts.count > 1, let start = starts.last(where: { $0 <= cursor.column }),
            [cursor.row - 1, cursor.row + 1].contains(where: { frame.rows.contains($0) && isBox(start, $0) })
        else { return nil }
        return .init(rows: frame.rows, columns: start..<(starts.first { $0 > start } ?? frame.columns.upperBound))
    }

    private static func withoutMarker(_ text: String) -> String {
        let text = text.drop { $0 == " " }
        let isMarked = text.first.map(markers.contains) ?? false || isSignBeforeBox(text)
        return isMarked ? String(text.dropFirst()) : String(text)
    }

    /// Whether a text begins with any sign that stands apart before a box to check: it can only be a pointer, unless it is
    /// the line of a frame.
    private static func isSignBeforeBox(_ text: Substring) -> Bool {
        guard let first = text.first, !first.isLetter, !first.isNumber, !BoxDrawing.bars.contains(first),
            text.dropFirst().first == " ",
            CheckMark(String(text)) == nil
        else { return false }
        return CheckMark(String(text.dropFirst())) != nil
    }

    // MARK: By ground

    private static func highlighted(
        in frame: CellRegion, of image: ScreenImage, ground: Color, look: CellLook? = nil
    ) -> ScreenRegion? {
        let isWhole = frame.rows.count == image.rows.count
        // Bars at the top and the bottom of the screen are no items.
        let lit = frame.rows.compactMap { highlight($0, in: frame, of: image, ground: ground) }
        var highlights = lit.filter { !$0.isPartial || !isOfWords($0, among: lit, in: frame, image) }
        var barRows: Set<Int> = []
        if isWhole {
            let bars = highlights.filter { isBar($0, in: frame, image, ground, look) }
            barRows = Set(
                highlights.map { one in
                    bars.contains { $0.row == one.row || isBar(one, like: $0, image) } ? one.row : -1
                })
            highlights.removeAll { barRows.contains($0.row) }
        }
        var counts: [Color: Int] = [:]
        // Words that stand on a ground make it a common one, letters by which items can be chosen don't.
        for one in lit where !barRows.contains(one.row) && !isLetter(one, among: lit) {
            counts[one.ground, default: 0] += 1
        }
        var marked: [Int: Color] = [:]
        for highlight in highlights { marked[highlight.row] = highlight.ground }
        var candidates = highlights.filter {
            counts[$0.ground] == 1 && !$0.isParted && !(isWhole && isWord($0, image))
        }
        // Of several grounds, one may be that of a selection that a key has moved.
        if isWhole, let look, let known = candidates.first(where: { image.rows[$0.row].ground == look.ground }) {
            candidates = [known]
        }
        if let at = candidates.firstIndex(where: { $0.row == image.cursor.row }) { candidates.swapAt(0, at) }
        if candidates.count > Thresholds.List.mostGrounds {
            guard image.cursor.isVisible, candidates[0].row == image.cursor.row else { return nil }
            candidates.removeSubrange(1...)
        }
        var items = ItemRows(frame: frame, image: image)
        var found: [(highlight: Highlight, rows: Range<Int>)] = []
        for highlight in candidates {
            let rows = items.siblings(
                of: highlight.row, start: highlight.columns.lowerBound, tolerance: Thresholds.List.raggednessOfBars,
                from: highlight.barStart
            ) { other in
                // What stands above a line in which one types is no item of what comes below it.
                if image.typesAbove(highlight.row), other <= image.cursor.row { return false }
                // A list within a frame may have a ground of its own; on the bare screen that is a header.
                guard isWhole else {
                    // Words on a ground that several rows have head groups of items.
                    let isHeading = marked[other].map { counts[$0, default: 0] > 1 && !image.rows[other].isOneGround }
                    return marked[other] != highlight.ground && isHeading != true
                }
                // Every other row of a list may have a ground that no selection has.
                let isStripe =
                    marked[other].map {
                        $0 != highlight.ground && image.rows[other].isOneGround
                            && [marked[other - 2], marked[other + 2]].contains($0)
                    } ?? true
                return isStripe && !barRows.contains(other)
            }
            guard
                rows.count > 1 || isBesideCounter(highlight.row, in: frame, image)
                    || isAlone(highlight, in: frame, image)
            else { continue }
            // What alone has no ground where all that follows has one stands above a page: its title.
            if highlight.ground == .default, highlight.row == rows.lowerBound { continue }
            found.append((highlight, rows))
        }
        let hasStripes = found.contains { one in one.rows.contains { $0 != one.highlight.row && marked[$0] != nil } }
        // What heads the columns of a table stands out as well, and has fewer rows of its kind.
        let isAtCursor = image.cursor.isVisible && found.first?.highlight.row == image.cursor.row
        let longest =
            isAtCursor
            ? found.first
            : found.max { one, other in
                // Where rows are striped, a header stands above as many as a selected item is among.
                let (heads, isHeaded) = (
                    one.highlight.row == one.rows.lowerBound, other.highlight.row == other.rows.lowerBound
                )
                if hasStripes, one.rows.count == other.rows.count, heads != isHeaded { return heads }
                return (one.rows.count, other.rows.lowerBound) < (other.rows.count, one.rows.lowerBound)
            }
        return longest.map { one in
            let list = list(
                one.rows, selected: one.highlight.row,
                in: .init(rows: frame.rows, columns: one.highlight.list ?? frame.columns), image)
            let open = OpenList(
                rows: one.rows, selected: one.highlight.row, columns: one.highlight.columns, frame: frame, image: image)
            return one.highlight.list == nil && open.wrapsBelow ? list.withoutPlaces : list
        }
    }

    /// Whether a highlight goes from edge to edge of a frame that has room for more: the only item of a list.
    private static func isAlone(
        _ highlight: Highlight, in frame: CellRegion, _ image: ScreenImage
    ) -> Bool {
        let cells = image.rows[highlight.row].cells[frame.columns]
        // What stands above a text is its title.
        let isTitle =
            highlight.row == frame.rows.lowerBound
            && frame.rows.dropFirst().contains { !ScreenWords.of(image.rows[$0].text(frame.columns)).isEmpty }
        return !isTitle && frame.rows.count >= Thresholds.List.fewestRowsOfOne && frame.rows.count < image.rows.count
            && !(image.cursor.isVisible && image.cursor.row == highlight.row)
            && cells.allSatisfy { $0.ground == highlight.ground || !$0.isBlank }
    }

    private static func isBesideCounter(_ row: Int, in frame: CellRegion, _ image: ScreenImage) -> Bool {
        [row - 1, row + 1].contains { frame.rows.contains($0) && isCounter(image.rows[$0].text(frame.columns)) }
    }

    // MARK: By marker

    private static func marked(in frame: CellRegion, of image: ScreenImage) -> ScreenRegion? {
        var items = ItemRows(frame: frame, image: image)
        var found: (list: ScreenRegion, column: Int)?
        for row in frame.rows {
            let cells = image.rows[row].cells
            guard let first = frame.columns.first(where: { !cells[$0].isBlank }),
                let head = markerEnd(first, cells),
                let text = frame.columns.first(where: { $0 > head && !cells[$0].isBlank }),
                text - head <= Thresholds.Mark.mostBlanks
            else { continue }
            let rows = items.siblings(of: row, start: text, tolerance: Thresholds.List.raggedness) { other in
                // A bar tells a state above the text.
                image.rows[other].cells[first].isBlank && !image.isBar(other)
            }
            // What is chosen already is marked further to the right.
            guard rows.count > 1 || isBesideQuery(row, image), first < found?.column ?? .max else { continue }
            found = (list(rows, selected: row, in: frame, image), first)
        }
        return found?.list
    }

    /// Whether a marked row stands beside the one in which the user types behind a marker: what a finder has left.
    private static func isBesideQuery(_ row: Int, _ image: ScreenImage) -> Bool {
        let cursor = image.cursor
        guard cursor.isVisible, row != cursor.row, abs(row - cursor.row) <= Thresholds.List.mostBelow + 1 else {
            return false
        }
        let cells = image.rows[cursor.row].cells
        guard let first = cells.firstIndex(where: { !$0.isBlank }), let head = markerEnd(first, cells),
            cursor.column > head + 1, cells[head + 1].isBlank
        else { return false }
        // Only what counts tells it from what was typed before.
        return image.rows[cursor.row].text().split(separator: " ").contains { isCounter(String($0)) }
    }

    /// The last column of the marker that begins at a column: of one character, or an arrow of two.
    private static func markerEnd(_ first: Int, _ cells: [ImageCell]) -> Int? {
        if markers.contains(cells[first].character) { return first }
        let isArrow = "=-".contains(cells[first].character) && cells.dropFirst(first + 1).first?.character == ">"
        return isArrow ? first + 1 : nil
    }

    // MARK: Items

    /// Whether a line asks what the list below it answers, as prompt libraries write it.
    static func isQuestion(_ text: String) -> Bool {
        guard let first = text.first, "?◆◇✔✓".contains(first) else { return false }
        return text.dropFirst().first == " "
    }

    /// Whether a line only counts, as "3/40" does in fuzzy finders.
    static func isCounter(_ text: String) -> Bool {
        let trimmed = text.drop { $0 == " " }
        guard let slash = trimmed.firstIndex(of: "/") else { return false }
        let rest = trimmed[trimmed.index(after: slash)...]
        return slash > trimmed.startIndex && trimmed[..<slash].allSatisfy(\.isNumber)
            && rest.first?.isNumber == true && !rest.contains(where: \.isLetter)
    }

    static func list(
        _ rows: Range<Int>, selected: Int, in frame: CellRegion, _ image: ScreenImage
    ) -> ScreenRegion {
        var rows = withoutHeader(rows, selected: selected, in: frame, image)
        let untitled = ListTitle.dropped(from: Array(rows), selected: selected, in: frame.columns, of: image)
        rows = (untitled.first ?? rows.lowerBound)..<rows.upperBound
        // Finders grow upwards from the line where the user types: there the lowest item is the first.
        let below = image.cursor.row - rows.upperBound
        // A menu with a ground of its own is none.
        let isPlain =
            !Thresholds.List.ownGround.isReached(
                by: rows.count { image.rows[$0].cells[frame.columns].last?.ground != .default }, of: rows.count)
        let growsUp =
            isPlain && frame.rows.contains(image.cursor.row) && frame.columns.contains(image.cursor.column)
            && image.cursor.isVisible && (0...Thresholds.List.mostBelow).contains(below)
            && isQuery(below: rows, in: frame.columns, image)
        let items = rows.map { row in
            item(
                image.rows[row].text(frame.columns), frame: .init(rows: row..<row + 1, columns: frame.columns),
                isSelected: row == selected, index: growsUp ? rows.upperBound - row : row - rows.lowerBound + 1,
                count: rows.count)
        }
        return ScreenRegion(.list, frame: .init(rows: rows, columns: frame.columns), children: items)
    }

    /// Whether the cursor is in the line of a finder's query below a list: it begins with a marker, or a counter is in it
    /// or above it. Other text below a list, such as a line of keys, may have the cursor as well.
    private static func isQuery(below rows: Range<Int>, in columns: Range<Int>, _ image: ScreenImage) -> Bool {
        let cells = image.rows[image.cursor.row].cells
        guard let first = columns.first(where: { !cells[$0].isBlank }) else { return false }
        return markerEnd(first, cells) != nil
            || (rows.upperBound...image.cursor.row).contains { row in
                let text = image.rows[row].text(columns)
                return isCounter(text) || text.split(separator: " ").contains { isCounter(String($0)) }
            }
    }

    /// The rows of a finder without the lines that stand above its list: its counter tells how many were found.
    private static func withoutHeader(
        _ rows: Range<Int>, selected: Int, in frame: CellRegion, _ image: ScreenImage
    ) -> Range<Int> {
        func count(_ row: Int) -> Int? {
            guard frame.rows.contains(row) else { return nil }
            let text = image.rows[row].text(frame.columns)
            return isCounter(text) ? Int(text.drop { $0 == " " }.prefix { $0.isNumber }) : nil
        }
        if let count = count(rows.lowerBound - 1), count > 0, count < rows.count, selected >= rows.upperBound - count {
            return rows.upperBound - count..<rows.upperBound
        }
        if let count = count(rows.upperBound), count > 0, count < rows.count, selected < rows.lowerBound + count {
            return rows.lowerBound..<rows.lowerBound + count
        }
        return rows
    }

    static func item(
        _ text: String, frame: CellRegion, isSelected: Bool, index: Int?, count: Int?
    ) -> ScreenRegion {
        var rest = String(text.drop { $0 == " " })
        if let first = rest.first, markers.contains(first) || isSignBeforeBox(rest[...]), isSelected {
            rest.removeFirst()
        }
        if isSelected, rest.hasPrefix("=> ") || rest.hasPrefix("-> ") { rest.removeFirst(2) }
        if let last = rest.last, "↑↓".contains(last), rest.dropLast().last == " " { rest.removeLast() }
        // A button is drawn so from edge to edge.
        if rest.count > 4, rest.hasPrefix("< "), rest.hasSuffix(" >") { rest = String(rest.dropFirst(2).dropLast(2)) }
        let check = CheckMark(rest)
        return ScreenRegion(
            .item, frame: frame, text: ScreenWords.of(check?.rest ?? rest), isSelected: isSelected,
            isChecked: check?.isChecked, index: index, count: count)
    }
}

extension ScreenImage {
    /// Whether a row is below one in which somebody types at a prompt.
    fileprivate func typesAbove(_ row: Int) -> Bool {
        !isAlternate && cursor.isVisible && cursor.row < row && cursor.column > 0
            && rows[cursor.row].cells[..<min(cursor.column, columns)].contains { !$0.isBlank }
    }
}
