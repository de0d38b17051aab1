import TerminalEmulator

/// Cards of a board: frames of the same kind with several rows in each.
extension BlockWidget {
    /// What stands in the first rows of a card, its title before all.
    func cardText(in image: ScreenImage) -> String {
        frame.rows.map { ScreenWords.of(image.rows[$0].text(inside)) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }.prefix(Thresholds.Focus.mostRows)
            .joined(separator: ", ")
    }

    /// All cards that a screen shows, at least from their upper line on. Those without the focus need not be seen at all.
    static func cards(in image: ScreenImage) -> [BlockWidget] {
        var found: [BlockWidget] = []
        for row in image.rows.indices.dropLast(Thresholds.Panel.mostRowsOfField) where !image.rows[row].isASCII {
            let cells = image.rows[row].cells
            var column = 1
            while column < image.columns - 1 {
                guard cells[column].character == "▔" else {
                    column += 1
                    continue
                }
                let end = cells[column...].firstIndex { $0.character != "▔" } ?? image.columns
                defer { column = end + 1 }
                let sides = [column - 1, end]
                guard end - column >= Thresholds.Field.narrowest, end < image.columns else { continue }
                func hasSides(_ row: Int) -> Bool {
                    sides.allSatisfy { image.rows[row].cells[$0].character == cells[$0].character }
                }
                guard sides.allSatisfy({ ScreenWords.isDecoration(cells[$0].character) }) else { continue }
                let rest = image.rows[(row + 1)...].indices
                let last =
                    rest.first { !hasSides($0) || image.rows[$0].cells[column].character == "▁" } ?? rest.endIndex
                // With one row it is no card.
                guard last - row >= Thresholds.Panel.mostRowsOfField else { continue }
                // Boxes to tick are told one by one.
                let hasBoxes = (row + 1..<last).contains { row in
                    (column..<end).contains { TickedBox(at: $0, in: image.rows[row]) != nil }
                }
                guard !hasBoxes else { continue }
                let isClosed = rest.contains(last) && hasSides(last)
                found.append(
                    BlockWidget(
                        frame: .init(rows: row..<(isClosed ? last + 1 : last), columns: column - 1..<end + 1),
                        visibility: cells[column].visibility))
            }
        }
        return found
    }
}
