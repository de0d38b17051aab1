import TerminalEmulator

/// A field, a box to tick or a card in a frame of its own that is drawn with block characters, as toolkits do that have widgets:
/// `▊▔▔▔▎` above, `▊▁▁▁▎` below. What has the focus is told by the lines of its frame, which can be seen then.
struct BlockWidget: Equatable {
    /// The frame with its lines.
    let frame: CellRegion
    /// How well its lines are seen, 1 to 21.
    let visibility: Double

    /// The columns within the lines.
    var inside: Range<Int> { frame.columns.lowerBound + 1..<frame.columns.upperBound - 1 }
    /// The row of its content.
    var row: Int { frame.rows.lowerBound + 1 }

    /// The widget of a screen that has the focus; nil where none, or several, stand out.
    static func focused(in image: ScreenImage) -> BlockWidget? { focused(among: all(in: image)) }

    /// The one of several widgets that has the focus; nil where none, or several, stand out.
    static func focused(among all: [BlockWidget]) -> BlockWidget? {
        guard let best = all.max(by: { $0.visibility < $1.visibility }), best.visibility >= Thresholds.Focus.leastSeen,
            all.count(where: { $0.visibility * Thresholds.Focus.leastGainOfFrame >= best.visibility }) == 1
        else { return nil }
        return best
    }

    /// All widgets of one row that a screen shows.
    static func all(in image: ScreenImage) -> [BlockWidget] {
        var found: [BlockWidget] = []
        for row in image.rows.indices.dropFirst().dropLast()
        where !image.rows[row - 1].isASCII && !image.rows[row + 1].isASCII {
            let (above, below) = (image.rows[row - 1].cells, image.rows[row + 1].cells)
            var column = 1
            while column < image.columns - 1 {
                guard above[column].character == "▔", below[column].character == "▁" else {
                    column += 1
                    continue
                }
                var end = column
                while end < image.columns - 1, above[end].character == "▔", below[end].character == "▁" { end += 1 }
                if end - column >= Thresholds.Field.narrowest,
                    [column - 1, end].allSatisfy({ ScreenWords.isDecoration(image.rows[row].cells[$0].character) })
                {
                    found.append(
                        BlockWidget(
                            frame: .init(rows: row - 1..<row + 2, columns: column - 1..<end + 1),
                            visibility: above[column].visibility))
                }
                column = end
            }
        }
        return found
    }

    /// What the widget is to who comes to it: a box to tick with its state, or a field.
    ///
    /// - Parameter start: The column from which on the row names a field.
    func region(in image: ScreenImage, namedFrom start: Int = 0) -> ScreenRegion {
        let cells = image.rows[row].cells
        let text = ScreenWords.of(image.rows[row].text(inside))
        for column in inside {
            guard let box = TickedBox(at: column, in: image.rows[row]),
                box.columns.upperBound < frame.columns.upperBound
            else { continue }
            return ScreenRegion(
                .item, frame: frame,
                text: ScreenWords.of(image.rows[row].text(box.columns.upperBound..<inside.upperBound)),
                isSelected: true, isChecked: box.isTicked)
        }
        let label = ScreenWords.of(String(cells[start..<frame.columns.lowerBound].map(\.character)))
        return ScreenRegion(
            .field, frame: frame, label: label.count <= Thresholds.Tab.longestName ? label : "", text: text)
    }
}
