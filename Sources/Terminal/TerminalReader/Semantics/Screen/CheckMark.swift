/// The state of an item that can be checked, and its text without the box.
struct CheckMark: Equatable {
    var isChecked: Bool
    var rest: String

    private static let checked: [String] = [
        "[x]", "[X]", "[*]", "[✓]", "[✔]", "[•]", "[●]", "[■]", "(*)", "(x)", "(X)", "(•)", "(o)",
    ]
    private static let unchecked: [String] = ["[ ]", "( )"]
    private static let checkedGlyphs: Set<Character> = ["◉", "●", "☑", "☒", "✔", "✓", "⬢", "◼", "■"]
    private static let uncheckedGlyphs: Set<Character> = ["◯", "○", "☐", "⬡", "◻", "□"]

    /// Reads the box at the start of a text; `nil` when there is none.
    init?(_ text: String) {
        let trimmed = text.drop { $0 == " " }
        let head = String(trimmed.prefix(3))
        if Self.checked.contains(head) || Self.unchecked.contains(head) {
            isChecked = Self.checked.contains(head)
            rest = String(trimmed.dropFirst(3))
        } else if let first = trimmed.first, Self.checkedGlyphs.contains(first) || Self.uncheckedGlyphs.contains(first)
        {
            isChecked = Self.checkedGlyphs.contains(first)
            rest = String(trimmed.dropFirst())
        } else {
            return nil
        }
    }

    /// The column of the sign between brackets that alone has changed in a row, and whether it is there now; nil where
    /// something else has changed.
    static func toggled(from old: ImageRow, to new: ImageRow) -> (column: Int, isChecked: Bool)? {
        let changed = new.cells.indices.filter {
            !old.cells.indices.contains($0) || old.cells[$0].character != new.cells[$0].character
        }
        guard changed.count == 1, let column = changed.first, column > 0,
            let before = CheckMark(old.text(column - 1..<column + 2)),
            let after = CheckMark(new.text(column - 1..<column + 2)), before.isChecked != after.isChecked
        else { return nil }
        return (column, after.isChecked)
    }
}
