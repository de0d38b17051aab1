import TerminalEmulator

/// A card of several rows in a frame that is drawn with block characters: `▊▔▔▔▎` above, `▊▁▁▁▎` below. The lines of that
/// with the focus can be seen, those of the others hardly.
struct BlockCard: Equatable {
    /// The frame with its lines.
    let frame: CellRegion
    /// How well its lines are seen, 1 to 21.
    let visibility: Double

    /// What stands in its first rows, its title before all.
    func text(in image: ScreenImage) -> String {
        let inside = frame.columns.lowerBound + 1..<frame.columns.upperBound - 1
        return frame.rows.map { ScreenWords.of(image.rows[$0].text(inside)) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }.prefix(Thresholds.Focus.mostRows)
            .joined(separator: ", ")
    }

    /// The card that has the focus; nil where none, or several, stand out. The frames of others need not be seen at all.
    static func focused(in image: ScreenImage) -> BlockCard? {
        let all = all(in: image)
        guard let best = all.max(by: { $0.visibility < $1.visibility }),
            best.visibility >= Thresholds.Focus.leastSeen,
            all.count(where: { $0.visibility * Thresholds.Focus.leastGainOfFrame >= best.visibility }) == 1
        else { return nil }
        return best
    }

    /// All cards that a screen shows, at least from their upper line on.
    private static func all(in image: ScreenImage) -> [BlockCard] {
        var found: [BlockCard] = []
        for row in image.rows.indices.dropLast(Thresholds.Panel.mostRowsOfField) {
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
                guard last - row > Thresholds.Panel.mostRowsOfField - 1 else { continue }
                // Boxes to tick are told one by one.
                let hasBoxes = (row + 1..<last).contains { row in
                    (column..<end).contains { TickedBox(at: $0, in: image.rows[row]) != nil }
                }
                guard !hasBoxes else { continue }
                let isClosed = rest.contains(last) && hasSides(last)
                found.append(
                    BlockCard(
                        frame: .init(rows: row..<(isClosed ? last + 1 : last), columns: column - 1..<end + 1),
                        visibility: cells[column].visibility))
            }
        }
        return found
    }
}
