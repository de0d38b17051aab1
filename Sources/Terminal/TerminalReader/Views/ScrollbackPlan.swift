import TerminalEmulator

/// Lines that have scrolled off, as elements.
enum ScrollbackPlan {
    /// The elements of some lines, by their number among all lines. Lines that are not kept or hold nothing but
    /// decoration have none; tables and trees are containers.
    ///
    /// `below` is the text on the screen, where a table may continue.
    static func elements(
        of lines: Range<Int>, in scrollback: Scrollback, prompt: ShellPrompt, below: [TextLine] = []
    ) -> [PlannedElement] {
        let containers = structures(of: lines, in: scrollback, prompt, below)
        var elements: [PlannedElement] = []
        var diff = DiffReader()
        var number = lines.lowerBound
        var next = containers[...]
        while number < lines.upperBound {
            if let first = next.first, first.rows.contains(number - lines.lowerBound) {
                next.removeFirst()
                elements.append(first.element)
                number = lines.lowerBound + first.rows.upperBound
                continue
            }
            elements += line(number, row: number - lines.lowerBound, in: scrollback, prompt: prompt, &diff)
            number += 1
        }
        return elements
    }

    private static func structures(
        of lines: Range<Int>, in scrollback: Scrollback, _ prompt: ShellPrompt, _ below: [TextLine]
    ) -> [(rows: Range<Int>, element: PlannedElement)] {
        let end = scrollback.discarded + scrollback.count - (scrollback.isLastLineOpen && scrollback.count > 0 ? 1 : 0)
        let before = TextLine.lines(before: lines.lowerBound, in: scrollback, prompt: prompt)
        let last = min(max(lines.upperBound, end), lines.upperBound + Thresholds.Structure.lookAhead)
        // Rows count from the first line of the group.
        var around = before + TextLine.lines(lines.lowerBound..<last, in: scrollback, prompt: prompt)
        if last == end { around += below.prefix(Thresholds.Structure.lookAhead) }
        let shown = before.count..<before.count + lines.count
        let width = around[shown].reduce(1) { max($0, $1.inked.upperBound) }
        return StructureDetector.regions(in: shown, of: around, width: width).map { region in
            (region.frame.rows, element(region, lines.lowerBound))
        }
    }

    private static func element(_ region: ScreenRegion, _ first: Int) -> PlannedElement {
        func leaf(_ region: ScreenRegion) -> PlannedElement {
            var planned = PlannedElement(region, line: first + region.frame.rows.lowerBound)
            planned.isInScrollback = true
            return planned
        }
        var container = leaf(region)
        container.children =
            region.kind == .table ? TableCells.elements(of: region, element: leaf) : region.children.map(leaf)
        return container
    }

    private static func line(
        _ number: Int, row: Int, in scrollback: Scrollback, prompt: ShellPrompt, _ diff: inout DiffReader
    ) -> [PlannedElement] {
        let index = number - scrollback.discarded
        guard index >= 0, index < scrollback.count else { return [] }
        let runs = scrollback.shownRuns(index)
        let text = runs.map(\.text).joined()
        let spoken = ScreenWords.of(text)
        guard !spoken.isEmpty else { return [] }
        var kind =
            diff.kind(of: text, color: runs.first?.attributes.foreground ?? .default) ?? LineClassifier.kind(of: text)
        guard kind != .rule else { return [] }
        let inked = runs.filter { !$0.text.allSatisfy(\.isWhitespace) }
        if kind == .text, text.count <= Thresholds.Heading.longest, text.first?.isLetter == true,
            inked.allSatisfy(\.attributes.isBold)
        {
            kind = .heading
        }
        let frame = CellRegion(
            rows: row..<row + 1, columns: 0..<max(1, runs.last?.columns.upperBound ?? 1))
        var region = ScreenRegion(kind, frame: frame, text: spoken)
        let marked = runs.filter { $0.zone == .prompt }.map(\.text).joined()
        if let length = marked.isEmpty ? prompt.length(in: text) : marked.count {
            region.label = ScreenWords.of(text.prefix(length))
            region.text = ScreenWords.of(text.dropFirst(length))
            region.kind = region.text.isEmpty ? .prompt : .command
        }
        var planned = PlannedElement(region, line: number)
        planned.style = inked.first.map { TextStyle($0.attributes) } ?? TextStyle()
        planned.links = links(runs, text)
        planned.isInScrollback = true
        return [planned]
    }

    private static func links(_ runs: [TextRun], _ text: String) -> [String] {
        var links: [String] = []
        for link in runs.compactMap(\.link?.uri) where links.last != link { links.append(link) }
        for word in text.split(whereSeparator: \.isWhitespace) {
            let bare = bare(word)
            if LinkDetector.target(in: bare)?.kind == .link { links.append(bare) }
        }
        return links
    }

    /// A word without the punctuation around it.
    private static func bare(_ word: Substring) -> String {
        var rest = word.drop { "(<[\"'".contains($0) }
        while let last = rest.last, ".,;:)>]\"'!?".contains(last) { rest.removeLast() }
        return String(rest)
    }
}
