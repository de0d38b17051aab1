/// Finds tables whose columns are parted by bars: drawn with lines, in ASCII as `mysql` and `psql` do, and in Markdown.
enum BarTableDetector {
    private static let bars = BoxDrawing.bars.union(["┆", "╎"])
    private static let joints: Set<Character> = [
        "+", "|", "┬", "┼", "┴", "├", "┤", "╦", "╬", "╩", "╠", "╣", "╤", "╪", "╧", "╞", "╡", "╥", "╫", "╨", "╟", "╢",
        "┳", "╋", "┻", "┣", "┫", "┏", "┓", "┗", "┛", "┌", "┐", "└", "┘", "╔", "╗", "╚", "╝", "╭", "╮", "╰", "╯", "╇",
        "╈", "╀", "╁", "┿", "┡", "┩", "┢", "┪", "╒", "╕", "╘", "╛", "╓", "╖", "╙", "╜", "│", "┃", "║", "┠", "┨", "┯",
        "┷", "┰", "┸", "╂", "┝", "┥", "┾", "┽",
    ]
    private static let dashes: Set<Character> = ["-", "=", "─", "━", "═", "╌", "╍", "┄", "┅", "┈", "┉", ":", "~"]

    /// The table that begins in a line, or nil.
    static func table(at start: Int, in lines: [TextLine]) -> TextTable? {
        let framed = isRule(lines[start])
        let first = framed ? start + 1 : start
        guard first < lines.count, !lines[first].isPrompt, !isRule(lines[first]) else { return nil }
        // Without a frame the line below the names tells that it is a table.
        guard framed || first + 1 < lines.count && isRule(lines[first + 1]) else { return nil }
        let rule = lines[framed ? start : first + 1]
        let edges = self.edges(of: lines[first], along: rule)
        guard let scheme = Scheme(lines[first], edges: edges) else { return nil }
        var segments: [[Int]] = [[]]
        var end = first
        var last = first
        while end < lines.count, !lines[end].isPrompt, !lines[end].isEmpty {
            if isRule(lines[end]) {
                if segments[segments.count - 1].isEmpty { break }
                segments.append([])
            } else if scheme.spans(of: lines[end]) != nil {
                segments[segments.count - 1].append(end)
            } else {
                break
            }
            last = end
            end += 1
        }
        if segments.last?.isEmpty == true { segments.removeLast() }
        return table(segments, scheme, lines, start..<last + 1)
    }

    private static func table(
        _ segments: [[Int]], _ scheme: Scheme, _ lines: [TextLine], _ all: Range<Int>
    ) -> TextTable? {
        guard segments.count > 1, let names = segments.first else { return nil }
        let header = row(names, scheme, lines)
        let groups = segments.dropFirst()
        // Lines between every two rows part rows of several lines; a single one only parts the names from the rows.
        let rows =
            groups.count > 1
            ? groups.map { row($0, scheme, lines) } : groups.flatMap { $0.map { row([$0], scheme, lines) } }
        return TextTable(lines: all, headers: header.texts, headerRow: header, rows: rows)
    }

    private static func row(_ group: [Int], _ scheme: Scheme, _ lines: [TextLine]) -> TextTable.Row {
        let first = group.first ?? 0
        var texts: [String] = []
        for line in group {
            let pieces = (scheme.spans(of: lines[line]) ?? []).map { ScreenWords.of(lines[line].text($0)) }
            if texts.isEmpty {
                texts = pieces
            } else {
                for index in texts.indices where !pieces[index].isEmpty {
                    texts[index] += (texts[index].isEmpty ? "" : " ") + pieces[index]
                }
            }
        }
        return TextTable.Row(
            lines: first..<(group.last ?? first) + 1, spans: scheme.spans(of: lines[first]) ?? [], texts: texts)
    }

    /// Whether a line only draws: dashes that meet bars.
    static func isRule(_ line: TextLine) -> Bool {
        var drawn = 0
        var hasJoint = false
        for column in line.inked where !line.isBlank(column) {
            let character = line.characters[column]
            if dashes.contains(character) {
                drawn += 1
            } else if joints.contains(character) {
                hasJoint = true
            } else {
                return false
            }
        }
        return hasJoint && drawn >= Thresholds.Table.fewestDashes
    }

    /// The columns of the bars in a line that meet joints of a rule.
    private static func edges(of line: TextLine, along rule: TextLine) -> [Int] {
        line.inked.filter { column in
            bars.contains(line.characters[column]) && column < rule.characters.count
                && joints.contains(rule.characters[column])
        }
    }

    /// Where the cells of a line are.
    private struct Scheme {
        /// The columns of the bars; where Markdown is not aligned only their number counts.
        let edges: [Int]
        let bars: Int
        let isOpen: Bool

        init?(_ line: TextLine, edges: [Int]) {
            bars = line.inked.count { BarTableDetector.bars.contains(line.characters[$0]) }
            isOpen = line.words.first.map { !BarTableDetector.bars.contains(line.characters[$0.lowerBound]) } ?? true
            self.edges = edges.count == bars ? edges : []
            let columns = isOpen ? bars + 1 : bars - 1
            guard bars > 0, (2...Thresholds.Table.mostColumns).contains(columns) else { return nil }
        }

        /// The cells of a line; nil when it is no row.
        func spans(of line: TextLine) -> [Range<Int>]? {
            var places = edges
            if places.isEmpty || !places.allSatisfy({ isBar($0, of: line) }) {
                places = line.inked.filter { BarTableDetector.bars.contains(line.characters[$0]) }
                guard places.count == bars else { return nil }
            }
            if isOpen {
                places.insert(-1, at: 0)
                places.append(max(line.characters.count, (places.last ?? 0) + 1))
            } else if line.inked.lowerBound < places[0] {
                return nil
            }
            return zip(places, places.dropFirst()).map { $0 + 1..<max($0 + 1, $1) }
        }

        private func isBar(_ column: Int, of line: TextLine) -> Bool {
            column < line.characters.count && BarTableDetector.bars.contains(line.characters[column])
        }
    }
}
