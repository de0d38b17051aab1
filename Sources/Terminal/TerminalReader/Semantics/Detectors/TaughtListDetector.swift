import TerminalEmulator

/// Finds the lists of which the user has told.
struct TaughtListDetector: RegionDetector {
    let name = "taught-list"
    let depth = ReadingDepth.choices

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let image = detection.features.image
        return detection.features.lists.configured.compactMap { Self.list($0, of: image) }
    }

    private static func list(_ taught: ConfiguredList, of image: ScreenImage) -> ScreenRegion? {
        let rows = taught.rows.rows(of: image.rows.count).filter { !image.rows[$0].isBlank }
        guard let first = rows.first, let last = rows.last else { return nil }
        let frame = CellRegion(rows: first..<last + 1, columns: 0..<image.columns)
        let selected = selectedRow(taught, rows, of: image)
        let items = rows.enumerated().map { place, row in
            let text = image.rows[row].text()
            let isSelected = row == selected
            let subject = isSelected ? taught.selected?.match(in: text)?.subject ?? text : text
            return ListDetector.item(
                subject, frame: .init(rows: row..<row + 1, columns: frame.columns), isSelected: isSelected,
                index: place + 1, count: rows.count)
        }
        return ScreenRegion(.list, frame: frame, children: items)
    }

    /// The row that the pattern finds; else the only one with a ground or a weight of its own, else that of the cursor.
    private static func selectedRow(_ taught: ConfiguredList, _ rows: [Int], of image: ScreenImage) -> Int? {
        if let pattern = taught.selected {
            return rows.first { pattern.match(in: image.rows[$0].text()) != nil }
        }
        var looks: [CellLook: [Int]] = [:]
        for row in rows {
            guard let inked = image.rows[row].inked else { continue }
            looks[CellLook(image.rows[row].cells[inked.lowerBound]), default: []].append(row)
        }
        let alone = looks.values.filter { $0.count == 1 }
        if looks.count > 1, alone.count == 1 { return alone[0][0] }
        return image.cursor.isVisible && rows.contains(image.cursor.row) ? image.cursor.row : nil
    }
}
