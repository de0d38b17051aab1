import TerminalEmulator

/// Finds tables of which a row is selected, as the processes of a monitor: a list with the names of columns above it.
enum SelectionTable {
    /// What was taken for a list, as a table; nil when nothing above it names columns, and no frame has both.
    static func table(_ list: ScreenRegion, of features: ScreenFeatures) -> ScreenRegion? {
        guard list.kind == .list, let selected = list.children.first(where: \.isSelected),
            list.children.allSatisfy({ $0.isChecked == nil })
        else { return nil }
        let framed = features.frames.lazy.compactMap(\.table).first { $0.frame.rows.overlaps(selected.frame.rows) }
        return framed.flatMap { selecting(selected, in: $0) } ?? aligned(list, selected, features.image)
    }

    /// A table with a row that is selected; nil when it has no such row.
    private static func selecting(_ selected: ScreenRegion, in table: ScreenRegion) -> ScreenRegion? {
        guard let row = table.children.firstIndex(where: { $0.kind == .row && $0.frame.rows == selected.frame.rows })
        else { return nil }
        var table = table
        select(row, of: &table)
        return table
    }

    private static func select(_ row: Int, of table: inout ScreenRegion) {
        table.children[row].isSelected = true
        guard let cell = table.children[row].children.firstIndex(where: { !$0.text.isEmpty }) else { return }
        table.children[row].children[cell].isSelected = true
    }

    private static func aligned(
        _ list: ScreenRegion, _ selected: ScreenRegion, _ image: ScreenImage
    ) -> ScreenRegion? {
        guard list.frame.columns == 0..<image.columns, list.frame.rows.lowerBound > 0 else { return nil }
        let lines = (list.frame.rows.lowerBound - 1..<list.frame.rows.upperBound).map { number in
            // An arrow between two names tells by which of them the rows are sorted.
            let cells = image.rows[number].cells.map {
                ScreenWords.isDecoration($0.character) ? $0.withoutCharacter : $0
            }
            return TextLine(cells, rows: number..<number + 1, isPrompt: false)
        }
        var detector = AlignedTableDetector(lines)
        guard let found = detector.table(at: 0), found.headers.count >= Thresholds.Table.fewestOfSelection,
            found.lines == lines.indices,
            var table = found.region(in: lines.indices, of: lines, width: image.columns)
        else { return nil }
        for row in table.children.indices where table.children[row].frame.rows.overlaps(selected.frame.rows) {
            select(row, of: &table)
        }
        return table
    }
}
