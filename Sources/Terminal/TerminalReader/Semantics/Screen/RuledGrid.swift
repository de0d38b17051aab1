import TerminalEmulator

/// A grid of cells of one size between lines across and down, such as that of a puzzle, in which the cursor is.
struct RuledGrid: Equatable {
    /// The cell with the cursor, without the lines around it.
    let cell: CellRegion

    /// nil where the cursor is in none: the cells beside its own are as wide, and there are lines above and below.
    init?(_ image: ScreenImage) {
        let (row, column) = (image.cursor.row, image.cursor.column)
        guard image.cursor.isVisible, image.rows.indices.contains(row), image.rows[row].cells.indices.contains(column),
            !BoxDrawing.bars.contains(image.rows[row].cells[column].character)
        else { return nil }
        let lines = image.rows[row].cells.indices.filter {
            BoxDrawing.bars.contains(image.rows[row].cells[$0].character)
        }
        guard let right = lines.firstIndex(where: { $0 > column }), right > 0 else { return nil }
        let columns = lines[right - 1] + 1..<lines[right]
        let beside = zip(lines, lines.dropFirst()).count { $1 - $0 == columns.count + 1 }
        guard columns.count > 1, beside >= Thresholds.Grid.fewestColumns else { return nil }
        func isRule(_ row: Int) -> Bool {
            image.rows[row].cells[columns].allSatisfy { BoxDrawing.rules.contains($0.character) || $0.character == "-" }
        }
        guard let above = (0..<row).last(where: isRule), let below = (row + 1..<image.rows.count).first(where: isRule),
            below - above <= Thresholds.Grid.highest + 1
        else { return nil }
        cell = CellRegion(rows: above + 1..<below, columns: columns)
    }

    /// What stands in the cell.
    func text(in image: ScreenImage) -> String {
        cell.rows.map { ScreenWords.of(image.rows[$0].text(cell.columns)) }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
