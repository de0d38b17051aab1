import ScreenReader
import TerminalEmulator
import Words

/// A cursor of the reader's own, which moves over the lines that have scrolled off and those on the screen.
struct ReviewCursor {
    /// The line, counted from the first that ever was, so that it stays while others scroll; nil follows the program.
    private(set) var line: Int?
    private var column = 0
    /// Whether the last command read the character: then its word comes next.
    private var hasReadCharacter = false
    /// The number of times that a line or a word was requested in a row: it is read, then spelled, then each letter has
    /// a word.
    private var asked: (command: ReaderCommand, times: Int)?
    /// The way to announce a line's indentation when it differs from that of the line before.
    var indentationReportMode = SpeakingSettings.ReportMode.words
    /// The way to announce the text's attributes when they differ from those of the text read before.
    var attributesReportMode = SpeakingSettings.ReportMode.off
    /// The indentation of the line that was read last, in columns.
    private var indentation = 0
    /// The attributes of the text that was read last.
    private var style = TextStyle()

    /// Goes back to the program's cursor.
    mutating func follow() {
        line = nil
        asked = nil
        style = TextStyle()
    }

    /// Goes to a line.
    mutating func move(to line: Int) {
        self.line = line
        column = 0
        asked = nil
    }

    /// The number of characters of its line before the cursor.
    var offset: Int { column }

    /// The same where the cursor may still be the program's.
    func offset(in text: ReviewText) -> Int {
        line == nil ? ReviewLine(string: text[text.cursorLine]).index(behind: text.cursorOffset) : column
    }

    /// Goes to a character of its line, and reads it; nil where there is none.
    mutating func move(toCharacter index: Int, on text: ReviewText) -> Spoken? {
        let current = current(in: text)
        let characters = ReviewLine(string: text[current]).characters
        guard characters.indices.contains(index) else { return nil }
        (line, column, asked) = (current, index, nil)
        style = text.style(line: current, characters: index..<index + 1) ?? style
        return .character(characters[index].first.map(ScreenWords.character) ?? characters[index])
    }

    /// The line where the cursor is.
    func current(in text: ReviewText) -> Int { min(text.end - 1, max(text.first, line ?? text.cursorLine)) }

    /// Performs a command and returns its announcements; nil when the command isn't for this cursor.
    mutating func perform(_ command: ReaderCommand, on text: ReviewText) -> [Spoken]? {
        var current = current(in: text)
        if line == nil { column = ReviewLine(string: text[current]).index(behind: text.cursorOffset) }
        let asksAgain = hasReadCharacter
        hasReadCharacter = false
        let times = asked?.command == command ? (asked?.times ?? 0) + 1 : 1
        asked = command == .currentLine || command == .currentWord ? (command, times) : nil
        let result: [Spoken]
        switch command {
        case .previousLine, .nextLine:
            let next = current + (command == .nextLine ? 1 : -1)
            if (text.first..<text.end).contains(next) {
                current = next
                column = 0
                result = readLine(current, text)
            } else {
                result = [.sound(.edge), Self.read(text[current])]
            }
        case .firstLine, .lastLine, .programCursor:
            current = command == .firstLine ? text.first : command == .lastLine ? text.lastUsed : text.cursorLine
            column =
                command == .programCursor ? ReviewLine(string: text[current]).index(behind: text.cursorOffset) : 0
            result = readLine(current, text)
        case .previousParagraph, .nextParagraph:
            guard let lines = text.paragraph(from: current, forward: command == .nextParagraph) else {
                return [.sound(.edge), Self.read(text[current])]
            }
            current = lines.lowerBound
            column = 0
            result = lines.prefix(Thresholds.Review.mostLines).map { Self.read(text[$0]) }
        case .previousDifferentLine, .nextDifferentLine:
            guard let next = text.differentLine(from: current, forward: command == .nextDifferentLine) else {
                return [.sound(.edge), Self.read(text[current])]
            }
            current = next
            column = 0
            result = readLine(current, text)
        case .currentLine: result = Self.inDetail(text[current], times) ?? readLine(current, text)
        case .previousCharacter, .nextCharacter, .currentCharacter:
            result = character(command, ReviewLine(string: text[current]), asksAgain, Place(text: text, line: current))
        case .previousWord, .nextWord, .currentWord:
            result = word(command, ReviewLine(string: text[current]), times, Place(text: text, line: current))
        default: return nil
        }
        line = current
        return result
    }

    /// A line, with its indentation where it goes deeper or comes back, and its looks where they are others.
    private mutating func readLine(_ line: Int, _ text: ReviewText) -> [Spoken] {
        let content = text[line]
        let depth = changedIndentation(line, content, text)
        let style = changedStyle(Place(text: text, line: line), 0..<content.count)
        var spoken: [Spoken] = []
        if let depth, indentationReportMode.hasTones { spoken.append(.sound(.indentation(columns: depth.columns))) }
        if let style, attributesReportMode.hasTones { spoken.append(.sound(.attributes(style.marks))) }
        var words: [String] = []
        if let depth, indentationReportMode.hasWords { words.append(depth.spoken) }
        if let style, attributesReportMode.hasWords { words.append(style.name) }
        guard case .say(let read) = Self.read(content) else { return spoken }
        return spoken + [.say((words + [read]).joined(separator: ", "))]
    }

    /// Returns the indentation of a line if it has changed and is announced.
    private mutating func changedIndentation(_ line: Int, _ content: String, _ text: ReviewText) -> Indentation? {
        // A row that continues a line is not indented, and a number may be aligned to the right.
        guard indentationReportMode != .off, let first = content.first(where: { !$0.isWhitespace }), !first.isNumber,
            line == text.first || !text.isWrapped(line - 1)
        else { return nil }
        let columns = content.prefix { $0.isWhitespace }.count
        defer { indentation = columns }
        guard columns != indentation, !ScreenWords.of(content).isEmpty else { return nil }
        let lines = Thresholds.Structure.linesAround
        let around = max(text.first, line - lines)..<min(text.end, line + lines)
        return Indentation(of: content, among: around.lazy.map { text[$0] })
    }

    /// Returns the attributes of some characters if they have changed and are announced.
    private mutating func changedStyle(_ place: Place, _ characters: Range<Int>) -> TextStyle? {
        guard attributesReportMode != .off, let new = place.text.style(line: place.line, characters: characters),
            new != style
        else { return nil }
        style = new
        return new
    }

    /// Returns the announcements of the attributes of some characters before they are read.
    private mutating func announceStyle(_ place: Place, _ characters: Range<Int>) -> [Spoken] {
        guard let style = changedStyle(place, characters) else { return [] }
        return (attributesReportMode.hasTones ? [.sound(.attributes(style.marks))] : [])
            + (attributesReportMode.hasWords ? [.say(style.name)] : [])
    }

    /// A line of a text.
    private struct Place {
        let text: ReviewText
        let line: Int
    }

    static func read(_ text: String) -> Spoken {
        let clean = ScreenWords.of(text)
        return .say(clean.isEmpty ? TerminalWords.current[.blank] : clean)
    }

    private mutating func character(
        _ command: ReaderCommand, _ line: ReviewLine, _ asksAgain: Bool, _ place: Place
    ) -> [Spoken] {
        let characters = line.characters
        let next = column + (command == .nextCharacter ? 1 : command == .previousCharacter ? -1 : 0)
        guard characters.indices.contains(next) else {
            return [.sound(.edge)]
                + (characters.indices.contains(column) ? [Self.spokenCharacter(characters[column])] : [])
        }
        column = next
        hasReadCharacter = command == .currentCharacter
        if hasReadCharacter, asksAgain, let phonetic = characters[column].first.flatMap(TerminalWords.current.phonetic)
        {
            return [.say(phonetic)]
        }
        return announceStyle(place, column..<column + 1) + [Self.spokenCharacter(characters[column])]
    }

    private mutating func word(
        _ command: ReaderCommand, _ line: ReviewLine, _ times: Int, _ place: Place
    ) -> [Spoken] {
        let words = line.words
        let found: Range<Int>? =
            switch command {
            case .previousWord: words.last { $0.upperBound <= column }
            case .nextWord: words.first { $0.lowerBound > column }
            default: words.last { $0.lowerBound <= column } ?? words.first
            }
        guard let found else { return [.sound(.edge)] }
        column = found.lowerBound
        let word = line.characters[found].joined()
        return Self.inDetail(word, times) ?? announceStyle(place, found) + [.say(word)]
    }

    /// Returns the details of a text that is requested again: spelled the second time, by words for its letters the
    /// third; nil to read it as usual.
    private static func inDetail(_ text: String, _ times: Int) -> [Spoken]? {
        let characters = ScreenWords.of(text).prefix(SpeechHistory.Limit.spelled)
        guard times % 3 != 1, !characters.isEmpty else { return nil }
        return characters.map { character in
            let word = times % 3 == 0 ? TerminalWords.current.phonetic(of: character) : nil
            return word.map { .say($0) } ?? .character(ScreenWords.character(character))
        }
    }

    private static func spokenCharacter(_ text: String) -> Spoken {
        .character(text.first.map(ScreenWords.character) ?? TerminalWords.current[.blank])
    }
}
