import TerminalEmulator

/// A character of the lines that can be read.
struct ReviewPlace: Hashable, Comparable {
    /// The number of the line.
    var line: Int
    /// The number of characters of it before the position.
    var offset: Int

    static func < (left: Self, right: Self) -> Bool { (left.line, left.offset) < (right.line, right.offset) }
}

extension ReviewText {
    /// Returns the text between two characters, both included: in reading order, or the block with them as corners.
    func text(from one: ReviewPlace, to other: ReviewPlace, isBlock: Bool) -> String {
        let (start, end) = (max(first, min(one.line, other.line)), min(self.end - 1, max(one.line, other.line)))
        guard start <= end else { return "" }
        if isBlock { return block(start...end, columns(of: one, other)) }
        let (from, to) = (min(one, other), max(one, other))
        var text = ""
        for line in start...end {
            let whole = self[line]
            let part = whole.prefix(line == to.line ? to.offset + 1 : whole.count)
            text += part.dropFirst(line == from.line ? from.offset : 0)
            // No clipboard accepts more; longer text would be cut off there anyway.
            guard text.utf8.count <= Pasteboard.limit else { break }
            if line < end, !isWrapped(line) { text += "\n" }
        }
        return text
    }

    /// The columns from the left edge of one character to the right edge of the other.
    func columns(of one: ReviewPlace, _ other: ReviewPlace) -> Range<Int> {
        let edges = [one, other].map { place -> Range<Int> in
            // The line of a mark may have been dropped since.
            let text = (first..<end).contains(place.line) ? Array(self[place.line]) : []
            let start = text.isEmpty ? place.offset : text.prefix(place.offset).reduce(0) { $0 + $1.columnCount }
            return start..<start + (text.indices.contains(place.offset) ? text[place.offset].columnCount : 1)
        }
        return min(edges[0].lowerBound, edges[1].lowerBound)..<max(edges[0].upperBound, edges[1].upperBound)
    }

    private func block(_ lines: ClosedRange<Int>, _ columns: Range<Int>) -> String {
        var rows: [String] = []
        var size = 0
        for line in lines {
            let row = self[line].cut(columns)
            size += row.utf8.count + 1
            guard size <= Pasteboard.limit + 1 else { break }
            rows.append(row.trimmingEnd)
        }
        return rows.allSatisfy(\.isEmpty) ? "" : rows.joined(separator: "\n")
    }
}

extension String {
    /// The characters that begin in some columns of a line.
    func cut(_ columns: Range<Int>) -> String {
        var part = ""
        var column = 0
        for character in self {
            if columns.contains(column) { part.append(character) }
            column += character.columnCount
            if column >= columns.upperBound { break }
        }
        return part
    }
}
