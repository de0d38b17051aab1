import TerminalEmulator

/// The lines of the primary screen and its scrollback, each under a number that it keeps: rows that the terminal
/// wrapped are one line.
struct LogicalLines {
    private let scrollback: Scrollback
    private let image: ScreenImage
    /// The number of the line in the first row of the screen.
    private let base: Int
    /// The row in which each line on the screen starts.
    private let starts: [Int]
    /// The number of the line with the cursor.
    let cursorLine: Int
    /// The characters of that line before the cursor.
    let cursorOffset: Int

    init(_ image: ScreenImage, scrollback: Scrollback) {
        self.image = image
        self.scrollback = scrollback
        let total = scrollback.discarded + scrollback.count
        base = scrollback.isLastLineOpen && scrollback.count > 0 ? total - 1 : total
        let bottom = min(image.cursor.row, image.rows.count - 1)
        var starts = [0]
        for row in image.rows.indices.dropFirst() where row <= bottom && !image.rows[row - 1].marks.contains(.wrapped) {
            starts.append(row)
        }
        self.starts = starts
        cursorLine = base + starts.count - 1
        let start = starts[starts.count - 1]
        let head = starts.count == 1 && scrollback.isLastLineOpen ? scrollback.shownText(scrollback.count - 1).count : 0
        let column = image.cursor.pendingWrap ? image.cursor.column + 1 : image.cursor.column
        let inRow = image.rows[bottom].cells.prefix(column).count { !$0.isTail }
        cursorOffset = head + image.rows[start..<bottom].reduce(0) { $0 + $1.joined.count } + inRow
    }

    /// The text of a line as it is said: what links is told.
    func told(_ line: Int) -> String {
        let index = line - scrollback.discarded
        var text = ""
        if index >= 0, index < scrollback.count {
            let runs = scrollback.shownRuns(index)
            for (number, run) in runs.enumerated() {
                text += run.text
                if let link = run.link, number + 1 == runs.count || runs[number + 1].link != link {
                    text += String.linkMark
                }
            }
        }
        guard line >= base, line - base < starts.count else { return text.withoutTrailingPause }
        var row = starts[line - base]
        text += image.rows[row].told
        while row + 1 < image.rows.count, image.rows[row].marks.contains(.wrapped) {
            text += image.rows[row].gap
            row += 1
            text += image.rows[row].told
        }
        return text.withoutTrailingPause
    }

    /// The text of a line without concealed characters, or "" when it is not kept.
    func text(_ line: Int) -> String {
        var text = ""
        let index = line - scrollback.discarded
        if index >= 0, index < scrollback.count {
            text += scrollback.shownText(index)
        }
        guard line >= base, line - base < starts.count else { return text }
        var row = starts[line - base]
        while row + 1 < image.rows.count, image.rows[row].marks.contains(.wrapped) {
            text += image.rows[row].joined
            row += 1
        }
        return text + image.rows[row].text()
    }
}
