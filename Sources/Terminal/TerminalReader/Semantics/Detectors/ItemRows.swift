import TerminalEmulator

/// The rows of a frame that can be items of a list. Each is looked at once, however many lists are tried.
struct ItemRows {
    let frame: CellRegion
    let image: ScreenImage
    /// The column where the text of a row begins; `nil` inside where the row is no item.
    private var starts: [Int: Int?] = [:]

    init(frame: CellRegion, image: ScreenImage) {
        self.frame = frame
        self.image = image
    }

    /// The rows above and below that are items as well: their text starts about where the item's does, or where the bar
    /// begins on which the item stands.
    mutating func siblings(
        of row: Int, start: Int, tolerance: Int, from barStart: Int? = nil, isPlain: (Int) -> Bool
    ) -> Range<Int> {
        func isSibling(_ other: Int) -> Bool {
            guard frame.rows.contains(other), isPlain(other), let first = self.start(of: other) else { return false }
            return (barStart ?? start) - tolerance...start + tolerance ~= first
        }
        var lower = row
        while isSibling(lower - 1) { lower -= 1 }
        var upper = row + 1
        while isSibling(upper) { upper += 1 }
        return lower..<upper
    }

    private mutating func start(of row: Int) -> Int? {
        if let known = starts[row] { return known }
        let start = isItem(row) ? firstInk(row) : nil
        starts.updateValue(start, forKey: row)
        return start
    }

    private func firstInk(_ row: Int) -> Int? {
        let cells = image.rows[row].cells
        return frame.columns.first { !cells[$0].isBlank }
    }

    private func isItem(_ row: Int) -> Bool {
        let text = image.rows[row].text(frame.columns)
        return !ListDetector.isCounter(text) && !ListDetector.isQuestion(text) && !ScreenWords.of(text).isEmpty
            && (row < frame.rows.upperBound - Thresholds.Keys.bottomRows || !LineClassifier.isKeyHelp(text))
            && !isHeader(row)
    }

    /// Whether a row is the header of the columns below it: the first in its frame, in a colour that no other has.
    private func isHeader(_ row: Int) -> Bool {
        guard row == frame.rows.lowerBound, frame.rows.count < image.rows.count,
            frame.rows.count >= Thresholds.List.fewestRowsWithHeader
        else { return false }
        func colour(_ row: Int) -> Color? {
            firstInk(row).map { image.rows[row].cells[$0].attributes.foreground }
        }
        let bars = image.rows[row].cells[frame.columns].count { BoxDrawing.bars.contains($0.character) }
        guard bars > 0, let own = colour(row) else { return false }
        return frame.rows.dropFirst().allSatisfy { colour($0) != own }
    }
}
