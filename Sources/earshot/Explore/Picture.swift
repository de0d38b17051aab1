/// Draws the screen of `earshot explore`: a title, the elements around the cursor, what is spoken, and the keys.
struct Picture {
    let columns: Int
    let rows: Int

    /// Switches to the terminal's second screen and hides its cursor.
    static let enter = "\u{1B}[?1049h\u{1B}[?25l"
    /// Switches back.
    static let leave = "\u{1B}[?25h\u{1B}[?1049l"

    /// The bytes that draw everything anew.
    func draw(
        title: String, lineCount: Int, line: (Int) -> String, selected: Int?, footer: String, speech: String? = nil,
        note: String? = nil
    ) -> String {
        let bottom = [note, speech.map { "» \($0)" }, footer].compactMap(\.self)
        let room = max(1, rows - 2 - bottom.count)
        let first = max(0, min((selected ?? 0) - room / 2, lineCount - room))
        var drawn = ["\u{1B}[1m" + fit(title) + "\u{1B}[0m"]
        for index in first..<min(first + room, max(first, lineCount)) {
            let text = fit((index == selected ? "▶ " : "  ") + line(index))
            drawn.append(index == selected ? "\u{1B}[7m\(text)\u{1B}[0m" : text)
        }
        drawn += Array(repeating: "", count: max(0, room + 1 - drawn.count))
        drawn += bottom.map(fit)
        return "\u{1B}[H" + drawn.joined(separator: "\u{1B}[K\r\n") + "\u{1B}[K\u{1B}[J"
    }

    // One scalar is taken for one column; a wide one makes the line shorter than it could be, never longer than a row
    // that wraps once.
    private func fit(_ text: String) -> String {
        let safe = SafeText.escape(text)
        let width = safe.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
        guard width >= columns else { return safe }
        var result = ""
        var used = 0
        for scalar in safe.unicodeScalars {
            used += scalar.value >= 0x1100 ? 2 : 1
            if used > columns - 2 { break }
            result.unicodeScalars.append(scalar)
        }
        return result + "…"
    }
}
