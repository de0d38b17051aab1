import AccessibilityTree

/// The announcements, by number, in columns next to the screen.
struct Legend {
    private struct Item {
        var number: Int
        var lines: [String]
        var x: Double
        var y: Double
    }

    /// The size of the legend, with the columns that it needs.
    private(set) var size = Size.zero
    private var items: [Item] = []
    private var heading: [String]
    private let origin: Point
    private let rest: String?

    private static let columnWidth = 320.0
    private static let indent = 36.0
    private static let fontSize = 13.0
    private static let lineHeight = 17.0
    private static let headingHeight = 20.0

    /// Lays a legend out.
    ///
    /// - Parameter height: how high a column may be at least.
    init(_ picture: ScreenPicture, at origin: Point, height: Double) {
        self.origin = origin
        rest = ScreenPicture.rest(of: picture.entries.count)
        heading = TextEstimate.lines(of: picture.title, width: Self.columnWidth - 20, size: 15, limit: 2)
        let top = origin.y + Double(heading.count) * Self.headingHeight + 6
        let bottom = origin.y + max(height, 240)
        var (x, y, lowest) = (origin.x, top, top)
        for (offset, entry) in picture.entries.prefix(ScreenPicture.entryLimit).enumerated() {
            let lines = TextEstimate.lines(
                of: ScreenPicture.words(of: entry), width: Self.columnWidth - Self.indent - 16, size: Self.fontSize,
                limit: 5)
            let needed = Double(max(lines.count, 1)) * Self.lineHeight + 5
            if y + needed > bottom, y > top { (x, y) = (x + Self.columnWidth, top) }
            items.append(Item(number: offset + 1, lines: lines, x: x, y: y))
            y += needed
            lowest = max(lowest, y)
        }
        if rest != nil { lowest += Self.lineHeight }
        size = Size(width: x + Self.columnWidth - origin.x, height: lowest - origin.y)
    }

    /// Writes the legend. The list is the drawing's own text: numbers and announcements.
    func write(to writer: inout SVGWriter, _ palette: Palette) {
        writer.line("<g class=\"legend\" fill=\"\(palette.text)\" font-size=\"\(Self.fontSize.drawn)\">")
        for (number, line) in heading.enumerated() {
            writer.text(
                line, x: origin.x, baseline: origin.y + 14 + Double(number) * Self.headingHeight,
                "font-size=\"15\" font-weight=\"700\"")
        }
        writer.line("<g role=\"list\">")
        for item in items {
            writer.line("<g class=\"entry\" role=\"listitem\" data-number=\"\(item.number)\">")
            let width = Markers.boxWidth(item.number)
            let box = Rect(x: item.x + Self.indent - 6 - width, y: item.y, width: width, height: Markers.boxHeight)
            MarkerDrawing.writeNumber(item.number, in: box, to: &writer)
            for (number, line) in item.lines.enumerated() {
                writer.text(
                    line, x: item.x + Self.indent, baseline: item.y + 12 + Double(number) * Self.lineHeight, "")
            }
            writer.line("</g>")
        }
        writer.line("</g>")
        if let rest { writer.text(rest, x: origin.x + Self.indent, baseline: origin.y + size.height, "") }
        writer.line("</g>")
    }
}
