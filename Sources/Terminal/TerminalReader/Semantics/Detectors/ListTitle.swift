/// The title that stands directly above the items of a list, which is none of them.
enum ListTitle {
    /// The rows without their title.
    ///
    /// - Parameter columns: The columns in which the items stand.
    static func dropped<Rows: RangeReplaceableCollection<Int>>(
        from rows: Rows, selected: Int, in columns: Range<Int>, of image: ScreenImage
    ) -> Rows {
        guard let first = rows.first, first != selected, rows.count > 1,
            isTitle(first, above: rows.dropFirst(), in: columns, of: image)
        else { return rows }
        return Rows(rows.dropFirst())
    }

    /// Whether a row of text begins to the left of all rows below it, or ends with a colon as none of them does.
    private static func isTitle(
        _ row: Int, above others: some Collection<Int>, in columns: Range<Int>, of image: ScreenImage
    ) -> Bool {
        guard let own = ink(row, columns, image), own.first.isLetter else { return false }
        let inks = others.compactMap { ink($0, columns, image) }
        guard inks.count == others.count else { return false }
        if own.last == ":", inks.allSatisfy({ $0.last != ":" }) { return true }
        guard inks.allSatisfy({ own.range.lowerBound < $0.range.lowerBound }) else { return false }
        // Items may be set in the middle, or end in one column.
        let middle = own.range.lowerBound + own.range.upperBound
        let isCentred = inks.allSatisfy { abs($0.range.lowerBound + $0.range.upperBound - middle) <= 2 }
        return !isCentred && !inks.allSatisfy { $0.range.upperBound == own.range.upperBound }
    }

    private static func ink(
        _ row: Int, _ columns: Range<Int>, _ image: ScreenImage
    ) -> (range: Range<Int>, first: Character, last: Character)? {
        let cells = image.rows[row].cells
        // Signs before an item are not where it begins.
        let inked = columns.clamped(to: cells.indices).filter {
            !cells[$0].isBlank && !ScreenWords.isDecoration(cells[$0].character)
        }
        guard let first = inked.first, let last = inked.last else { return nil }
        return (first..<last + 1, cells[first].character, cells[last].character)
    }
}
