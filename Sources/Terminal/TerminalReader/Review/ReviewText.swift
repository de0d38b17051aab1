import TerminalEmulator

/// The lines that can be read, by number: those that have scrolled off, then the rows of the screen. Concealed text is
/// blank.
struct ReviewText {
    let screen: Screen
    let scrollback: Scrollback
    /// The part of the screen that is read, if there are others next to it.
    let pane: CellRegion?
    /// The columns that the user wants to read alone, in every line.
    var columns: Range<Int>?

    /// - Parameter place: A cell of the part of the screen that is read; by default that of the program's cursor.
    init(_ terminal: borrowing Terminal, at place: (row: Int, column: Int)? = nil) {
        screen = terminal.screen
        scrollback = terminal.scrollback
        let place = place ?? (screen.cursor.row, screen.cursor.column)
        pane =
            screen.isAlternate
            ? ScreenImage(screen).panes(at: place.row)?.frame(row: place.row, column: place.column) : nil
    }

    /// The number of the first line. It grows when old lines are dropped.
    var first: Int { screen.isAlternate ? screenStart : scrollback.discarded }
    /// The number of the screen's first row.
    var screenStart: Int { scrollback.discarded + scrollback.count }
    /// The number after the last line.
    var end: Int { screenStart + screen.rows }
    /// The number of the line with the program's cursor.
    var cursorLine: Int { screenStart + screen.cursor.row }

    /// The last line that is not blank.
    var lastUsed: Int {
        var row = screen.rows - 1
        while row > 0, screen.shownText(row: row).isEmpty { row -= 1 }
        return screenStart + row
    }

    /// The text of a line, without blanks at its end.
    subscript(line: Int) -> String {
        if let columns { return runs(line).shownText.cut(columns).trimmingEnd }
        guard let pane, pane.rows.contains(line - screenStart) else { return runs(line).shownText }
        return image(line).text(pane.columns)
    }

    private func image(_ line: Int) -> ImageRow { ImageRow(screen, row: line - screenStart) }

    /// The number of characters before the program's cursor in the part of its line that is read: a wide one has two
    /// cells.
    var cursorOffset: Int {
        let cursor = screen.cursor
        let start = firstColumn(of: cursorLine)
        return screen.characterCount(row: cursor.row, columns: start..<max(start, cursor.column))
    }

    /// Returns the first column of a line that is read.
    func firstColumn(of line: Int) -> Int {
        if let columns { return columns.lowerBound }
        return pane.map { $0.rows.contains(line - screenStart) ? $0.columns.lowerBound : 0 } ?? 0
    }

    func runs(_ line: Int) -> [TextRun] {
        line < screenStart
            ? scrollback.runs(line - scrollback.discarded)
            : line < end ? screen.runs(row: line - screenStart) : []
    }

    /// Whether the terminal continued in the next line because this one was full.
    func isWrapped(_ line: Int) -> Bool {
        if line >= screenStart { return line < end && screen.marks(row: line - screenStart).contains(.wrapped) }
        return line == screenStart - 1 && scrollback.isLastLineOpen
    }

    /// Whether a line has the shell's prompt: by its marks, else by the start of the prompt.
    func isPrompt(_ line: Int, prompt: ShellPrompt) -> Bool {
        let marks =
            line < screenStart ? scrollback.marks(line - scrollback.discarded) : screen.marks(row: line - screenStart)
        if marks.contains(.promptStart) { return true }
        return prompt.begins(self[line])
    }

    /// The lines that the last command has printed, without the prompt after them; nil when there are none.
    func lastOutput(prompt: ShellPrompt) -> Range<Int>? {
        guard !screen.isAlternate else { return nil }
        var end = cursorLine + 1
        var line = cursorLine
        // A waiting prompt, with the text typed at it, is no output.
        while line >= first, line > cursorLine - screen.rows {
            if isPrompt(line, prompt: prompt) {
                end = line
                break
            }
            guard line > first, isWrapped(line - 1) else { break }
            line -= 1
        }
        var start = end
        while start > first, !isPrompt(start - 1, prompt: prompt) { start -= 1 }
        // The command itself may go over several rows.
        while start > first, start < end, isWrapped(start - 1) { start += 1 }
        while end > start, self[end - 1].isEmpty { end -= 1 }
        return start < end ? start..<end : nil
    }

    /// Lines as text: those that the terminal wrapped are one.
    func text(of lines: Range<Int>) -> String {
        var text = ""
        for line in lines {
            text += line >= screenStart && isWrapped(line) && columns == nil ? image(line).joined : self[line]
            if line + 1 < lines.upperBound, !isWrapped(line) { text += "\n" }
        }
        return text
    }

    /// The next line that contains a text, from a line on; capitals do not count. The search goes round once.
    func find(_ wanted: String, from line: Int, forward: Bool) -> Int? {
        let count = end - first
        guard count > 0, !wanted.isEmpty else { return nil }
        let wanted = wanted.lowercased()
        for step in 1...count {
            let offset = forward ? step : count - step
            let next = first + (line - first + offset) % count
            if self[next].lowercased().contains(wanted) { return next }
        }
        return nil
    }
}

/// The pieces of a line by which a cursor moves.
struct ReviewLine {
    let string: String

    var characters: [String] { string.map(String.init) }

    /// Returns the index of the character at an offset, or of the last one.
    func index(behind offset: Int) -> Int { min(offset, max(0, string.count - 1)) }

    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        var index = 0
        for character in string {
            if character.isWhitespace || ScreenWords.isDecoration(character) {
                if let begin = start { words.append(begin..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
            index += 1
        }
        if let start { words.append(start..<index) }
        return words
    }
}
