import TerminalEmulator

/// A list of names with values, of which the selected one has a bar behind its value only, up to the edge: the value may
/// be empty.
enum ValueList {
    /// The list in a frame in which one value alone stands on a bar; nil where none does.
    static func list(in frame: CellRegion, of image: ScreenImage, ground: Color) -> ScreenRegion? {
        guard !image.cursor.isVisible, !frame.isEmpty else { return nil }
        let lit = frame.rows.filter { bar($0, in: frame, of: image, ground: ground) != nil }
        guard lit.count == 1, let row = lit.first,
            let name = frame.columns.first(where: { !image.rows[row].cells[$0].isBlank })
        else { return nil }
        var items = ItemRows(frame: frame, image: image)
        let rows = items.siblings(of: row, start: name, tolerance: 0) { other in
            image.rows[other].cells[frame.columns].allSatisfy { $0.ground == ground }
        }
        guard rows.count >= Thresholds.List.fewestValues else { return nil }
        return ListDetector.list(rows, selected: row, in: frame, image)
    }

    /// The columns of a bar that begins where a name has ended, and ends at the edge.
    private static func bar(_ row: Int, in frame: CellRegion, of image: ScreenImage, ground: Color) -> Range<Int>? {
        let cells = image.rows[row].cells[frame.columns]
        guard let first = cells.firstIndex(where: { !$0.isBlank }), cells[first].ground == ground,
            let start = cells[first...].firstIndex(where: { $0.ground != ground }),
            cells.endIndex - start >= Thresholds.List.narrowestBar,
            cells[start...].allSatisfy({ $0.ground == cells[start].ground }), cells[cells.endIndex - 1].isBlank,
            start - first > Thresholds.Gap.apart,
            cells[start - Thresholds.Gap.apart..<start].allSatisfy(\.isBlank),
            cells[first..<start].contains(where: { $0.character.isLetter })
        else { return nil }
        return start..<cells.endIndex
    }
}
