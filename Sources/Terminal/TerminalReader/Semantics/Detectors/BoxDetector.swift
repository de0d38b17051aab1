import TerminalEmulator

/// A frame drawn with lines.
struct Box: Equatable, Sendable {
    /// The cells with the border.
    var frame: CellRegion
    /// The text in the upper border.
    var title: String
    /// Whether lines divide the interior into columns.
    var hasColumns: Bool

    /// The cells within the border.
    var interior: CellRegion {
        .init(
            rows: frame.rows.lowerBound + 1..<max(frame.rows.lowerBound + 1, frame.rows.upperBound - 1),
            columns: frame.columns.lowerBound + 1..<max(frame.columns.lowerBound + 1, frame.columns.upperBound - 1))
    }

    func contains(_ other: Box) -> Bool {
        self != other && frame.contains(other.frame)
    }
}

/// Finds frames: box drawing of any weight, and `+--+` in ASCII.
enum BoxDetector {
    private static let topLeft: Set<Character> = ["┌", "╔", "╭", "┏", "╒", "╓", "+"]
    private static let topRight: Set<Character> = ["┐", "╗", "╮", "┓", "╕", "╖", "+"]
    private static let bottomLeft: Set<Character> = ["└", "╚", "╰", "┗", "╘", "╙", "+"]
    private static let bottomRight: Set<Character> = ["┘", "╝", "╯", "┛", "╛", "╜", "+"]
    static let corners = topLeft.union(topRight).union(bottomLeft).union(bottomRight)
    private static let horizontal: Set<Character> = ["─", "═", "━", "╌", "╍", "┄", "┅", "-", "="]
    private static let vertical: Set<Character> = [
        "│", "║", "┃", "╎", "┆", "|", "├", "┤", "╠", "╣", "╟", "╢", "┣", "┫", "┝", "┥",
    ]
    /// How far one is in a text, drawn into the right line.
    private static let scrollBars: Set<Character> = ["▐", "█", "▌", "▒", "░", "▓", "▮", "■", "▲", "▼", "↑", "↓"]
    private static let columnTops: Set<Character> = ["┬", "╦", "┳", "╤", "╥"]

    /// Whether frames are drawn with a character, or what divides them.
    static func isLine(_ character: Character) -> Bool {
        vertical.contains(character) || horizontal.contains(character) || corners.contains(character)
            || columnTops.contains(character) || scrollBars.contains(character)
    }

    static func boxes(in image: ScreenImage) -> [Box] {
        var boxes: [Box] = []
        for row in image.rows.indices.dropLast() {
            let cells = image.rows[row].cells
            for column in cells.indices.dropLast()
            where !cells[column].isBlank && isTopLeft(cells[column].character)
                && startsEdge(cells[(column + 1)...].prefix(2), isASCII: cells[column].character == "+")
            {
                guard let box = box(in: image, row: row, column: column) else { continue }
                boxes.append(box)
                if boxes.count >= Thresholds.Box.most { return boxes }
            }
        }
        return boxes
    }

    // Most cells of a screen are letters, which are told faster than looked up.
    private static func isTopLeft(_ character: Character) -> Bool {
        (character == "+" || !character.isASCII) && topLeft.contains(character)
    }

    /// A mark, such as an arrow, may stand before the line, or the title, with or without a blank before it.
    private static func startsEdge(_ cells: ArraySlice<ImageCell>, isASCII: Bool) -> Bool {
        let isTitle =
            !isASCII
            && (cells.first?.character.isLetter == true
                || cells.first?.isBlank == true && cells.last?.character.isLetter == true)
        return (isTitle || cells.contains { isEdge($0.character) })
            && !cells.contains { topLeft.contains($0.character) }
    }

    private static func isEdge(_ character: Character) -> Bool {
        horizontal.contains(character) || columnTops.contains(character) || character == "┤"
    }

    private static func box(in image: ScreenImage, row: Int, column: Int) -> Box? {
        let top = image.rows[row].cells
        let isASCII = top[column].character == "+"
        var right = column + 1
        var drawn = 0
        var hasColumns = false
        while right < top.count, !topRight.contains(top[right].character) {
            let character = top[right].character
            if topLeft.contains(character) { return nil }
            if isEdge(character) { drawn += 1 }
            if columnTops.contains(character) { hasColumns = true }
            right += 1
        }
        if isASCII, right < top.count {
            // Crosses in the edge look like its corners.
            let edge = top[right...].prefix { $0.character == "+" || horizontal.contains($0.character) }
            right = edge.lastIndex { $0.character == "+" } ?? right
            drawn = max(drawn, right - column - 1)
        }
        guard right < top.count, right - column >= Thresholds.Box.narrowest, drawn >= Thresholds.Box.fewestLines,
            Thresholds.Box.drawn.isReached(by: drawn, of: right - column)
        else { return nil }
        if isASCII, !Thresholds.Box.drawnInASCII.isReached(by: drawn, of: right - column) { return nil }
        guard let bottom = bottom(of: column, below: row, isASCII: isASCII, in: image), bottom > row + 1 else {
            return nil
        }
        let corners = [column, right].map { image.rows[bottom].cells[$0].character }
        // A menu that is longer than the screen has no lower edge.
        let isCut = !isASCII && bottom == image.rows.count - 1 && corners.allSatisfy(vertical.contains)
        guard isCut || bottomLeft.contains(corners[0]) && bottomRight.contains(corners[1]) else { return nil }
        // What lies over a frame hides a part of it; the frame below is not the one to look at.
        let edge = image.rows[row + 1..<bottom].map { $0.cells[right].character }
        let isDrawn = edge.allSatisfy {
            vertical.contains($0) || isASCII && $0 == "+" || !isASCII && scrollBars.contains($0)
        }
        guard isDrawn else { return nil }
        if isASCII {
            // A table is drawn with the same characters; it has crosses in its upper edge.
            hasColumns = top[column + 1..<right].contains { $0.character == "+" }
        }
        let frame = CellRegion(rows: row..<bottom + 1, columns: column..<right + 1)
        var title = image.rows[row].text(column + 1..<right)
        title.removeAll { ScreenWords.isDecoration($0) || $0 == "┤" || $0 == "├" }
        if isASCII { title.removeAll { horizontal.contains($0) } }
        return Box(frame: frame, title: ScreenWords.of(title), hasColumns: hasColumns)
    }

    /// The row in which the left edge ends. In ASCII corners and crosses look alike: the last one ends it.
    private static func bottom(of column: Int, below row: Int, isASCII: Bool, in image: ScreenImage) -> Int? {
        var bottom = row + 1
        var corner: Int?
        while bottom < image.rows.count {
            let character = image.rows[bottom].cells[column].character
            if isASCII, character == "+" {
                corner = bottom
            } else if !vertical.contains(character) {
                break
            }
            bottom += 1
        }
        return isASCII ? corner : min(bottom, image.rows.count - 1)
    }
}

/// Characters with which lines are drawn, in the forms that most programs use.
enum BoxDrawing {
    /// Lines from top to bottom, also as people type them.
    static let bars: Set<Character> = ["│", "┃", "║", "|"]
    /// Lines from left to right that are no text by themselves.
    static let rules: Set<Character> = ["─", "━", "═"]
}
