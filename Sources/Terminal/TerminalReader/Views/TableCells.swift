/// The cells of a table, as elements.
enum TableCells {
    /// The elements of a table's cells from left to right and from top to bottom; blank cells have none.
    ///
    /// If the header has scrolled off, cells without an element replace it, so that a reader still announces it.
    static func elements(of table: ScreenRegion, element: (ScreenRegion) -> PlannedElement) -> [PlannedElement] {
        var cells: [PlannedElement] = []
        let hasHeaders = table.children.contains { row in
            row.kind == .headerRow || row.children.contains { !$0.label.isEmpty }
        }
        if hasHeaders, let first = table.children.first, first.kind != .headerRow {
            for (column, cell) in first.children.enumerated() where !cell.label.isEmpty {
                var header = element(ScreenRegion(.cell, frame: cell.frame, text: cell.label))
                header.cell = .init(row: 0, column: column)
                header.isSilent = true
                cells.append(header)
            }
        }
        for row in table.children {
            let number = row.kind == .headerRow ? 0 : hasHeaders ? row.index ?? 1 : (row.index ?? 1) - 1
            for (column, cell) in row.children.enumerated() where !cell.text.isEmpty {
                var planned = element(cell)
                // The reader announces the header from the table, and the column from the cell's position.
                planned.region.label = ""
                planned.region.index = nil
                planned.cell = .init(row: number, column: column)
                cells.append(planned)
            }
        }
        return cells
    }
}
