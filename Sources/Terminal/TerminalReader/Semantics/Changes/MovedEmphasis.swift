import TerminalEmulator

/// Rows that have become bold, or are no longer faint, while others have lost that: an item of several colours and pieces,
/// of which the lines and meters may be drawn anew.
struct MovedEmphasis {
    /// The rows that stand out now.
    let rows: Range<Int>

    /// `nil` when nothing of the kind happened.
    init?(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var gained: [Int] = []
        var lost: [Int] = []
        for row in new.rows.indices where old.rows[row] != new.rows[row] {
            switch Self.change(old.rows[row].cells, new.rows[row].cells) {
            case 1: gained.append(row)
            case -1: lost.append(row)
            default: continue
            }
        }
        guard let first = gained.first, let last = gained.last, !lost.isEmpty,
            gained.count <= Thresholds.Focus.mostRows, gained.count == last - first + 1,
            lost.count <= Thresholds.Focus.mostRows
        else { return nil }
        rows = first..<last + 1
    }

    /// 1 where all words of a row stand out more than before, -1 where all do less, and 0 where neither is so.
    private static func change(_ old: [ImageCell], _ new: [ImageCell]) -> Int {
        func isWord(_ cell: ImageCell) -> Bool { cell.character.isLetter || cell.character.isNumber }
        func level(_ cell: ImageCell) -> Int {
            (cell.attributes.isBold ? 1 : 0) - (cell.attributes.isFaint ? 1 : 0)
        }
        let words = new.indices.filter { isWord(new[$0]) || isWord(old[$0]) }
        let changes = Set(words.map { (level(new[$0]) - level(old[$0])).signum() })
        guard changes.count == 1, words.allSatisfy({ old[$0].character == new[$0].character }) else { return 0 }
        return changes.first ?? 0
    }
}

extension ScreenImage {
    /// The rows of one item below the first row that alone are bold, with others that are not; nil where there are none.
    var emphasizedRows: Range<Int>? {
        let words = rows.indices.filter { row in
            row > 0 && row < messageRow && rows[row].cells.contains { $0.character.isLetter || $0.character.isNumber }
        }
        let bold = words.filter { row in
            rows[row].cells.allSatisfy {
                $0.attributes.isBold || !($0.character.isLetter || $0.character.isNumber)
            }
        }
        guard let first = bold.first, let last = bold.last, bold.count <= Thresholds.Focus.mostRows,
            bold.count == last - first + 1, bold.count < words.count
        else { return nil }
        return first..<last + 1
    }
}
