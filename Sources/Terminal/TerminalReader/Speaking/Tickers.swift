import TerminalEmulator

/// What counts on by itself at the edges of a screen: clocks, times, numbers. It is never what the user works with,
/// however it is drawn.
struct Tickers: Sendable {
    /// Where numbers have changed without a key, by row.
    private var columns: [Int: Range<Int>] = [:]

    /// Learns from a change that no key has caused: a few rows in which nothing but digits has changed. Where many rows
    /// count, they are what the program shows, as a monitor does.
    mutating func learn(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return }
        let changed = new.rows.indices.filter { !new.rows[$0].hasSameText(as: old.rows[$0]) }
        guard (1...Thresholds.Tick.mostRows).contains(changed.count) else { return }
        for row in changed where Self.isEdge(row, of: new) {
            guard let span = Self.countingColumns(old.rows[row], new.rows[row]) else { continue }
            let known = columns[row] ?? span
            columns[row] = min(known.lowerBound, span.lowerBound)..<max(known.upperBound, span.upperBound)
        }
    }

    /// Whether a row counts on by itself.
    func counts(_ row: Int) -> Bool { columns[row] != nil }

    /// Whether a region is one of those that count, or a bar of the program with the time or with what keys do.
    func hold(_ region: ScreenRegion, in image: ScreenImage) -> Bool {
        guard region.kind == .item, region.frame.rows.count == 1 else { return false }
        let row = region.frame.rows.lowerBound
        guard Self.isEdge(row, of: image), image.rows.indices.contains(row) else { return false }
        if let span = columns[row], span.overlaps(region.frame.columns) { return true }
        let text = image.rows[row].text()
        // Items of a list may each have a time.
        let isOneOfMany = [row - 1, row + 1].contains {
            image.rows.indices.contains($0) && !image.isBar($0) && Self.tellsTime(image.rows[$0].text())
        }
        return LineClassifier.isKeyHelp(text) || image.isBar(row) && Self.tellsTime(text) && !isOneOfMany
    }

    /// Whether a region is a line of state between parts of the screen: a row of one ground that has stayed where it was
    /// with other words, while the user answers a prompt below it.
    static func divides(_ region: ScreenRegion, in image: ScreenImage, since old: ScreenImage) -> Bool {
        let row = region.frame.rows.lowerBound
        guard region.kind == .item, region.frame.rows.count == 1, image.cursor.isVisible, image.cursor.row > row,
            image.rows.indices.contains(row), old.rows.indices.contains(row), old.rows.count == image.rows.count,
            image.rows[row].isOneGround, old.rows[row].isOneGround, image.cursor.column > 0,
            image.rows[image.cursor.row].cells[0..<image.cursor.column].contains(where: { !$0.isBlank })
        else { return false }
        let (before, after) = (old.rows[row].text(), image.rows[row].text())
        // A list that scrolls shows elsewhere what was selected.
        return before == after || image.rows.allSatisfy { $0.text() != before }
    }

    /// Whether a region is a bar that told a state at the bottom of the screen and went up, since a line came below it, or
    /// the bar in which the user has typed what the return key ended.
    static func wasBar(_ region: ScreenRegion, in image: ScreenImage, since old: ScreenImage, _ key: PressedKey?)
        -> Bool
    {
        let row = region.frame.rows.lowerBound
        guard region.kind == .item, region.frame.rows.count == 1, old.rows.count == image.rows.count,
            image.rows.indices.contains(row), image.rows[row].isOneGround
        else { return false }
        if key == .enter, old.cursor.isVisible, old.cursor.row == row, old.cursor.column > 0, old.rows[row].isOneGround,
            !old.rows[row].hasSameText(as: image.rows[row])
        {
            return true
        }
        let text = image.rows[row].text()
        return old.rows.indices.contains { $0 > row && old.isBar($0) && old.rows[$0].text() == text }
    }

    private static func isEdge(_ row: Int, of image: ScreenImage) -> Bool {
        row < Thresholds.Tick.edge || row >= image.rows.count - Thresholds.Tick.edge - 1
    }

    /// The columns in which two rows differ, where nothing but digits differs.
    private static func countingColumns(_ old: ImageRow, _ new: ImageRow) -> Range<Int>? {
        guard old.cells.count == new.cells.count else { return nil }
        var span: Range<Int>?
        for column in new.cells.indices where old.cells[column].character != new.cells[column].character {
            guard old.cells[column].character.isNumber, new.cells[column].character.isNumber else { return nil }
            span = (span?.lowerBound ?? column)..<column + 1
        }
        return span
    }

    /// Whether a text has a time of the day: "10:26", "10:26:08".
    private static func tellsTime(_ text: String) -> Bool {
        let words = text.split { !$0.isNumber && $0 != ":" }
        return words.contains { word in
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            return (2...3).contains(parts.count) && parts.allSatisfy { $0.count == 2 }
        }
    }
}

extension ScreenModel {
    /// The model without selected regions of which something is so.
    func deselecting(_ isNone: (ScreenRegion) -> Bool) -> ScreenModel {
        guard selected.contains(where: isNone) else { return self }
        var model = self
        func deselected(_ region: ScreenRegion) -> ScreenRegion {
            var region = region
            if region.isSelected, isNone(region) { region.isSelected = false }
            region.children = region.children.map(deselected)
            return region
        }
        model.regions = regions.map(deselected)
        return model
    }
}
