import TerminalEmulator

/// Short messages that a program lays over the right half of the screen for a while, each with a thick line at its left.
enum Notices {
    private static let edges: Set<Character> = ["▎", "▍", "▌", "▋"]

    /// What they say that are shown now and were not before, from top to bottom.
    static func fresh(in image: ScreenImage, since old: ScreenImage) -> [String] {
        guard old.rows.count == image.rows.count, old.columns == image.columns, image.isAlternate else { return [] }
        let known = Set(all(in: old))
        return all(in: image).filter { !known.contains($0) }
    }

    private static func all(in image: ScreenImage) -> [String] {
        var found: [String] = []
        var last: (row: Int, column: Int)?
        for row in image.rows.indices {
            let cells = image.rows[row].cells
            guard let edge = cells.lastIndex(where: { edges.contains($0.character) }), edge >= image.columns / 3,
                edge + 1 < cells.count, cells[edge + 1].isBlank,
                edge == 0 || !ScreenWords.isDecoration(cells[edge - 1].character)
            else { continue }
            let end = cells[(edge + 1)...].firstIndex { ScreenWords.isDecoration($0.character) } ?? cells.count
            let text = ScreenWords.of(image.rows[row].text(edge + 1..<end))
            guard text.contains(where: \.isLetter) else { continue }
            if let last, last.row + 1 == row, last.column == edge {
                found[found.count - 1] += " " + text
            } else {
                found.append(text)
            }
            last = (row, edge)
        }
        return found.count <= Thresholds.Change.mostTold ? found : []
    }
}
