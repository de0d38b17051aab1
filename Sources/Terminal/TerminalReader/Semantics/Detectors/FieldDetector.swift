import TerminalEmulator

/// Finds the field in which the cursor stands: cells of a ground of their own, or filled with underlines.
enum FieldDetector {
    /// The field in a frame. `before` is where one was before: there the cursor may be anywhere.
    static func field(
        in frame: CellRegion, of image: ScreenImage, before: CellRegion?
    ) -> ScreenRegion? {
        let cursor = image.cursor
        guard cursor.isVisible, frame.rows.contains(cursor.row), frame.columns.contains(cursor.column) else {
            return nil
        }
        let cells = image.rows[cursor.row].cells
        guard let span = span(at: cursor.column, in: cells, frame, common: image.commonGround(frame)) else {
            return nil
        }
        let region = CellRegion(rows: cursor.row..<cursor.row + 1, columns: span)
        // An item of a list has its text behind the cursor.
        guard region == before || cells[cursor.column..<span.upperBound].allSatisfy(isEmpty) else { return nil }
        return made(region, name: frame.columns.lowerBound, of: image)
    }

    /// The field in a frame of its own that has the cursor and no list. `ground` is that around the frame.
    static func framed(_ frame: CellRegion, of image: ScreenImage, ground: Color) -> ScreenRegion? {
        let cursor = image.cursor
        guard cursor.isVisible, frame.rows.contains(cursor.row), frame.columns.contains(cursor.column) else {
            return nil
        }
        let cells = image.rows[cursor.row].cells
        let span = span(at: cursor.column, in: cells, frame, common: ground) ?? frame.columns
        return made(
            .init(rows: cursor.row..<cursor.row + 1, columns: span), name: frame.columns.lowerBound, of: image)
    }

    /// All fields in a frame, whether they have the cursor or not: cells of a ground of their own, with the name before
    /// them. `common` is the ground around the frame.
    static func fields(
        in frame: CellRegion, of image: ScreenImage, ground common: Color
    ) -> [ScreenRegion] {
        var fields: [ScreenRegion] = []
        for row in frame.rows {
            let cells = image.rows[row].cells
            // What the rest of the row is, from any of its columns on.
            let lastInk = frame.columns.last { !cells[$0].isTail && !cells[$0].character.isWhitespace } ?? -1
            let lastLetter = frame.columns.last { !cells[$0].isTail && cells[$0].character.isLetter } ?? -1
            // The name is what stands after the field before it.
            var nameStart = frame.columns.lowerBound
            var start = frame.columns.lowerBound
            while start < frame.columns.upperBound {
                let ground = cells[start].ground
                let end = cells[start..<frame.columns.upperBound].firstIndex { $0.ground != ground }
                let span = start..<(end ?? frame.columns.upperBound)
                start = span.upperBound
                guard ground != common, span.count >= Thresholds.Field.narrowest else { continue }
                // Behind a field comes nothing, or the name of another one; a day among others is marked as well.
                guard lastInk < span.upperBound || lastLetter >= span.upperBound else { continue }
                fields.append(made(.init(rows: row..<row + 1, columns: span), name: nameStart, of: image))
                nameStart = span.upperBound
            }
        }
        return fields
    }

    private static func isEmpty(_ cell: ImageCell) -> Bool { cell.isBlank || cell.character == "_" }

    private static func span(
        at column: Int, in cells: [ImageCell], _ frame: CellRegion, common: Color
    ) -> Range<Int>? {
        let ground = cells[column].ground
        if ground != common {
            let start = cells[..<column].lastIndex { $0.ground != ground }.map { $0 + 1 } ?? 0
            let end = cells[column...].firstIndex { $0.ground != ground } ?? cells.count
            let span = (start..<end).clamped(to: frame.columns)
            if span.count >= Thresholds.Field.narrowest { return span }
        }
        // Behind the text the field is filled with underlines.
        let filled = cells[column..<frame.columns.upperBound].prefix { $0.character == "_" }
        guard filled.count >= Thresholds.Field.narrowest else { return nil }
        let blank = cells[frame.columns.lowerBound..<column].lastIndex { $0.isBlank }
        return (blank.map { $0 + 1 } ?? frame.columns.lowerBound)..<filled.endIndex
    }

    /// `name` is the column from which on the row names the field.
    private static func made(
        _ region: CellRegion, name: Int, of image: ScreenImage
    ) -> ScreenRegion {
        let row = image.rows[region.rows.lowerBound]
        let label = ScreenWords.of(row.text(name..<region.columns.lowerBound))
        return ScreenRegion(
            .field, frame: region, label: label, text: ScreenWords.of(row.text(region.columns).withoutFill))
    }
}

extension String {
    /// The text without the underlines that fill a field up.
    var withoutFill: String {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == "_" { end = index(before: end) }
        return distance(from: end, to: endIndex) >= Thresholds.Field.shortestFill ? String(self[..<end]) : self
    }
}
