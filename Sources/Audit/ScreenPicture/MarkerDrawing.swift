import AccessibilityTree

/// Draws the markers and the content of the tray.
enum MarkerDrawing {
    /// Writes the markers in the order of the entries, all frames below all numbers.
    static func write(_ markers: Markers, of picture: ScreenPicture, to writer: inout SVGWriter, _ palette: Palette) {
        if let tray = markers.tray {
            writer.text(
                "Not visible on the screen:", x: tray.x, baseline: tray.y + 12,
                "font-size=\"12\" fill=\"\(palette.text)\"")
        }
        writer.line("<g fill=\"none\" stroke=\"\(palette.screen)\" stroke-width=\"2.5\" stroke-opacity=\"0.5\">")
        for marker in markers.markers { writeFrame(marker, to: &writer, "") }
        writer.line("</g>")
        for (marker, entry) in zip(markers.markers, picture.entries) {
            let frame = marker.frame.map { frame in
                " data-frame=\"\(frame.x.drawn) \(frame.y.drawn) \(frame.width.drawn) \(frame.height.drawn)\""
            }
            let id = writer.pageID("m\(marker.number)")
            writer.line("<g\(id) class=\"marker\" data-number=\"\(marker.number)\"\(frame ?? "")>")
            writer.line(
                "<title>\(marker.number): \(SVGWriter.escaped(ScreenPicture.words(of: entry)))</title>")
            writeFrame(marker, to: &writer, " fill=\"none\" stroke=\"\(Palette.marker)\"")
            writeNumber(marker.number, in: marker.box, to: &writer)
            writer.line("</g>")
        }
    }

    private static func writeFrame(_ marker: Markers.Marker, to writer: inout SVGWriter, _ attributes: String) {
        if let leader = marker.leader { writer.stroke(leader.from, leader.to, "class=\"leader\"\(attributes)") }
        if let outline = marker.outline { writer.rect(outline, radius: 3, "class=\"frame\"\(attributes)") }
    }

    /// Writes a number in its box.
    static func writeNumber(_ number: Int, in box: Rect, to writer: inout SVGWriter) {
        writer.rect(
            box, radius: box.height / 2,
            "class=\"number\" fill=\"\(Palette.marker)\" stroke=\"\(Palette.markerNumber)\" stroke-width=\"0.75\"")
        writer.text(
            "\(number)", x: box.center.x, baseline: box.center.y + 3.8,
            "font-size=\"10.5\" font-weight=\"700\" text-anchor=\"middle\" fill=\"\(Palette.markerNumber)\"")
    }
}
