import Words

/// Turns text of the screen into text for speech: decoration is left out and repeated characters are counted.
public enum ScreenWords {
    /// How many equal characters in a row are counted instead of read.
    public static let repetitionLimit = 4

    /// Whether a character only draws: box drawing, blocks, braille patterns, private use (icons of special fonts),
    /// geometric shapes, and what can't be seen at all.
    public static func isDecoration(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return true }
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return true
        case 0x2500...0x259F, 0x25A0...0x25FF, 0x2800...0x28FF: return true
        case 0xE000...0xF8FF, 0xF0000...0x10FFFF: return true
        case 0x23AF, 0x23B8...0x23BD, 0x1FB00...0x1FBAF: return true
        default: return false
        }
    }

    /// Signs with which the empty part of a meter is drawn.
    private static let fills: Set<Character> = ["-", "=", "_", ".", "·"]

    /// Whether a character draws something beside which signs do as well. Lines keep texts apart.
    private static func draws(_ character: Character) -> Bool {
        isDecoration(character) && !BoxDrawing.bars.contains(character)
    }

    /// The text without decoration and without needless blanks, with runs of one symbol counted: "70 equals".
    public static func of(_ text: some StringProtocol) -> String {
        var result = ""
        var previous: Character?
        var run = 0
        var pendingBlank = false
        // Whether the run stands directly behind something that only draws.
        var isAttached = false
        func isCounted(_ character: Character) -> Bool {
            !character.isLetter && !character.isNumber
        }
        func flush(before next: Character = " ") {
            defer { isAttached = draws(next) }
            guard let previous, run > 0 else { return }
            // The empty part of a meter is drawn with signs.
            if run >= repetitionLimit, fills.contains(previous), isAttached || draws(next) {
                pendingBlank = true
                run = 0
                return
            }
            if pendingBlank, !result.isEmpty { result.append(" ") }
            pendingBlank = false
            if run >= repetitionLimit, isCounted(previous) {
                if !result.isEmpty, result.last != " " { result.append(" ") }
                result += TerminalWords.current.repeated(previous, run)
                pendingBlank = true
            } else {
                for _ in 0..<run { result.append(previous) }
            }
            run = 0
        }
        for character in text {
            if character.isWhitespace || isDecoration(character) {
                flush(before: character)
                previous = nil
                pendingBlank = true
            } else if character == previous {
                run += 1
            } else {
                flush(before: character)
                previous = character
                run = 1
            }
        }
        flush()
        return result
    }

    /// A whole line: of a table the cells, and nothing of the lines that only draw one.
    public static func line(_ text: String) -> String {
        let bars = BoxDrawing.bars
        let trimmed = text.drop(while: \.isWhitespace)
        guard let first = trimmed.first, !isUnderline(trimmed) else { return "" }
        if bars.contains(first) || first == "+" || first == "-" && trimmed.contains("-+-"), isTableRule(trimmed) {
            return ""
        }
        guard bars.contains(first), let end = trimmed.lastIndex(where: { !$0.isWhitespace }), end > trimmed.startIndex,
            bars.contains(trimmed[end])
        else {
            // A bar that stands alone at the start is a frame's, or a spinner's.
            let isAlone =
                bars.contains(first) && trimmed.dropFirst().first == " "
                && !trimmed.dropFirst().contains(where: bars.contains)
            return of(isAlone ? trimmed.dropFirst() : text[...])
        }
        return trimmed.split(whereSeparator: bars.contains).map { of($0) }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// Whether a line rules off the names of columns: `----+-----`.
    static func isRuleOfColumns(_ text: String) -> Bool {
        text.contains("-+-") && text.allSatisfy { "+- ".contains($0) }
    }

    /// The cells of a line in which single bars keep columns apart.
    static func cells(_ text: String) -> String {
        let bars = text.split(separator: "|", omittingEmptySubsequences: false).map { of($0) }
        return bars.count > 1 ? bars.filter { !$0.isEmpty }.joined(separator: ", ") : text
    }

    /// Whether a line only underlines the columns above it: `----- ---`.
    private static func isUnderline(_ text: Substring) -> Bool {
        let parts = text.split(separator: " ")
        return parts.count > 1 && parts.allSatisfy { $0.allSatisfy { $0 == "-" } }
            && parts.contains { $0.count > 1 }
    }

    /// `+-----+----+`, `|:----|---:|`
    private static func isTableRule(_ text: Substring) -> Bool {
        text.allSatisfy { "+-=|:".contains($0) || $0.isWhitespace || isDecoration($0) }
            && (text.contains("--") || text.contains("=="))
    }

    /// How one character is said when it stands alone.
    public static func character(_ character: Character) -> String {
        let words = TerminalWords.current
        if character == " " { return words[.space] }
        if isDecoration(character) { return words.annotation(of: character) ?? words[.graphic] }
        return words.name(of: character) ?? String(character)
    }
}
