import TerminalEmulator

/// A table that is written in lines of text.
struct TextTable: TextStructure, Equatable, Sendable {
    /// A row, or the header.
    struct Row: Equatable, Sendable {
        /// The lines that it takes, by their place among those that were looked at.
        var lines: Range<Int>
        /// Where each cell stands in the first of them.
        var spans: [Range<Int>]
        /// What each cell says; "" where it is blank.
        var texts: [String]
    }

    /// The lines that the table takes, with those that only draw it.
    var lines: Range<Int>
    /// The names of the columns; none where nothing tells them.
    var headers: [String]
    /// Where the names are written, if they are.
    var headerRow: Row?
    var rows: [Row]

    /// The table as a region, with those of its rows that are within some lines. The rows count on all the same.
    ///
    /// - Parameter width: How many columns the screen has.
    func region(in shown: Range<Int>, of lines: [TextLine], width: Int) -> ScreenRegion? {
        let own = self.lines.clamped(to: shown)
        guard let first = own.first, let last = own.last,
            own.count * max(headers.count, rows.first?.texts.count ?? 0) <= Thresholds.Table.mostCells
        else { return nil }
        let frame = CellRegion(rows: lines[first].rows.lowerBound..<lines[last].rows.upperBound, columns: 0..<width)
        var children: [ScreenRegion] = []
        if let headerRow, shown.contains(headerRow.lines.lowerBound) {
            children.append(region(of: headerRow, .headerRow, lines, width))
        }
        for (index, row) in rows.enumerated() where shown.contains(row.lines.lowerBound) {
            var region = region(of: row, .row, lines, width)
            region.index = index + 1
            region.count = rows.count
            children.append(region)
        }
        guard !children.isEmpty else { return nil }
        return ScreenRegion(
            .table, frame: frame, text: headers.filter { !$0.isEmpty }.joined(separator: ", "), count: rows.count,
            children: children)
    }

    private func region(of row: Row, _ kind: ScreenRegion.Kind, _ lines: [TextLine], _ width: Int) -> ScreenRegion {
        let line = lines[row.lines.lowerBound]
        let last = lines[row.lines.upperBound - 1]
        let cells = zip(row.spans, row.texts).enumerated().map { column, cell in
            ScreenRegion(
                .cell, frame: line.frame(cell.0, width: width),
                label: kind == .row && headers.indices.contains(column) ? headers[column] : "", text: cell.1,
                index: column + 1)
        }
        return ScreenRegion(
            kind, frame: .init(rows: line.rows.lowerBound..<last.rows.upperBound, columns: 0..<width),
            text: row.texts.filter { !$0.isEmpty }.joined(separator: ", "), children: cells)
    }
}
