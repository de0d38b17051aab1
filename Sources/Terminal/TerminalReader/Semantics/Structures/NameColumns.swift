/// Names that a program lists in columns, to need fewer lines: files, and the candidates of a shell's completion.
///
/// Blanks alone keep the names apart, and each column begins at the same place in all lines. Most list down the columns,
/// some along the lines: what is sorted tells, else how the last line or column is left unfilled.
struct NameColumns: TextStructure, Equatable, Sendable {
    /// A name, by the place of its line among those that were looked at.
    struct Name: Equatable, Sendable {
        var line: Int
        var columns: Range<Int>
        var text: String
    }

    /// The lines that they take.
    var lines: Range<Int>
    /// The names of each column, or of each line where they go along the lines, in the order in which they are listed.
    var groups: [[Name]]
    /// Whether their order or their places leave no doubt that they are names in columns, and no table.
    var isCertain: Bool

    /// The names that begin in a line; nil when it begins none. Takes time in proportion to the lines that it finds.
    init?(at start: Int, in lines: [TextLine]) {
        guard let first = Self.names(start, lines[start]), first.count > 1, !Self.isHeader(first) else { return nil }
        var rows = [first]
        while let next = Self.row(start + rows.count, in: lines, below: first), next.count <= rows[rows.count - 1].count
        {
            // Only the last line of names that go along the lines is much shorter.
            let isShort = next.count < first.count - 1
            guard !isShort || Self.breaks((rows + [next]).joined()) == 0 else { break }
            rows.append(next)
            if isShort { break }
        }
        // What was printed next may begin like a name.
        if rows.count > 1, rows[rows.count - 1].count < first.count, Self.breaks(Self.columns(rows).joined()) > 0,
            Self.breaks(Self.columns(rows.dropLast()).joined()) == 0
        {
            rows.removeLast()
        }
        guard rows.count > 1 || Self.isTight(first), !Self.isNumbered(rows) else { return nil }
        self.lines = start..<start + rows.count
        let names = rows.joined()
        let (down, along) = (Self.breaks(Self.columns(rows).joined()), Self.breaks(names))
        let isTold = rows.count > 1 && names.count >= Thresholds.Names.fewest
        let isOrdered =
            !Thresholds.Names.disorder.isExceeded(by: min(down, along), of: names.count) && down != along
        let goesDown = isOrdered ? down < along : Self.fillsColumns(rows)
        groups = isTold && goesDown ? Self.columns(rows) : rows
        isCertain =
            rows.count == 1
            ? names.count >= Thresholds.Names.fewestOfOneLine
            : isTold && (min(down, along) == 0 || Self.fillsColumns(rows))
    }

    /// Whether each line begins with the number after that of the line before: what follows it belongs to the number.
    private static func isNumbered(_ rows: [[Name]]) -> Bool {
        let numbers = rows.compactMap { $0.first.flatMap { Int($0.text) } }
        return rows.count > 1 && numbers.count == rows.count
            && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }

    /// The names of a line that goes on with columns; nil when it does not.
    private static func row(_ number: Int, in lines: [TextLine], below first: [Name]) -> [Name]? {
        guard number < lines.count, !lines[number].isPrompt, let names = names(number, lines[number]),
            zip(names, first).allSatisfy(isAligned)
        else { return nil }
        return names
    }

    /// The names of each column.
    private static func columns(_ rows: [[Name]]) -> [[Name]] {
        rows[0].indices.map { column in rows.compactMap { $0.indices.contains(column) ? $0[column] : nil } }
    }

    /// The names of a line, in the order in which they stand, where two blanks or more keep them apart.
    private static func names(_ number: Int, _ line: TextLine) -> [Name]? {
        guard let start = line.words.first?.lowerBound, start <= 1 else { return nil }
        var spans: [Range<Int>] = []
        for word in line.words {
            if let last = spans.last, word.lowerBound - last.upperBound < Thresholds.Gap.apart {
                spans[spans.count - 1] = last.lowerBound..<word.upperBound
            } else {
                spans.append(word)
            }
        }
        let names = spans.map { Name(line: number, columns: $0, text: line.text($0)) }
        return Thresholds.Names.words.isReached(by: names.count(where: \.isName), of: names.count) ? names : nil
    }

    /// Whether a name stands below another one. Those in quotes begin a column before the others.
    private static func isAligned(_ name: Name, _ other: Name) -> Bool {
        let distance = abs(name.columns.lowerBound - other.columns.lowerBound)
        return distance == 0 || distance == 1 && name.isQuoted != other.isQuoted
    }

    /// Whether a single line lists names: no more blanks than needed are between them, and it is neither a sentence
    /// nor a line of keys.
    private static func isTight(_ names: [Name]) -> Bool {
        names.first?.columns.lowerBound == 0 && names.contains { $0.text.contains(where: \.isLetter) }
            && names.allSatisfy { $0.isName && !$0.text.contains(":") && !".,;!?".contains($0.text.last ?? " ") }
            && zip(names, names.dropFirst()).allSatisfy {
                $1.columns.lowerBound - $0.columns.upperBound == Thresholds.Gap.apart
            }
    }

    /// Whether a line names columns of a table instead.
    private static func isHeader(_ names: [Name]) -> Bool {
        let letters = names.flatMap(\.text).filter(\.isLetter)
        return !letters.isEmpty && letters.allSatisfy(\.isUppercase)
    }

    /// Whether only the last column has gaps, and in more lines than one.
    private static func fillsColumns(_ rows: [[Name]]) -> Bool {
        let most = rows[0].count
        return rows.count(where: { $0.count < most }) > 1 && rows.allSatisfy { $0.count >= most - 1 }
    }

    /// In how many places names are not in the order of most.
    private static func breaks(_ names: some Sequence<Name>) -> Int {
        let plain = names.map(\.text)
        let folded = plain.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
        return [plain, folded].map { keys in
            let falls = zip(keys, keys.dropFirst()).count { $0 > $1 }
            let rises = zip(keys, keys.dropFirst()).count { $0 < $1 }
            return min(falls, rises)
        }.min() ?? 0
    }

    /// The names as a list, with those that are within some lines.
    func region(in shown: Range<Int>, of lines: [TextLine], width: Int) -> ScreenRegion? {
        let own = self.lines.clamped(to: shown)
        guard let first = own.first, let last = own.last else { return nil }
        let names = groups.joined()
        let items = names.enumerated().filter { shown.contains($1.line) }.map { place, name in
            ScreenRegion(
                .item, frame: lines[name.line].frame(name.columns, width: width), text: ScreenWords.of(name.text),
                index: place + 1, count: names.count)
        }
        return ScreenRegion(
            .list, frame: .init(rows: lines[first].rows.lowerBound..<lines[last].rows.upperBound, columns: 0..<width),
            count: names.count, children: items.filter { !$0.text.isEmpty })
    }

    // MARK: Speech

    /// Texts of lines as they are said: names with a pause between them, in the order in which they are listed.
    static func told(_ texts: [String]) -> [String] {
        guard texts.contains(where: { $0.contains("  ") }) else { return texts }
        let lines = texts.map { TextLine(rows: 0..<1, characters: $0.flatMap(Self.cells)) }
        var told: [String] = []
        var index = 0
        while index < texts.count {
            // What has words for a link in it stands elsewhere than it seems.
            if !texts[index].contains(String.linkMark.dropLast(2)), let names = NameColumns(at: index, in: lines) {
                told += names.groups.map { $0.map(\.text).joined(separator: ", ") }
                index = names.lines.upperBound
            } else {
                told.append(texts[index])
                index += 1
            }
        }
        return told
    }

    /// A character with what fills up its cells.
    private static func cells(_ character: Character) -> [Character] {
        character.columnCount == 2 ? [character, TextLine.tail] : [character]
    }
}

extension NameColumns.Name {
    fileprivate var isQuoted: Bool { text.first == "'" || text.first == "\"" || text.first == "$" }

    /// Whether it is one word, or in quotes.
    fileprivate var isName: Bool { isQuoted || !text.replacing("\\ ", with: "").contains(" ") }
}
