import TerminalEmulator

/// Tells bars across the screen that head what is told of a list's item below the list. They look like a selected row
/// among many, but stay in their row with other words while a row of the list gets or loses its look.
enum HeadingBar {
    /// The row of such a bar, as a change shows; nil where none does.
    static func found(from old: ScreenImage, to new: ScreenImage) -> Int? {
        guard new.isAlternate, old.isAlternate, old.rows.count == new.rows.count, old.columns == new.columns else {
            return nil
        }
        let inner = new.rows.indices.dropFirst(Thresholds.Pane.fewestRows).dropLast(Thresholds.Keys.bottomRows)
        let bars = inner.filter { row in
            isBar(row, in: new) && isBar(row, in: old) && old.rows[row].ground == new.rows[row].ground
                && !old.rows[row].hasSameText(as: new.rows[row])
        }
        guard bars.count == 1, let row = bars.first else { return nil }
        // Most rows above it say what they said, and one at least looks otherwise.
        let above = 0..<row
        let kept = above.filter { old.rows[$0].hasSameText(as: new.rows[$0]) }
        let isLit = kept.contains { row in
            zip(old.rows[row].cells, new.rows[row].cells).contains { $0.ground != $1.ground }
        }
        return isLit && kept.count + 1 >= above.count ? row : nil
    }

    /// The bar and the rows in which it is told of the item.
    static func rows(from bar: Int, in image: ScreenImage) -> [Int] {
        [bar] + (bar + 1..<max(bar + 1, image.messageRow)).prefix { !image.rows[$0].isBlank }
    }

    /// Whether a row is a bar, and no part of a block of rows of its ground.
    static func isBar(_ row: Int, in image: ScreenImage) -> Bool {
        // The screen may have got smaller since the bar was found.
        guard image.rows.indices.contains(row), image.rows[row].isOneGround, image.rows[row].ground != image.ground,
            !image.rows[row].isBlank
        else {
            return false
        }
        return ![row - 1, row + 1].contains {
            image.rows.indices.contains($0) && image.rows[$0].ground == image.rows[row].ground
        }
    }
}
