import TerminalEmulator

/// Finds tables that are drawn with lines: a frame whose upper border shows where columns are.
enum TableDetector {
    private static let bars: Set<Character> = ["│", "║", "┃", "|"]

    static func table(in box: Box, of image: ScreenImage) -> ScreenRegion? {
        guard box.hasColumns else { return nil }
        let top = image.rows[box.frame.rows.lowerBound].cells
        var edges = box.frame.columns.filter { "┬╦┳╤╥".contains(top[$0].character) }
        edges.insert(box.frame.columns.lowerBound, at: 0)
        edges.append(box.frame.columns.upperBound - 1)
        let spans = zip(edges, edges.dropFirst()).map { $0 + 1..<max($0 + 1, $1) }
        var headers: [String] = []
        var rows: [ScreenRegion] = []
        for row in box.interior.rows {
            guard bars.contains(image.rows[row].cells[edges[1]].character) else { continue }
            let texts = spans.map { SpokenText.of(image.rows[row].text($0)) }
            if headers.isEmpty {
                headers = texts
                continue
            }
            let cells = zip(spans, zip(headers, texts)).map { span, pair in
                ScreenRegion(.cell, frame: .init(rows: row..<row + 1, columns: span), label: pair.0, text: pair.1)
            }
            rows.append(
                ScreenRegion(
                    .row, frame: .init(rows: row..<row + 1, columns: box.frame.columns),
                    text: texts.filter { !$0.isEmpty }.joined(separator: ", "), index: rows.count + 1, children: cells))
        }
        guard !headers.isEmpty else { return nil }
        for index in rows.indices { rows[index].count = rows.count }
        return ScreenRegion(
            .table, frame: box.frame, label: box.title, text: headers.joined(separator: ", "), count: rows.count,
            children: rows)
    }
}
