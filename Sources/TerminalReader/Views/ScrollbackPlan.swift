import TerminalEmulator

/// Lines that have scrolled off, as elements.
enum ScrollbackPlan {
    /// The elements of some lines, by their number among all lines. Lines that are not kept or hold nothing but
    /// decoration have none.
    static func elements(of lines: Range<Int>, in scrollback: Scrollback, prompt: String) -> [PlannedElement] {
        lines.flatMap { line($0, row: $0 - lines.lowerBound, in: scrollback, prompt: prompt) }
    }

    private static func line(_ number: Int, row: Int, in scrollback: Scrollback, prompt: String) -> [PlannedElement] {
        let index = number - scrollback.discarded
        guard index >= 0, index < scrollback.count else { return [] }
        let runs = scrollback.shownRuns(index)
        let text = runs.map(\.text).joined()
        let spoken = SpokenText.of(text)
        guard !spoken.isEmpty else { return [] }
        var kind = LineClassifier.kind(of: text)
        guard kind != .rule else { return [] }
        let inked = runs.filter { !$0.text.allSatisfy(\.isWhitespace) }
        if kind == .text, text.count <= 60, text.first?.isLetter == true, inked.allSatisfy(\.attributes.isBold) {
            kind = .heading
        }
        let frame = TerminalEmulator.Region(
            rows: row..<row + 1, columns: 0..<max(1, runs.last?.columns.upperBound ?? 1))
        var region = ScreenRegion(kind, frame: frame, text: spoken)
        let marked = runs.filter { $0.zone == .prompt }.map(\.text).joined()
        if !marked.isEmpty || !prompt.isEmpty && text.hasPrefix(prompt) {
            let head = marked.isEmpty ? prompt : marked
            region.label = SpokenText.of(head)
            region.text = SpokenText.of(text.dropFirst(head.count))
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
            if LinkDetector.kind(of: bare) == .link { links.append(bare) }
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
