import Keys
import Words

/// A key as programs write it where they tell what keys do: `F1`, `^X`, `M-U`, `<Tab>`, `q`.
struct HelpKey: Hashable, Sendable {
    var key: Key
    var modifiers: KeyModifiers = []

    private static let named: [String: Key] = [
        "return": .enter, "ret": .enter, "cr": .enter, "esc": .escape, "spc": .character(" "), "del": .delete,
        "ins": .insert, "pgup": .pageUp, "pgdn": .pageDown, "pgdown": .pageDown, "↑": .up, "↓": .down, "←": .left,
        "→": .right, "bs": .backspace, "⏎": .enter, "↵": .enter,
    ]
    /// What keys are called, and how they are written where they are to be read again.
    private static let words: [Key: (said: TerminalKey, written: String)] = [
        .tab: (.keyTab, "tab"), .enter: (.keyEnter, "enter"), .escape: (.keyEscape, "esc"),
        .character(" "): (.keySpace, "space"), .delete: (.keyDelete, "del"), .insert: (.keyInsert, "ins"),
        .home: (.keyHome, "home"), .end: (.keyEnd, "end"), .pageUp: (.keyPageUp, "pageup"),
        .pageDown: (.keyPageDown, "pagedown"), .up: (.keyUp, "up"), .down: (.keyDown, "down"),
        .left: (.keyLeft, "left"), .right: (.keyRight, "right"), .backspace: (.keyBackspace, "backspace"),
    ]

    /// How it is said: "F1", "Control X", "Alt U", "Tab".
    var name: String {
        let words = TerminalWords.current
        let base =
            switch key {
            case .function(let number): "F\(number)"
            case .character(let scalar) where scalar != " ":
                modifiers.isEmpty ? String(scalar) : String(scalar).uppercased()
            default: Self.words[key].map { words[$0.said] } ?? ""
            }
        if modifiers.contains(.control) { return words[.keyControl, base] }
        return modifiers.contains(.alt) ? words[.keyAlt, base] : base
    }

    /// The key in a form that can be read again: `F1`, `^x`, `M-u`, `pageup`.
    var notation: String {
        let base =
            switch key {
            case .function(let number): "F\(number)"
            case .character(let scalar) where scalar != " ": String(scalar)
            default: Self.words[key]?.written ?? ""
            }
        return (modifiers.contains(.control) ? "^" : modifiers.contains(.alt) ? "M-" : "") + base
    }

    /// The character that the key types by itself.
    var letter: Character? {
        if case .character(let scalar) = key, scalar != " ", modifiers.isEmpty { Character(scalar) } else { nil }
    }

    init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Whether a line begins with a key that has a name or is typed with another one, and tells of such a one once more.
    static func begins(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        func isKey(_ word: Substring) -> Bool { HelpKey(word).map { $0.letter == nil } ?? false }
        guard let first = words.first, isKey(first), words.count > 3 else { return false }
        return words.dropFirst(2).contains(where: isKey)
    }

    /// Reads a key without brackets around it; nil when it is none.
    init?(_ text: some StringProtocol) {
        guard (1...Thresholds.Keys.longestName).contains(text.count) else { return nil }
        if let key = Self.named[text.lowercased()] ?? KeyNotation.files.key(text) {
            self.init(key)
            return
        }
        let modified: [(String, KeyModifiers)] = [
            ("^", .control), ("C-", .control), ("Ctrl-", .control),
            ("Ctrl+", .control), ("ctrl-", .control), ("ctrl+", .control),
            ("M-", .alt), ("Alt-", .alt), ("Alt+", .alt), ("alt-", .alt),
            ("alt+", .alt),
        ]
        for (prefix, modifier) in modified where text.hasPrefix(prefix) && text.count > prefix.count {
            guard let inner = HelpKey(text.dropFirst(prefix.count)), inner.modifiers.isEmpty else { return nil }
            var key = inner.key
            // Control and Alt are written before capitals and mean the letter.
            if case .character(let letter) = inner.key {
                key = .character(letter.properties.lowercaseMapping.unicodeScalars.first ?? letter)
            }
            self.init(key, modifier)
            return
        }
        guard text.count == 1, let scalar = text.unicodeScalars.first, scalar.isASCII, scalar.value > 0x20,
            scalar.value < 0x7F
        else { return nil }
        self.init(.character(scalar))
    }
}

/// A key on the screen and what it does.
struct HelpEntry: Equatable, Sendable {
    var key: HelpKey
    /// The columns of the key and of what it does.
    var span: Range<Int>
    var text: String

    /// The keys that a row tells; fewer than `Thresholds.Keys.fewest` are none.
    ///
    /// - Parameter isEdge: Whether the row is at the edge of a program that fills the screen. Elsewhere only names that
    ///   nothing else has count.
    static func entries(in row: ImageRow, isEdge: Bool) -> [HelpEntry] {
        guard let ink = row.inked else { return [] }
        var found = named(row, ink)
        if found.count < Thresholds.Keys.fewest, isEdge { found = bracketed(row, ink) }
        if found.count < Thresholds.Keys.fewest, isEdge { found = lettered(row, ink) }
        if found.count < Thresholds.Keys.fewest, isEdge { found = numbered(row, ink) }
        return found.count >= Thresholds.Keys.fewest ? found : []
    }

    private typealias Start = (column: Int, end: Int, key: HelpKey)

    /// Puts what stands between keys with the key before it.
    private static func entries(_ starts: [Start], _ row: ImageRow, _ end: Int) -> [HelpEntry] {
        starts.enumerated().map { index, start in
            let next = index + 1 < starts.count ? starts[index + 1].column : end
            var text = ScreenWords.of(row.text(start.end..<max(start.end, next)))
            // "(Q)uit" writes the key as a part of the word.
            let isPart = start.end < next && start.end > start.column + 1 && !row.cells[start.end].isBlank
            if isPart, text.first?.isLetter == true, let letter = start.key.letter,
                row.cells[start.end - 1].character != ":"
            {
                text = String(letter) + text
            }
            while let first = text.first, ":-=]>)".contains(first) || first == " " { text.removeFirst() }
            while let last = text.last, "|[<(,·•:".contains(last) || last == " " { text.removeLast() }
            return HelpEntry(key: start.key, span: start.column..<max(start.end, next), text: text)
        }
    }

    /// `F1Help F2Setup`, `^G Help`, `M-U Undo`.
    private static func named(_ row: ImageRow, _ ink: Range<Int>) -> [HelpEntry] {
        var starts: [Start] = []
        var column = ink.lowerBound
        while column < ink.upperBound {
            let isStart =
                column == ink.lowerBound || row.cells[column - 1].isBlank
                || row.cells[column - 1].ground != row.cells[column].ground
            if let (end, key) = namedKey(row, column, ink.upperBound, isStart: isStart) {
                starts.append((column, end, key))
                column = end
            } else {
                column += 1
            }
        }
        return entries(starts, row, ink.upperBound)
    }

    private static func namedKey(_ row: ImageRow, _ column: Int, _ end: Int, isStart: Bool) -> (Int, HelpKey)? {
        let character = row.cells[column].character
        func at(_ offset: Int) -> Character { column + offset < end ? row.cells[column + offset].character : " " }
        func key(_ length: Int) -> (Int, HelpKey)? {
            HelpKey(row.text(column..<column + length)).map { (column + length, $0) }
        }
        switch character {
        // Some programs write the labels without blanks between them.
        case "F" where at(1).isASCII && at(1).isNumber && at(1) != "0":
            return key(at(2).isASCII && at(2).isNumber ? 3 : 2)
        case "^" where isStart && at(1) != " " && (at(2) == " " || at(2) == ":"): return key(2)
        case "M" where isStart && at(1) == "-" && at(2) != " " && (at(3) == " " || at(3) == ":"): return key(3)
        case "C" where isStart && at(1) == "-" && at(2) != " " && (at(3) == " " || at(3) == ":"): return key(3)
        default: return nil
        }
    }

    /// `<Tab> between elements | <Space> selects`, `[q] Quit`.
    private static func bracketed(_ row: ImageRow, _ ink: Range<Int>) -> [HelpEntry] {
        var starts: [Start] = []
        var column = ink.lowerBound
        while column < ink.upperBound {
            let open = row.cells[column].character
            guard open == "<" || open == "[" || open == "(" else {
                column += 1
                continue
            }
            let close: Character = open == "<" ? ">" : open == "[" ? "]" : ")"
            let limit = min(ink.upperBound, column + 14)
            if let end = row.cells[column + 1..<limit].firstIndex(where: { $0.character == close }),
                let key = HelpKey(row.text(column + 1..<end))
            {
                starts.append((column, end + 1, key))
                column = end + 1
            } else {
                column += 1
            }
        }
        return entries(starts, row, ink.upperBound)
    }

    /// `q:Quit  d:Del`
    private static func lettered(_ row: ImageRow, _ ink: Range<Int>) -> [HelpEntry] {
        var starts: [Start] = []
        for column in ink.dropLast(2)
        where column == ink.lowerBound || row.cells[column - 1].isBlank {
            let word = row.cells[column..<ink.upperBound].prefix { !$0.isBlank && $0.character != ":" }
            let end = word.endIndex
            guard end < ink.upperBound - 1, row.cells[end].character == ":", row.cells[end + 1].character.isLetter,
                let key = HelpKey(row.text(column..<end)), key.letter?.isNumber != true
            else { continue }
            starts.append((column, end + 1, key))
        }
        return entries(starts, row, ink.upperBound)
    }

    /// ` 1Help   2Menu   3View`: function keys by their number, each before a label that looks otherwise.
    private static func numbered(_ row: ImageRow, _ ink: Range<Int>) -> [HelpEntry] {
        var starts: [Start] = []
        var column = ink.lowerBound
        while column < ink.upperBound {
            let digits = row.cells[column..<ink.upperBound].prefix { $0.character.isASCII && $0.character.isNumber }
            guard let number = Int(row.text(column..<digits.endIndex)), number == starts.count + 1,
                number <= Thresholds.Keys.highestNumber,
                digits.endIndex < ink.upperBound, row.cells[digits.endIndex].ground != row.cells[column].ground
            else {
                column = max(column + 1, digits.endIndex)
                continue
            }
            starts.append((column, digits.endIndex, HelpKey(.function(number))))
            column = digits.endIndex
        }
        return starts.count >= Thresholds.Keys.fewestNumbers ? entries(starts, row, ink.upperBound) : []
    }
}
