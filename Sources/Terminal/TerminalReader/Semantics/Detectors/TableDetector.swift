import TerminalEmulator

/// Finds tables that are drawn with lines: a frame whose upper border shows where columns are.
struct FramedTableDetector: RegionDetector {
    let name = "framed-table"

    /// Those of whose cells none is claimed: most tables with a frame are known better by their lines.
    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        var tables = detection.features.frames.compactMap(\.table)
        detection.features.lists.marks?.check(&tables, of: detection.features.shown)
        return tables
    }

    /// The table that a frame shows; nil when it shows none.
    static func table(in box: Box, of image: ScreenImage) -> ScreenRegion? {
        guard box.hasColumns else { return nil }
        let top = image.rows[box.frame.rows.lowerBound].cells
        let (left, right) = (box.frame.columns.lowerBound, box.frame.columns.upperBound - 1)
        let inner = box.frame.columns.filter { $0 > left && $0 < right && "┬╦┳╤╥+".contains(top[$0].character) }
        let edges = [left] + inner + [right]
        let spans = zip(edges, edges.dropFirst()).map { $0 + 1..<max($0 + 1, $1) }
        var headers: [String] = []
        var rows: [ScreenRegion] = []
        for row in box.interior.rows {
            guard BoxDrawing.bars.contains(image.rows[row].cells[edges[1]].character) else { continue }
            let texts = spans.map { ScreenWords.of(image.rows[row].text($0)) }
            let isHeader = headers.isEmpty
            if isHeader { headers = texts }
            let cells = zip(spans, zip(headers, texts)).enumerated().map { index, cell in
                ScreenRegion(
                    .cell, frame: .init(rows: row..<row + 1, columns: cell.0), label: isHeader ? "" : cell.1.0,
                    text: cell.1.1, index: index + 1)
            }
            rows.append(
                ScreenRegion(
                    isHeader ? .headerRow : .row, frame: .init(rows: row..<row + 1, columns: box.frame.columns),
                    text: texts.filter { !$0.isEmpty }.joined(separator: ", "), index: isHeader ? nil : rows.count,
                    children: cells))
        }
        guard !headers.isEmpty else { return nil }
        for index in rows.indices.dropFirst() { rows[index].count = rows.count - 1 }
        return ScreenRegion(
            .table, frame: box.frame, label: box.title, text: headers.joined(separator: ", "), count: rows.count - 1,
            children: rows)
    }
}
