import TerminalEmulator

/// A line of text with the columns in which its characters stand; rows that the terminal wrapped are one line.
///
/// Tables and trees are found in such lines, on the screen and among those that have scrolled off alike.
struct TextLine: Sendable {
    /// The rows that it takes: of the screen, or of a group of lines that have scrolled off.
    var rows: Range<Int>
    /// What stands in each column. The second half of a wide character is `tail`.
    var characters: [Character]
    /// The columns of the words.
    let words: [Range<Int>]
    /// How many of its columns have scrolled off the top of the screen.
    var hiddenColumns = 0
    /// Whether a shell's prompt begins it.
    var isPrompt: Bool
    /// Whether all of its text stands out: bold, underlined or on a ground of its own.
    let isEmphasised: Bool

    static let tail: Character = "\0"

    init(rows: Range<Int>, characters: [Character], isPrompt: Bool = false, isEmphasised: Bool = false) {
        self.rows = rows
        self.characters = characters
        self.isPrompt = isPrompt
        self.isEmphasised = isEmphasised
        var words: [Range<Int>] = []
        var start: Int?
        for (column, character) in characters.enumerated() {
            if Self.isBlank(character) {
                if let begin = start { words.append(begin..<column) }
                start = nil
            } else if start == nil {
                start = column
            }
        }
        if let start { words.append(start..<characters.count) }
        self.words = words
    }

    static func isBlank(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }

    var isEmpty: Bool { words.isEmpty }

    /// The columns from the first to the last visible character.
    var inked: Range<Int> { (words.first?.lowerBound ?? 0)..<(words.last?.upperBound ?? 0) }

    func isBlank(_ column: Int) -> Bool { column >= characters.count || Self.isBlank(characters[column]) }

    func text(_ columns: Range<Int>) -> String {
        var text = ""
        for character in characters[columns.clamped(to: 0..<characters.count)] where character != Self.tail {
            text.append(character)
        }
        return text
    }

    var text: String { text(0..<inked.upperBound) }

    /// Where columns of the line are, on a screen of so many columns.
    func frame(_ span: Range<Int>, width: Int) -> CellRegion {
        let whole = CellRegion(rows: rows, columns: 0..<max(1, width))
        guard width > 0 else { return whole }
        let (start, end) = (max(0, span.lowerBound - hiddenColumns), max(1, span.upperBound - hiddenColumns))
        if rows.count == 1, hiddenColumns == 0 { return .init(rows: rows, columns: start..<max(start + 1, end)) }
        let (first, last) = (start / width, (end - 1) / width)
        guard first == last, rows.contains(rows.lowerBound + first) else { return whole }
        let row = rows.lowerBound + first
        return .init(rows: row..<row + 1, columns: start - first * width..<max(start + 1, end) - first * width)
    }
}

extension TextLine {
    /// The lines of a screen from top to bottom. Rows that belong to something else make empty lines, which nothing
    /// goes on across. `head` is what of the first line has scrolled off.
    static func lines(
        of image: ScreenImage, without used: Set<Int>, prompts: Set<Int>, head: [TerminalCell] = []
    ) -> [TextLine] {
        var lines: [TextLine] = []
        var row = 0
        while row < image.rows.count {
            let first = row
            row += 1
            guard !used.contains(first) else {
                lines.append(TextLine(rows: first..<row, characters: []))
                continue
            }
            while row < image.rows.count, image.rows[row - 1].marks.contains(.wrapped), !used.contains(row) { row += 1 }
            var cells = image.rows[first..<row].flatMap(\.cells)
            if first == 0, !head.isEmpty { cells = head.map(ImageCell.init) + cells }
            var line = TextLine(cells, rows: first..<row, isPrompt: prompts.contains(first))
            if first == 0 { line.hiddenColumns = head.count }
            lines.append(line)
        }
        return lines
    }

    /// Lines that have scrolled off, by their number among all lines; each takes the row at its place among them.
    static func lines(_ numbers: Range<Int>, in scrollback: Scrollback, prompt: ShellPrompt) -> [TextLine] {
        numbers.map { line($0, row: $0 - numbers.lowerBound, in: scrollback, prompt: prompt) }
    }

    /// The lines before one that have scrolled off, back to where nothing goes on: a blank line or a prompt. Their rows
    /// have no meaning.
    static func lines(before end: Int, in scrollback: Scrollback, prompt: ShellPrompt) -> [TextLine] {
        var lines: [TextLine] = []
        for number
            in (max(scrollback.discarded, end - Thresholds.Structure.lookBehind)..<max(scrollback.discarded, end))
            .reversed()
        {
            let line = line(number, row: 0, in: scrollback, prompt: prompt)
            if line.isEmpty || line.isPrompt { break }
            lines.append(line)
        }
        return lines.reversed()
    }

    private static func line(_ number: Int, row: Int, in scrollback: Scrollback, prompt: ShellPrompt) -> TextLine {
        let index = number - scrollback.discarded
        guard index >= 0, index < scrollback.count else { return TextLine(rows: row..<row + 1, characters: []) }
        let cells = scrollback.cells(index, upTo: Thresholds.Line.longest).map(ImageCell.init)
        var line = TextLine(cells, rows: row..<row + 1, isPrompt: cells.contains { $0.zone == .prompt })
        if !line.isPrompt { line.isPrompt = prompt.begins(line.text) }
        return line
    }

    init(_ cells: [ImageCell], rows: Range<Int>, isPrompt: Bool) {
        let end = (cells.lastIndex { !$0.isBlank } ?? -1) + 1
        let shown = cells[..<end]
        let stands = shown.allSatisfy { cell in
            cell.isBlank || cell.attributes.isBold || cell.attributes.underline != .none || cell.ground != .default
        }
        self.init(
            rows: rows, characters: shown.map { $0.isTail ? Self.tail : $0.character }, isPrompt: isPrompt,
            isEmphasised: end > 0 && stands)
    }
}

/// What has scrolled off the top of a screen, as far as it tells what the screen shows.
struct LinesAbove: Sendable {
    /// The last lines.
    var lines: [TextLine] = []
    /// What belongs to the line in the first row.
    var head: [TerminalCell] = []

    init() {}

    init(_ scrollback: Scrollback, prompt: ShellPrompt) {
        let end = scrollback.discarded + scrollback.count
        let isOpen = scrollback.isLastLineOpen && scrollback.count > 0
        let last = isOpen ? end - 1 : end
        lines = TextLine.lines(before: last, in: scrollback, prompt: prompt)
        if isOpen { head = scrollback.cells(scrollback.count - 1, upTo: Thresholds.Line.longest) }
    }
}
