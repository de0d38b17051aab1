import AccessibilityTree

/// Puts the parts of a picture together: the screen, the markers and the legend.
struct PictureDrawing {
    /// The SVG document.
    private(set) var document: String

    private static let margin = 14.0

    /// The fonts, those of Apple's systems first; lines are as wide as they were laid out, whatever the font.
    static let fonts = "-apple-system, system-ui, 'SF Pro Text', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

    init(_ picture: ScreenPicture, hasLegend: Bool, prefix: String) {
        let palette = Palette(picture.style)
        let screen = Self.screen(of: picture.tree)
        var drawing = ScreenDrawing(picture.tree, screen: screen, palette: palette, prefix: prefix)
        drawing.run()
        let markers = Markers(picture, on: drawing, screen: screen)
        let left = screen.x - Markers.gutter
        let top = screen.y - Self.margin
        var right = max(screen.maxX, markers.tray?.maxX ?? screen.maxX) + Markers.gutter
        var bottom = (markers.tray?.maxY ?? screen.maxY) + Self.margin
        let notes = Self.notes(picture, drawing)
        let noteTop = bottom
        if !notes.isEmpty { bottom += Double(notes.count) * 16 }
        var legend: Legend?
        if hasLegend {
            let laidOut = Legend(picture, at: Point(x: right + 6, y: screen.y), height: bottom - screen.y - Self.margin)
            right += 6 + laidOut.size.width
            bottom = max(bottom, screen.y + laidOut.size.height + Self.margin)
            legend = laidOut
        }
        let area = Rect(x: left, y: top, width: right - left, height: bottom - top)
        var writer = SVGWriter(prefix: prefix)
        Self.writeStart(of: picture, area, hasLegend: hasLegend, to: &writer)
        writer.rect(area, "fill=\"\(palette.page)\"")
        // If there is a legend, screen readers read it after the picture.
        if hasLegend { writer.line("<g role=\"img\" aria-labelledby=\"\(writer.id("title"))\">") }
        if !hasLegend { writer.line("<g\(writer.pageID("screen"))>") }
        writer.rect(screen, "class=\"screen\" fill=\"\(palette.screen)\"")
        document = writer.text + drawing.writer.text
        writer = SVGWriter(prefix: prefix)
        if !hasLegend { writer.line("</g>") }
        writer.rect(screen, "fill=\"none\" stroke=\"\(palette.line)\"")
        MarkerDrawing.write(markers, of: picture, to: &writer, palette)
        if hasLegend { writer.line("</g>") }
        for (number, note) in notes.enumerated() {
            writer.text(
                note, x: screen.x, baseline: noteTop + 8 + Double(number) * 16,
                "font-size=\"12\" fill=\"\(palette.text)\"")
        }
        legend?.write(to: &writer, palette)
        writer.line("</svg>")
        document += writer.text
    }

    /// The screen's bounds: the topmost node's, else those that the source states.
    static func screen(of tree: AccessibilityTree) -> Rect {
        let candidates = [tree.isEmpty ? nil : tree[0].layoutFrame, tree.environment.screenBounds]
        let known = candidates.lazy.compactMap { $0?.drawable }.first { $0.width > 0 && $0.height > 0 }
        let screen = known ?? Environment().screenBounds
        let place = [screen.x, screen.y].map { min(max($0, -10_000), 10_000) }
        return Rect(
            x: place[0], y: place[1], width: min(max(screen.width, 1), 10_000),
            height: min(max(screen.height, 1), 10_000))
    }

    /// Returns the parts that are not in the picture, in words.
    private static func notes(_ picture: ScreenPicture, _ drawing: ScreenDrawing) -> [String] {
        var notes: [String] = []
        if let rest = ScreenPicture.rest(of: picture.entries.count) {
            notes.append("\(rest) announcements without a number")
        }
        if drawing.leftOut > 0 { notes.append("\(drawing.leftOut) more views that are not drawn") }
        return notes
    }

    private static func writeStart(
        of picture: ScreenPicture, _ area: Rect, hasLegend: Bool, to writer: inout SVGWriter
    ) {
        let language = SVGWriter.escaped(picture.tree.environment.language)
        let title = writer.id("title")
        let box = [area.x, area.y, area.width, area.height].map(\.drawn).joined(separator: " ")
        writer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" width=\"\(area.width.drawn)\" "
                + "height=\"\(area.height.drawn)\" role=\"\(hasLegend ? "group" : "img")\" aria-labelledby=\"\(title)\" xml:lang=\"\(language)\" "
                + "font-family=\"\(fonts)\">")
        let style = picture.style == .dark ? ", dark" : ""
        writer.line(
            "<title id=\"\(title)\">\(SVGWriter.escaped(picture.title))\(style): the screen, with numbers in "
                + "reading order</title>")
    }
}
