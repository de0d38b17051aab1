import Escaping

/// Draws the screen of `earshot explore`: a title, a list around its chosen line, the latest events, and the keys.
package struct Picture {
    let columns: Int
    let rows: Int

    /// Switches to the terminal's second screen and hides its cursor.
    package static let enter = "\u{1B}[?1049h\u{1B}[?25l"
    /// Switches back.
    package static let leave = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// The content of the picture.
    struct Content {
        /// The first line.
        var title: String
        /// The number of lines of the list.
        var lineCount: Int
        /// Returns the line at an index.
        var line: (Int) -> String
        /// The chosen line, or nil.
        var selected: Int?
        /// The transcript, the latest line last; as much of it is shown as there is room for.
        var transcript: ArraySlice<String> = []
        /// A note for the user, or nil.
        var note: String?
        /// The last line.
        var footer: String
    }

    /// The number of lines of the transcript that there is room for.
    var transcriptRoom: Int { max(1, min(12, (rows - 3) / 3)) }

    /// Returns the bytes that redraw the whole screen.
    func draw(_ content: Content) -> String {
        let transcript = content.transcript.suffix(transcriptRoom)
        let bottom = (transcript.isEmpty ? [] : [""] + transcript) + [content.note, content.footer].compactMap(\.self)
        let room = max(1, rows - 1 - bottom.count)
        let first = max(0, min((content.selected ?? 0) - room / 2, content.lineCount - room))
        var drawn = ["\u{1B}[1m" + fit(content.title) + "\u{1B}[0m"]
        for index in first..<min(first + room, max(first, content.lineCount)) {
            let text = fit((index == content.selected ? "> " : "  ") + content.line(index))
            drawn.append(index == content.selected ? "\u{1B}[7m\(text)\u{1B}[0m" : text)
        }
        drawn += Array(repeating: "", count: max(0, room + 1 - drawn.count))
        drawn += bottom.map(fit)
        return "\u{1B}[H" + drawn.prefix(max(1, rows)).joined(separator: "\u{1B}[K\r\n") + "\u{1B}[K\u{1B}[J"
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
