import TerminalEmulator

/// Finds frames that are drawn with whole and half blocks, and the buttons in them that have lines above and below.
enum BlockFrames {
    /// The characters of a frame.
    private struct Style {
        let (top, middle, bottom): ([Character], [Character], [Character])

        init(_ top: String, _ middle: String, _ bottom: String) {
            (self.top, self.middle, self.bottom) = (Array(top), Array(middle), Array(bottom))
        }
    }

    private static let styles = [Style("█▀█", "█ █", "█▄█"), Style("▛▀▜", "▌ ▐", "▙▄▟"), Style("▗▄▖", "▐ ▌", "▝▀▘")]

    /// Unicode's block elements.
    private static let blocks: ClosedRange<UInt32> = 0x2580...0x259F

    /// The only such frame that a screen shows. Several divide it, or are a picture.
    static func only(in image: ScreenImage) -> Box? {
        var found: Box?
        for row in image.rows.indices.dropLast(2) where !image.rows[row].isASCII {
            let cells = image.rows[row].cells
            for column in cells.indices {
                let corner = cells[column].character
                // Numbers are compared faster than characters, and few cells have a block.
                guard let scalar = corner.unicodeScalars.first, blocks.contains(scalar.value),
                    let style = styles.first(where: { $0.top[0] == corner }),
                    let box = box(style, in: image, row: row, column: column)
                else { continue }
                guard found == nil else { return nil }
                found = box
            }
        }
        return found
    }

    private static func box(_ style: Style, in image: ScreenImage, row: Int, column: Int) -> Box? {
        let top = image.rows[row].cells
        let right = column + 1 + top[(column + 1)...].prefix { $0.character == style.top[1] }.count
        guard right < top.count, right - column >= Thresholds.Box.narrowestOfBlocks,
            top[right].character == style.top[2]
        else { return nil }
        func isSide(_ row: Int) -> Bool {
            let cells = image.rows[row].cells
            return cells[column].character == style.middle[0] && cells[right].character == style.middle[2]
        }
        func isBottom(_ row: Int) -> Bool {
            let cells = image.rows[row].cells
            return cells[column].character == style.bottom[0] && cells[right].character == style.bottom[2]
                && cells[column + 1..<right].allSatisfy { $0.character == style.bottom[1] }
        }
        var bottom = row + 1
        while bottom < image.rows.count, isSide(bottom), !isBottom(bottom) { bottom += 1 }
        guard bottom > row + 1, bottom < image.rows.count, isBottom(bottom) else { return nil }
        let box = Box(
            frame: .init(rows: row..<bottom + 1, columns: column..<right + 1), title: "", hasColumns: false)
        let texts = box.interior.rows.lazy.map { image.rows[$0].text(box.interior.columns) }
        return texts.contains { $0.contains(where: \.isLetter) } ? box : nil
    }

    /// The buttons in a frame that have a line above and one below, and none beside them: `▔▔▔▔` and `▁▁▁▁`. That on
    /// whose words another ground lies has the focus.
    static func buttons(in frame: CellRegion, of image: ScreenImage) -> [ScreenRegion] {
        var buttons: [ScreenRegion] = []
        for row in frame.rows.dropFirst().dropLast() {
            var column = frame.columns.lowerBound
            while column < frame.columns.upperBound {
                let end = lined(row, from: column, in: frame, of: image)
                defer { column = max(column, end) + 1 }
                let cells = image.rows[row].cells
                let isFramed = [column - 1, end].contains {
                    frame.columns.contains($0) && ScreenWords.isDecoration(cells[$0].character)
                }
                let text = ScreenWords.of(image.rows[row].text(column..<max(column, end)))
                guard end - column >= Thresholds.Field.narrowest, !isFramed, text.contains(where: \.isLetter) else {
                    continue
                }
                let word = (column..<end).first { !cells[$0].isBlank } ?? column
                buttons.append(
                    ScreenRegion(
                        .button, frame: .init(rows: row..<row + 1, columns: column..<end), text: text,
                        isSelected: cells[word].ground != cells[column].ground))
            }
        }
        for index in buttons.indices where buttons.count > 1 {
            (buttons[index].index, buttons[index].count) = (index + 1, buttons.count)
        }
        return buttons
    }

    /// Where the lines above and below a row end that begin at a column. Those of the next button may begin right there:
    /// in another colour, or behind a wide gap in the row.
    private static func lined(_ row: Int, from column: Int, in frame: CellRegion, of image: ScreenImage) -> Int {
        let (above, cells, below) = (image.rows[row - 1].cells, image.rows[row].cells, image.rows[row + 1].cells)
        let end =
            (column..<frame.columns.upperBound).first {
                above[$0].character != "▔" || below[$0].character != "▁"
                    || above[$0].attributes != above[column].attributes
            } ?? frame.columns.upperBound
        guard let first = (column..<end).first(where: { !cells[$0].isBlank }) else { return end }
        var gap = 0
        for place in first..<end {
            if !cells[place].isBlank, gap >= Thresholds.Button.widestGap { return place - gap / 2 }
            gap = cells[place].isBlank ? gap + 1 : 0
        }
        return end
    }
}
