import TerminalEmulator

extension ScreenImage {
    /// Whether a row is a bar: a ground of its own from edge to edge, as status lines and title lines have. Only the
    /// first row and the last three can be one. Terminals without an alternate screen have them too.
    func isBar(_ row: Int) -> Bool {
        guard rows.indices.contains(row), row == 0 || row >= rows.count - 3, isAlternate || row != cursor.row else {
            return false
        }
        return rows[row].isOneGround && rows[row].ground != ground
    }

    /// Whether a row at the edge of the screen is a bar of parts on different grounds, none of which most of the screen
    /// has: such as tell a path.
    func isDividedBar(_ row: Int, _ ground: Color) -> Bool {
        guard row < Thresholds.Keys.bottomRows || row >= rows.count - Thresholds.Keys.bottomRows else { return false }
        return Set(rows[row].cells.lazy.map(\.ground).filter { $0 != ground }).count > 1 && !rows[row].isOneGround
            && Thresholds.Bar.ground.isReached(by: rows[row].cells.count { $0.ground != ground }, of: columns)
    }

    /// Whether a row at the top goes on with the bar in the first one, as where a state takes several rows. What is selected
    /// there may look the same.
    func goesOnWithTitle(_ row: Int, besides selected: [ScreenRegion]) -> Bool {
        guard (1..<Thresholds.Tick.edge + 1).contains(row), rows.indices.contains(row), isBar(0) else { return false }
        return (0...row).allSatisfy { rows[$0].ground == rows[0].ground && !rows[$0].isBlank }
            && !selected.contains { $0.frame.rows.contains(row) }
    }

    /// The row in which programs tell what they did: the last one above those that tell what keys do.
    var messageRow: Int {
        var row = bodyEnd - 1
        while row > bodyEnd - 4, row > 0, isKeyLegend(row) { row -= 1 }
        return row
    }

    /// Whether a row at the edge of the screen, away from the cursor, tells a state: a bar, or what has a clock in it.
    func isStatus(_ row: Int) -> Bool {
        guard row != cursor.row else { return false }
        if isBar(row) { return true }
        let isEdge = row == 0 || row >= rows.count - 2
        return isEdge && (abs(row - cursor.row) > 1 || row == rows.count - 1) && rows[row].text().hasClock
    }

    /// Whether a bar in the first row is what the program calls its page: it tells neither keys nor the time.
    func namesPage(_ row: Int) -> Bool {
        row == 0 && isAlternate && isBar(row) && !tellsKeys(row) && !rows[row].text().hasClock
    }

    /// Whether a row only tells the state that it told before: a bar, or a clock in which only digits have changed.
    func isStatus(_ row: Int, since old: ScreenImage) -> Bool {
        guard isStatus(row) else { return false }
        if isBar(row) { return true }
        guard old.rows.indices.contains(row), old.rows[row].text().hasClock else { return false }
        return LineClassifier.signature(of: old.rows[row].text()) == LineClassifier.signature(of: rows[row].text())
    }

    /// Whether the row above a bar at the bottom only goes on with the text above it, since the program tells its state in
    /// the bar and keeps no row for messages.
    func isText(_ row: Int) -> Bool {
        bodyEnd < rows.count && row == bodyEnd - 1 && continuesText(row) && !LineClassifier.hasRuler(rows[row].text())
    }

    /// Whether a row goes on with the text of the rows above it.
    func continuesText(_ row: Int) -> Bool {
        row > 1 && !isBar(row)
            && [row - 1, row - 2].allSatisfy { !rows[$0].isBlank && !LineClassifier.isBelowEnd(rows[$0].text()) }
    }

    /// The end of the rows that belong to the program's text: bars at the bottom, as those of multiplexers, are left out.
    var bodyEnd: Int {
        var end = rows.count
        while end > 1, end > rows.count - 3, end - 1 != cursor.row, isBar(end - 1) { end -= 1 }
        return end
    }
}

extension ImageRow {
    /// Whether it has a ground of its own from edge to edge.
    var isOneGround: Bool {
        ground != nil && ground != .default
    }
}

extension ImageRow {
    /// Whether all that is written from a column on is shown as what is not there yet: what a prompt would answer, below
    /// the line that is being typed, or how the line could go on.
    func isPreview(from column: Int = 0) -> Bool {
        let cells = cells.dropFirst(column)
        return cells.contains { !$0.isBlank }
            && cells.allSatisfy {
                $0.isBlank || $0.attributes.isFaint || $0.attributes.foreground == .palette(Color.brightBlack)
            }
    }
}

extension Color {
    /// The number of the grey in which terminals show what counts less.
    fileprivate static let brightBlack: UInt8 = 8
}

extension String {
    /// Whether it has a time of the day in it.
    fileprivate var hasClock: Bool {
        var digits = 0
        var parts = 0
        for character in self {
            if character.isASCII, character.isNumber {
                digits += 1
                if digits == 2, parts > 0 { return true }
            } else {
                parts = character == ":" && (1...2).contains(digits) ? parts + 1 : 0
                digits = 0
            }
        }
        return false
    }
}

/// Output that goes on below what was there, though the program paints the screen itself: a shell in a multiplexer.
struct ScreenFlow {
    /// What is new in the line where the cursor was.
    var rest: String
    /// The lines below it that are complete.
    var lines: [String]
    /// Whether the last of them goes on in the row of the cursor, since the row above it was full.
    var isOpen = false

    /// `nil` when the change is no such thing.
    ///
    /// - Parameters:
    ///   - mayReplace: Whether the screen is known to flow, so that even all of it may have scrolled off.
    ///   - top: The first row of the part of the screen that scrolls.
    init?(from old: ScreenImage, to new: ScreenImage, mayReplace: Bool, top: Int = 0) {
        guard old.rows.count == new.rows.count, old.columns == new.columns, old.cursor.isVisible, new.cursor.isVisible
        else { return nil }
        let (from, to) = (old.cursor.row, new.cursor.row)
        let (oldEnd, newEnd) = (old.bodyEnd, new.bodyEnd)
        guard from < oldEnd, to < newEnd, from >= top, to >= top,
            old.rows[min(from + 1, oldEnd)..<oldEnd].allSatisfy({ $0.isBlank || !old.isAlternate && $0.isPreview() }),
            new.rows[min(to + 1, newEnd)..<newEnd].allSatisfy({ $0.isBlank || !new.isAlternate && $0.isPreview() })
        else { return nil }
        let before = old.rows[from].text()
        for shift in 0...from - top {
            let start = from - shift
            guard start <= to, shift == 0 || to == newEnd - 1, start > top || shift == 0 || mayReplace else { continue }
            guard new.rows[start].text().hasPrefix(before),
                zip(old.rows[top + shift..<from], new.rows[top..<start]).allSatisfy({ $0.hasSameText(as: $1) })
            else { continue }
            // In the same row it is an edit, not output.
            guard start < to else { return nil }
            lines = Self.lines(start..<to, of: new)
            rest = String(lines.removeFirst().dropFirst(before.count))
            isOpen = new.rows[to - 1].marks.contains(.wrapped)
            return
        }
        guard mayReplace, to == newEnd - 1, !before.isEmpty, !Self.overlap(old.rows[top..<from], new.rows[top..<to])
        else {
            return nil
        }
        rest = ""
        lines = Self.lines(top..<to, of: new)
        isOpen = to > 0 && new.rows[to - 1].marks.contains(.wrapped)
    }

    /// The lines in some rows: those that the terminal wrapped are one, and take in the row after the last.
    private static func lines(_ rows: Range<Int>, of image: ScreenImage) -> [String] {
        var lines: [String] = []
        var isWrapped = false
        for row in rows.lowerBound...rows.upperBound {
            let goesOn = row < rows.upperBound && image.rows[row].marks.contains(.wrapped)
            let whole = goesOn ? image.rows[row].joined : image.rows[row].text()
            if isWrapped {
                lines[lines.count - 1] += whole
            } else if row < rows.upperBound {
                lines.append(whole)
            }
            isWrapped = goesOn
        }
        return lines
    }

    /// Whether rows of the screen are seen again at other places.
    private static func overlap(_ old: ArraySlice<ImageRow>, _ new: ArraySlice<ImageRow>) -> Bool {
        let texts = Set(old.map { $0.text() }.filter { !$0.isEmpty })
        return new.contains { texts.contains($0.text()) }
    }
}
