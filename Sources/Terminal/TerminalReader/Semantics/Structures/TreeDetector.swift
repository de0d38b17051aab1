/// Finds trees: of folders or of what depends on what, drawn with lines; folded by marks; and graphs of commits.
struct TreeDetector {
    private static let guides = BoxDrawing.bars.union([" ", "\u{A0}"])
    private static let branches: Set<Character> = ["├", "└", "╰", "┣", "┗", "╠", "╚", "`", "|", "+", "\\"]
    private static let lines: Set<Character> = ["─", "━", "═", "-", "╴", "╶", "┬", "┳", "╦"]
    private static let opened: Set<Character> = ["▾", "▼", "⊟", "⏷"]
    private static let closed: Set<Character> = ["▸", "▶", "⊞", "⏵"]

    /// The lines before this one are no graph.
    private var graphsFrom = 0

    /// The tree that begins in a line, or nil.
    mutating func tree(at start: Int, in lines: [TextLine]) -> TextTree? {
        Self.drawn(at: start, lines) ?? graph(at: start, lines) ?? Self.folded(at: start, lines)
    }

    // MARK: Drawn with lines

    private struct Branch {
        /// The column of the character that leads to the item.
        var column: Int
        var start: Int
    }

    /// The branch that leads to the item of a line: `│   ├── name`.
    private static func branch(_ line: TextLine) -> Branch? {
        guard let first = line.words.first else { return nil }
        var column = first.lowerBound
        while column < line.inked.upperBound {
            let character = line.characters[column]
            let next: Character = column + 1 < line.inked.upperBound ? line.characters[column + 1] : " "
            if branches.contains(character), self.lines.contains(next) {
                var start = column + 1
                while start < line.inked.upperBound, self.lines.contains(line.characters[start]) { start += 1 }
                while start < line.inked.upperBound, line.isBlank(start) { start += 1 }
                guard start < line.inked.upperBound, !"|+-│".contains(line.characters[start]),
                    line.characters[start...].contains(where: { $0.isLetter || $0.isNumber })
                else { return nil }
                return Branch(column: column, start: start)
            }
            guard guides.contains(character) else { return nil }
            column += 1
        }
        return nil
    }

    /// Whether a line has nothing but the lines of a tree.
    private static func isGuide(_ line: TextLine) -> Bool {
        !line.isEmpty && line.inked.allSatisfy { guides.contains(line.characters[$0]) }
    }

    private static func drawn(at start: Int, _ lines: [TextLine]) -> TextTree? {
        guard !lines[start].isEmpty, !lines[start].isPrompt else { return nil }
        var items: [TextTree.Item] = []
        var index = start
        let root = branch(lines[start]) == nil
        if root {
            items.append(.init(line: start, start: lines[start].inked.lowerBound, level: 1))
            index += 1
        }
        // The first branch has no lines before it, and its item is no deeper than below the root.
        guard index < lines.count, let first = branch(lines[index]), first.column == lines[index].inked.lowerBound,
            !root || lines[start].inked.lowerBound <= first.column
        else { return nil }
        var columns: [Int] = []
        var end = index
        while end < lines.count, !lines[end].isPrompt {
            if let branch = branch(lines[end]) {
                guard branch.column >= first.column else { break }
                while let last = columns.last, last >= branch.column { columns.removeLast() }
                columns.append(branch.column)
                items.append(.init(line: end, start: branch.start, level: columns.count + (root ? 1 : 0)))
            } else if !isGuide(lines[end]) {
                break
            }
            end += 1
        }
        guard items.count >= (root ? 2 : 3) || items.count == 2 && items[1].level != items[0].level else { return nil }
        return TextTree(lines: start..<end, items: TextTree.counted(items))
    }

    // MARK: Graphs of commits

    private static let graphMarks: Set<Character> = ["*", "|", "/", "\\", "_", " ", "●", "│", "╱", "╲", "o", "@"]

    /// The column of the commit in a line of a graph, if it has one, and where its text begins.
    private static func commit(_ line: TextLine) -> (column: Int?, start: Int, isDrawn: Bool)? {
        guard let first = line.words.first, first.lowerBound < Thresholds.Structure.widestGraph else { return nil }
        var column: Int?
        var isDrawn = false
        var place = 0
        while place < line.inked.upperBound, graphMarks.contains(line.characters[place]) {
            let character = line.characters[place]
            if "*●o@".contains(character) {
                // A letter or a mark of the text, not of the graph.
                let isApart = place + 1 >= line.characters.count || line.isBlank(place + 1)
                guard column == nil, isApart else { break }
                column = place
            } else if character != " " {
                isDrawn = true
            }
            place += 1
        }
        while place > 0, place < line.inked.upperBound, !line.isBlank(place - 1) { place -= 1 }
        guard column != nil || isDrawn else { return nil }
        return (column, place, isDrawn)
    }

    /// `* 90d7d02 Merge` with `|\` and `|/`: a graph drawn to the left of a history.
    private mutating func graph(at start: Int, _ lines: [TextLine]) -> TextTree? {
        guard start >= graphsFrom, !lines[start].isPrompt, Self.commit(lines[start])?.column == 0 else { return nil }
        var items: [TextTree.Item] = []
        var end = start
        var commits = 0
        var isDrawn = false
        while end < lines.count, !lines[end].isPrompt, let line = Self.commit(lines[end]) {
            if line.isDrawn { isDrawn = true }
            if line.column != nil { commits += 1 }
            if line.start < lines[end].inked.upperBound {
                items.append(.init(line: end, start: line.start, level: line.column.map { $0 / 2 + 1 }))
            }
            end += 1
        }
        // Without lines it is a list with stars.
        graphsFrom = end
        guard commits > 1, isDrawn else { return nil }
        return TextTree(lines: start..<end, items: items)
    }

    // MARK: Folded by marks

    private static func fold(_ line: TextLine) -> Bool? {
        guard let first = line.words.first else { return nil }
        let character = line.characters[first.lowerBound]
        let word = line.text(first)
        if opened.contains(character) || word == "[-]" { return true }
        return closed.contains(character) || word == "[+]" ? false : nil
    }

    /// `▾ folder` above deeper lines. Both an opened mark and another line must be there.
    private static func folded(at start: Int, _ lines: [TextLine]) -> TextTree? {
        guard fold(lines[start]) == true, start + 1 < lines.count else { return nil }
        var items: [TextTree.Item] = []
        var columns: [Int] = []
        var marks = 0
        var end = start
        while end < lines.count, !lines[end].isEmpty, !lines[end].isPrompt {
            let line = lines[end]
            let mark = fold(line)
            if mark != nil { marks += 1 }
            let textStart =
                mark == nil
                ? line.inked.lowerBound : line.words.count > 1 ? line.words[1].lowerBound : line.inked.lowerBound + 1
            guard textStart >= (columns.first ?? 0), textStart < line.inked.upperBound else { break }
            while let last = columns.last, last >= textStart { columns.removeLast() }
            if items.isEmpty == false, columns.isEmpty, textStart > (items.first?.start ?? 0) { break }
            columns.append(textStart)
            items.append(.init(line: end, start: textStart, level: columns.count, isExpanded: mark))
            end += 1
        }
        guard items.count > 1, marks > 1 || items.contains(where: { $0.level ?? 1 > 1 }) else { return nil }
        return TextTree(lines: start..<end, items: TextTree.counted(items))
    }
}
