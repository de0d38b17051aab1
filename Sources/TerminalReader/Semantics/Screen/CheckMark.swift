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
}
