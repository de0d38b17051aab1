import TerminalEmulator

extension ListDetector {
    /// The part of a row that stands out by its ground.
    struct Highlight {
        var row: Int
        var columns: Range<Int>
        var ground: Color
        /// The columns of its list where another list, or a text, stands beside it.
        var list: Range<Int>?
        /// Where the ground begins, which may be far before the text.
        var barStart: Int
        /// Whether it is made up of pieces that a plain gap parts: buttons, not an item.
        var isParted = false
        /// Whether only the beginning of the text stands on it.
        var isPartial = false
    }

    /// The part of a row that has a ground of its own, if it starts where the row's text starts.
    static func highlight(
        _ row: Int, in frame: CellRegion, of image: ScreenImage, ground: Color
    ) -> Highlight? {
        guard image.rows[row].onlyGround != ground else { return nil }
        let cells = image.rows[row].cells
        var inked = frame.columns.filter { !cells[$0].isBlank && !ScreenWords.isDecoration(cells[$0].character) }
        // The arrow at an end of a scroll bar.
        if let last = inked.last, "↑↓".contains(cells[last].character), inked.count > 1 { inked.removeLast() }
        inked.removeFirst(plainSign(inked, cells, ground))
        if image.cursor.isVisible, image.cursor.row == row, inked.first == image.cursor.column, inked.count > 1,
            inked[1] == inked[0] + 1, cells[inked[0]].ground == ground
        {
            // The terminal's cursor takes the place of the ground.
            inked.removeFirst()
        }
        guard let first = inked.first, cells[first].ground != ground, !isTitle(inked, cells) else { return nil }
        // A bar that goes on past its text is an item of a list beside something else.
        let end = cells[first..<frame.columns.upperBound].firstIndex { $0.ground != cells[first].ground }
        // A bar to the edge may be any row's; one that ends before is as wide as its list.
        let isWide = cells[frame.columns.upperBound - 1].ground == cells[first].ground
        let barStart =
            isWide
            ? first
            : cells[frame.columns.lowerBound..<first].lastIndex { $0.ground != cells[first].ground }.map { $0 + 1 }
                ?? frame.columns.lowerBound
        if let end, end - first >= Thresholds.List.narrowestBar, cells[end - 1].isBlank,
            inked.contains(where: { $0 >= end }),
            !goesOn(row, at: end, in: frame, of: image, ground: ground),
            // What was searched for only interrupts it.
            cells[end].ground == ground
                || !cells[end..<frame.columns.upperBound].contains(where: { $0.ground == cells[first].ground })
        {
            return Highlight(
                row: row, columns: first..<end, ground: cells[first].ground, list: frame.columns.lowerBound..<end,
                barStart: barStart)
        }
        let own = inked.prefix { cells[$0].ground != ground }
        // Several separate pieces are a line of keys or of tabs, not an item.
        let others = inked.dropFirst(own.count)
        // A sign before a row of several that are chosen.
        if !others.isEmpty, own.allSatisfy({ markers.contains(cells[$0].character) }) { return nil }
        guard let last = own.last, !others.contains(where: { cells[$0].ground != ground }) else { return nil }
        // Words that stand apart beside it are its siblings: a row of buttons, not an item.
        if let next = others.first, next - last > Thresholds.Gap.apart { return nil }
        return Highlight(
            row: row, columns: first..<last + 1, ground: cells[first].ground, barStart: barStart,
            isParted: isParted(cells[first...last], by: ground), isPartial: !others.isEmpty)
    }

    /// Whether a line of which only a dash is left at each end goes around what it says, as around a title.
    private static func isTitle(_ inked: [Int], _ cells: [ImageCell]) -> Bool {
        guard let first = inked.first, let last = inked.last, last - first > Thresholds.Gap.column else { return false }
        return "-=".contains(cells[first].character) && cells[last].character == cells[first].character
            && cells[first + 1].isBlank && cells[last - 1].isBlank
    }

    /// Whether a bar goes on in another colour that the rows beside it do not have: one item of several colours.
    private static func goesOn(
        _ row: Int, at column: Int, in frame: CellRegion, of image: ScreenImage, ground: Color
    ) -> Bool {
        let own = image.rows[row].cells[column].ground
        return own != ground
            && ![row - 1, row + 1].contains { frame.rows.contains($0) && image.rows[$0].cells[column].ground == own }
    }

    /// Whether there are pieces on different grounds with a plain gap between them.
    private static func isParted(_ cells: ArraySlice<ImageCell>, by ground: Color) -> Bool {
        guard let gap = cells.firstIndex(where: { $0.ground == ground }),
            let next = cells[gap...].first(where: { $0.ground != ground })
        else { return false }
        return next.ground != cells[gap - 1].ground
    }

    /// How many of the characters at the beginning of a row are a sign that does not stand out though all behind it does:
    /// that of a part of an outline.
    private static func plainSign(_ inked: [Int], _ cells: [ImageCell], _ ground: Color) -> Int {
        guard let first = inked.first, cells[first].ground == ground, !markers.contains(cells[first].character) else {
            return 0
        }
        let sign = inked.prefix {
            cells[$0].ground == ground && !cells[$0].character.isLetter && !cells[$0].character.isNumber
        }
        guard sign.count <= Thresholds.Mark.widestSign, sign.count < inked.count,
            sign.last == first + sign.count - 1, inked[sign.count] > first + sign.count
        else { return 0 }
        return sign.count
    }

    /// Whether only the first letter of a row has a ground that all of another one has.
    static func isLetter(_ highlight: Highlight, among others: [Highlight]) -> Bool {
        highlight.isPartial && highlight.columns.count == 1
            && others.contains { !$0.isPartial && $0.ground == highlight.ground }
    }

    /// Whether a ground is one that words have, not what is selected: that of a letter by which an item can be chosen,
    /// where all of another row stands on it, or of words in the rows around it.
    static func isOfWords(
        _ highlight: Highlight, among others: [Highlight], in frame: CellRegion, _ image: ScreenImage
    ) -> Bool {
        if isLetter(highlight, among: others) { return true }
        func hasIt(_ row: Int) -> Bool {
            !image.rows[row].isOneGround
                && image.rows[row].cells[frame.columns].contains { !$0.isBlank && $0.ground == highlight.ground }
        }
        func isText(_ row: Int) -> Bool { !image.rows[row].isBlank }
        return frame.rows[..<highlight.row].reversed().prefix(while: isText).contains(where: hasIt)
            || frame.rows[(highlight.row + 1)...].prefix(while: isText).contains(where: hasIt)
    }

    /// Whether only a word of the row stands out, as what was searched for does.
    static func isWord(_ highlight: Highlight, _ image: ScreenImage) -> Bool {
        let cells = image.rows[highlight.row].cells
        guard highlight.list == nil else { return false }
        // The sign behind the name of a folder is a part of it.
        return cells[highlight.columns.upperBound...].contains { $0.character.isLetter || $0.character.isNumber }
    }

    /// Whether a highlighted row only frames the program's text: a title, a status line, what a pager asks with.
    static func isBar(
        _ highlight: Highlight, in frame: CellRegion, _ image: ScreenImage, _ ground: Color, _ look: CellLook?
    ) -> Bool {
        let (row, cursor) = (highlight.row, image.cursor)
        let cells = image.rows[row].cells
        if let look, CellLook(cells[highlight.columns.lowerBound]) == look { return isPaired(row, image) }
        if row == 0, image.hasItemAtTop(look) { return false }
        if row == 0 || row == frame.rows.upperBound - 1 || image.isDividedBar(row, ground) { return true }
        guard cursor.isVisible, !image.parksCursor else {
            // Above the row for messages is the one that tells the state.
            return image.isAlternate && row == frame.rows.upperBound - Thresholds.Edge.bottomRows && image.isBar(row)
        }
        if cursor.row == row { return cursor.column >= highlight.columns.upperBound }
        // An editor's windows have lines of state in the middle of the screen too.
        if image.rows[row].isOneGround, LineClassifier.hasRuler(image.rows[row].text()) { return true }
        if image.rows[row].isOneGround, image.standsOnKeys(row) { return true }
        return row >= frame.rows.upperBound - Thresholds.Keys.bottomRows && image.isBar(row)
    }

    /// Whether a bar at the top of the screen has its like at the bottom, and is one of the two.
    private static func isPaired(_ row: Int, _ image: ScreenImage) -> Bool {
        let top = image.rows[0]
        guard image.isBar(row), top.isOneGround, top.cells[0].ground == image.rows[row].cells[0].ground else {
            return false
        }
        let lowest = image.rows.indices.suffix(Thresholds.Keys.bottomRows)
        return lowest.contains {
            image.isBar($0) && image.rows[$0].cells[0].ground == top.cells[0].ground && (row == 0 || row == $0)
        }
    }

    /// Whether a row looks as another bar does: editors divide their windows by them, and ask questions in them.
    static func isBar(_ highlight: Highlight, like bar: Highlight, _ image: ScreenImage) -> Bool {
        let row = highlight.row
        let isVisible = image.cursor.isVisible && !image.parksCursor
        guard highlight.ground == bar.ground, image.rows[row].isOneGround, image.rows[bar.row].isOneGround,
            !isVisible || image.cursor.row != row
        else { return false }
        return isVisible || row == image.rows.count - Thresholds.Keys.bottomRows
    }
}
