import TerminalEmulator

/// Parts of the screen side by side, which a line divides from top to bottom: the windows of an editor, the panes of a
/// multiplexer, a list of names beside a conversation.
///
/// A frame around something is none, nor is a table: its lines have text beside them and end where it ends.
struct Panes: Equatable, Sendable {
    /// The rows that all of them take.
    var rows: Range<Int>
    /// The columns of each, from left to right, without the lines between them.
    var columns: [Range<Int>]

    /// Each of them from left to right.
    var frames: [CellRegion] { columns.map { CellRegion(rows: rows, columns: $0) } }

    /// Them as regions, with the titles below them.
    func regions(in image: ScreenImage) -> [ScreenRegion] {
        zip(frames, titles(in: image)).map { ScreenRegion(.pane, frame: $0, label: $1) }
    }

    /// What the bar below each of them says, without the position in it; "" where one bar is below them all.
    private func titles(in image: ScreenImage) -> [String] {
        let none = columns.map { _ in "" }
        guard image.rows.indices.contains(rows.upperBound), rows.upperBound != image.cursor.row else { return none }
        let bar = image.rows[rows.upperBound]
        let parts = columns.map { bar.text($0) }
        // Each begins where what it belongs to begins.
        guard parts.allSatisfy({ $0.prefix(Thresholds.Pane.titleIndent).contains { $0 != " " } }) else { return none }
        return parts.map { ScreenWords.of(LineClassifier.withoutRuler($0)) }
    }

    /// The one with a cell; a line between two belongs to neither.
    func frame(row: Int, column: Int) -> CellRegion? {
        guard rows.contains(row), let own = columns.first(where: { $0.contains(column) }) else { return nil }
        return CellRegion(rows: rows, columns: own)
    }
}

/// Finds what stands side by side.
struct PaneDetector: RegionDetector {
    let name = "pane"

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        detection.features.panes.flatMap { $0.regions(in: detection.features.shown) }
    }
}

/// Follows lines from top to bottom. The time is in proportion to the cells of the screen.
private struct PaneFinder {
    let image: ScreenImage

    private static let lines = BoxDrawing.bars.union(["▏", "▕", "┊", "┆", "╎"])
    private static let joints: Set<Character> = ["├", "┤", "┼", "┬", "┴", "╂", "┠", "┨"]

    /// Whether a cell may be a part of a line from top to bottom.
    private func isLine(_ row: Int, _ column: Int) -> Bool {
        let cells = image.rows[row].cells
        let character = cells[column].character
        if Self.lines.contains(character) || Self.joints.contains(character) { return true }
        // A column of another ground.
        return cells[column].isBlank && cells[column].attributes.isInverse && !cells[column - 1].attributes.isInverse
            && !cells[column + 1].attributes.isInverse
    }

    /// The rows around one in which a line goes through a column.
    private func run(_ row: Int, _ column: Int) -> Range<Int> {
        var (lower, upper) = (row, row + 1)
        while lower > 0, isLine(lower - 1, column) { lower -= 1 }
        while upper < image.rows.count, isLine(upper, column) { upper += 1 }
        return lower..<upper
    }

    /// Whether a line may begin or end at a row outside of it: at the edge of the screen, or at what divides it across.
    private func isEdge(_ row: Int, _ column: Int) -> Bool {
        guard image.rows.indices.contains(row) else { return true }
        let cells = image.rows[row].cells
        guard !BoxDetector.corners.contains(cells[column].character) else { return false }
        return Thresholds.Bar.ground.isReached(by: cells.count { $0.ground != .default }, of: cells.count)
            || Thresholds.Bar.drawn.isReached(
                by: cells.count { BoxDrawing.rules.contains($0.character) }, of: cells.count)
    }

    /// The parts side by side of which one has a row.
    func panes(at row: Int) -> Panes? {
        guard image.rows.indices.contains(row) else { return nil }
        let found = (1..<max(1, image.columns - 1)).filter { isLine(row, $0) }
        guard !found.isEmpty else { return nil }
        // What begins with a line is a frame.
        guard !isLine(row, 1), !BoxDrawing.bars.contains(image.rows[row].cells[0].character) else { return nil }
        let runs = found.map { (column: $0, rows: run(row, $0)) }
        let whole = runs.filter { run in
            run.rows.count >= Thresholds.Pane.fewestRows
                && (isEdge(run.rows.lowerBound - 1, run.column) && isEdge(run.rows.upperBound, run.column)
                    && isPlain(run.column, run.rows) || isTyped(run.column, run.rows))
        }
        guard let rows = whole.first?.rows, let last = whole.last?.column,
            last < image.columns - Thresholds.Pane.fewestColumns
        else { return nil }
        let lines = whole.filter { $0.rows == rows }.map(\.column)
        let starts = [0] + lines.map { $0 + 1 }
        let columns = zip(starts, lines + [image.columns]).map { $0..<$1 }
        return Panes(rows: rows, columns: columns.filter { $0.count >= Thresholds.Pane.fewestColumns })
    }

    /// Whether a line looks the same from top to bottom. Where it is a bar as people type it, it must look other than
    /// text.
    private func isPlain(_ column: Int, _ rows: Range<Int>) -> Bool {
        let cells = rows.map { image.rows[$0].cells[column] }
        guard cells.contains(where: { !Self.joints.contains($0.character) }) else { return false }
        guard cells.contains(where: { $0.character == "|" }) else { return true }
        return cells.allSatisfy { $0.attributes == cells[0].attributes && $0.attributes != Attributes() }
    }

    /// Whether a line is made of bars as people type them, which are the only ones and stand apart in most rows of the
    /// screen, up to its edges or to a line of dashes.
    private func isTyped(_ column: Int, _ rows: Range<Int>) -> Bool {
        func ends(_ row: Int) -> Bool {
            guard image.rows.indices.contains(row) else { return true }
            return image.rows[row].cells.allSatisfy { $0.character == "-" }
        }
        return Thresholds.Pane.typedBar.isReached(by: rows.count, of: image.rows.count) && ends(rows.lowerBound - 1)
            && ends(rows.upperBound)
            && rows.allSatisfy { row in
                let cells = image.rows[row].cells
                return cells[column].character == "|" && cells[column + 1].isBlank
                    && cells.count { $0.character == "|" } == 1
            }
    }
}

extension ScreenImage {
    /// What stands side by side in a row.
    func panes(at row: Int) -> Panes? { PaneFinder(image: self).panes(at: row) }

    /// All that stands side by side, from top to bottom.
    var panes: [Panes] {
        var found: [Panes] = []
        var row = 0
        while row < rows.count {
            let panes = panes(at: row)
            if let panes { found.append(panes) }
            row = max(row + 1, panes?.rows.upperBound ?? 0)
        }
        return found
    }

    /// The part of the screen beside others that has the cursor.
    var ownPane: CellRegion? { panes(at: cursor.row)?.frame(row: cursor.row, column: cursor.column) }

    /// The image with nothing in some rows.
    func without(_ blank: Range<Int>) -> ScreenImage {
        var image = self
        for row in blank.clamped(to: rows.indices) {
            image.rows[row] = ImageRow(rows[row], cells: Array(repeating: .empty, count: columns))
        }
        return image
    }

    /// The image with nothing beside a part of it.
    func showing(only frame: CellRegion) -> ScreenImage {
        var image = self
        for row in frame.rows.clamped(to: rows.indices) {
            let cells = rows[row].cells.enumerated().map { frame.columns.contains($0) ? $1 : ImageCell.empty }
            image.rows[row] = ImageRow(rows[row], cells: cells)
        }
        return image
    }

    /// The image with nothing around a part of it, on any side.
    func showing(at frame: CellRegion) -> ScreenImage {
        showing(only: frame).without(0..<frame.rows.lowerBound).without(frame.rows.upperBound..<rows.count)
    }
}
