import TerminalEmulator

/// A cursor of the reader's own, which moves over the lines that have scrolled off and those on the screen.
struct ReviewCursor {
    /// The line, counted from the first that ever was, so that it stays while others scroll; nil follows the program.
    private var line: Int?
    private var column = 0

    /// Goes back to the program's cursor.
    mutating func follow() { line = nil }

    /// Carries out a command and gives what is heard.
    mutating func perform(_ command: ReaderCommand, on terminal: borrowing Terminal) -> [Spoken] {
        let text = Text(screen: terminal.screen, scrollback: terminal.scrollback)
        let cursor = text.screen.cursor
        var current = min(text.end - 1, max(text.first, line ?? text.screenStart + cursor.row))
        if line == nil { column = text[current].index(ofColumn: cursor.column) }
        defer { line = current }
        func read(_ index: Int) -> Spoken {
            let clean = SpokenText.of(text[index].string)
            return .say(clean.isEmpty ? "blank" : clean)
        }
        switch command {
        case .previousLine, .nextLine:
            let next = current + (command == .nextLine ? 1 : -1)
            guard (text.first..<text.end).contains(next) else { return [.sound(.edge), read(current)] }
            current = next
            column = 0
            return [read(current)]
        case .firstLine, .lastLine, .programCursor:
            current =
                command == .firstLine
                ? text.first : command == .lastLine ? text.lastUsed : text.screenStart + cursor.row
            column = command == .programCursor ? text[current].index(ofColumn: cursor.column) : 0
            return [read(current)]
        case .currentLine: return [read(current)]
        case .readAll:
            return (current..<text.lastUsed + 1).prefix(500).map { SpokenText.of(text[$0].string) }
                .filter { !$0.isEmpty }.map { .say($0) }
        case .previousCharacter, .nextCharacter, .currentCharacter:
            let characters = text[current].characters
            let next = column + (command == .nextCharacter ? 1 : command == .previousCharacter ? -1 : 0)
            guard characters.indices.contains(next) else {
                return [.sound(.edge)] + (characters.indices.contains(column) ? [Self.said(characters[column])] : [])
            }
            column = next
            return [Self.said(characters[column])]
        case .previousWord, .nextWord, .currentWord:
            let words = text[current].words
            guard let word = Self.word(command, words, column) else { return [.sound(.edge)] }
            column = word.lowerBound
            return [.say(text[current].characters[word].joined())]
        default: return []
        }
    }

    private static func said(_ text: String) -> Spoken {
        .character(text.first.map(SpokenText.character) ?? "blank")
    }

    private static func word(_ command: ReaderCommand, _ words: [Range<Int>], _ column: Int) -> Range<Int>? {
        switch command {
        case .previousWord: words.last { $0.upperBound <= column }
        case .nextWord: words.first { $0.lowerBound > column }
        default: words.last { $0.lowerBound <= column } ?? words.first
        }
    }

    /// The lines that can be read, by number.
    private struct Text {
        let screen: Screen
        let scrollback: Scrollback

        var first: Int { screen.isAlternate ? screenStart : scrollback.discarded }
        var screenStart: Int { scrollback.discarded + scrollback.count }
        var end: Int { screenStart + screen.rows }

        /// The last line with something in it.
        var lastUsed: Int {
            var row = screen.rows - 1
            while row > 0, screen.text(row: row).isEmpty { row -= 1 }
            return screenStart + row
        }

        subscript(line: Int) -> LineText {
            LineText(
                string: line < screenStart
                    ? scrollback.text(line - scrollback.discarded) : screen.text(row: line - screenStart))
        }
    }

    private struct LineText {
        let string: String

        var characters: [String] { string.map(String.init) }

        /// The characters before a column; wide ones are counted as the terminal's cells would be only roughly.
        func index(ofColumn column: Int) -> Int { min(column, max(0, string.count - 1)) }

        var words: [Range<Int>] {
            var words: [Range<Int>] = []
            var start: Int?
            var index = 0
            for character in string {
                if character.isWhitespace || SpokenText.isDecoration(character) {
                    if let begin = start { words.append(begin..<index) }
                    start = nil
                } else if start == nil {
                    start = index
                }
                index += 1
            }
            if let start { words.append(start..<index) }
            return words
        }
    }
}
