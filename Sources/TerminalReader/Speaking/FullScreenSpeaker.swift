import TerminalEmulator

/// Speaks what a program on the alternate screen answers to a key: the line that the cursor came to, the item that is
/// highlighted now, or the page that took the place of another. What changes by itself is silent.
struct FullScreenSpeaker {
    /// Whether the program has just begun.
    var isNew = false
    private var key: TypedKey?
    private var before: [String] = []
    private var highlightsBefore: [Int: String] = [:]
    private var cursorRow = -1
    private var cursorColumn = -1

    /// Remembers the screen as it is before the program gets a key.
    mutating func noteKey(_ key: TypedKey, screen: Screen) {
        self.key = key
        before = (0..<screen.rows).map { screen.text(row: $0) }
        highlightsBefore = Self.highlights(screen)
        cursorRow = screen.cursor.row
        cursorColumn = screen.cursor.column
    }

    /// What is spoken of a screen that has settled.
    mutating func settle(_ screen: Screen) -> [String] {
        if isNew {
            isNew = false
            return [Self.page(screen)]
        }
        guard let key, key != .secret else { return [] }
        self.key = nil
        // A typed character that showed up is spoken already.
        let rows = (0..<screen.rows).filter { $0 >= before.count || screen.text(row: $0) != before[$0] }
        let lit = Self.highlights(screen).filter { highlightsBefore[$0.key] != $0.value }
        if lit.count == 1, let text = lit.values.first { return [SpeakableText.clean(text)] }
        let cursor = screen.cursor
        if rows.count > screen.rows / 2 { return [Self.page(screen)] }
        if case .text = key, rows.count <= 1, cursor.row == cursorRow { return [] }
        if cursor.isVisible, cursor.row != cursorRow {
            let text = SpeakableText.clean(screen.text(row: cursor.row))
            return [text.isEmpty ? "blank" : text]
        }
        if cursor.isVisible, rows.isEmpty, cursor.column != cursorColumn {
            let text = screen[cursor.row, cursor.column].text
            return [text.isEmpty ? "blank" : text]
        }
        return rows.prefix(3).map { SpeakableText.clean(screen.text(row: $0)) }
    }

    private static func page(_ screen: Screen) -> String {
        (0..<screen.rows).map { SpeakableText.clean(screen.text(row: $0)) }.filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    /// The text that is shown inverse or before a colour, by row.
    private static func highlights(_ screen: Screen) -> [Int: String] {
        var found: [Int: String] = [:]
        for row in 0..<screen.rows {
            let text = screen.runs(row: row).filter { $0.attributes.isInverse }.map(\.text).joined(separator: " ")
            if text.contains(where: { !$0.isWhitespace }) { found[row] = text }
        }
        return found
    }
}
