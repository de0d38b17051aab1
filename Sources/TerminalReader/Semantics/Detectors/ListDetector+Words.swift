import TerminalEmulator

/// Buttons and tabs without brackets: words in a row.
extension ListDetector {
    /// The words of a row of which one stands out, as buttons and tabs do that have no brackets.
    static func choices(in frame: CellRegion, of image: ScreenImage, ground: Color) -> [ScreenRegion] {
        for row in frame.rows {
            let spans = words(of: image.rows[row], in: frame.columns)
            let isNamed = spans.allSatisfy { span in image.rows[row].cells[span].contains { $0.character.isLetter } }
            guard spans.count > 1, isNamed else { continue }
            let selected = spans.indices.filter { index in
                image.rows[row].cells[spans[index]].allSatisfy { $0.isBlank || $0.ground != ground }
            }
            guard selected.count == 1 else { continue }
            return spans.enumerated().map { index, span in
                ScreenRegion(
                    .button, frame: .init(rows: row..<row + 1, columns: span), text: label(image.rows[row].text(span)),
                    isSelected: index == selected[0], index: index + 1, count: spans.count)
            }
        }
        return []
    }

    /// The pieces of a row that two blanks or more, or a change of the ground, keep apart.
    private static func words(of row: ImageRow, in columns: Range<Int>) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for column in columns where !row.cells[column].isBlank && !ScreenWords.isDecoration(row.cells[column].character)
        {
            if let last = spans.last, column - last.upperBound < 2,
                row.cells[column].ground == row.cells[last.upperBound - 1].ground
            {
                spans[spans.count - 1] = last.lowerBound..<column + 1
            } else {
                spans.append(column..<column + 1)
            }
        }
        return spans
    }
}
