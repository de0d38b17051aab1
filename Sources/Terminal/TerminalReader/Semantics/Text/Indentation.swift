import Words

/// Tells how far lines of code are indented, in the steps that the text around them uses.
struct Indentation: Equatable, Sendable {
    /// The blanks before the text.
    var columns: Int
    /// How deep the line is in the steps of its text, from 0; nil where no step fits.
    var level: Int?

    /// How far a line is indented, whose neighbours tell the steps; nil for a line without text.
    init?(of line: String, among neighbours: some Sequence<String>) {
        guard let columns = Self.columns(of: line) else { return nil }
        self.columns = columns
        guard columns > 0 else {
            level = 0
            return
        }
        if let step = Self.step(of: neighbours), columns % step == 0 { level = columns / step }
    }

    /// How it is said: "level 2", or "indent 5" where the text has no steps.
    var spoken: String {
        level.map { TerminalWords.current[.level, $0] } ?? TerminalWords.current[.indent, columns]
    }

    /// The blanks before the text of a line. Tabs are blanks to the next eighth column.
    private static func columns(of line: String) -> Int? {
        var columns = 0
        for character in line {
            if character == "\t" {
                columns += 8 - columns % 8
            } else if character.isWhitespace {
                columns += 1
            } else {
                return columns
            }
        }
        return nil
    }

    /// By how many columns lines that go on deeper are indented further, most of the time: 2, 3, 4 or 8.
    private static func step(of lines: some Sequence<String>) -> Int? {
        var counts: [Int: Int] = [:]
        var last: Int?
        for line in lines {
            guard let columns = columns(of: line) else { continue }
            if let last, columns > last, [2, 3, 4, 8].contains(columns - last) {
                counts[columns - last, default: 0] += 1
            }
            last = columns
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
