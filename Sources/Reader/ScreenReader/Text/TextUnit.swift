import AccessibilityTree

/// A unit by which text is read.
enum TextUnit: String, Sendable, CaseIterable {
    case character
    case word
    case line
}

/// The text of an element as it is read piece by piece.
///
/// Positions are offsets in UTF-16 code units. Those from callers are clamped to the text and to whole scalars.
struct ReadableText: Sendable {
    var string: String
    var language: String?
    /// The starts of all lines but the first, ascending; empty when only the line ends of the text are known.
    var lineBreaks: [Int] = []
    /// The selection of a text that is being edited.
    var selection: TextRange?

    init(_ string: String) {
        self.string = string
    }

    /// The text of an element: the editable text, else the label, else the value.
    init(_ node: Node) {
        let facts = node.text
        string = facts?.string ?? node.spokenText
        language = node.language
        selection = facts?.selection
        if let breaks = facts?.lineBreaks, !breaks.isEmpty, zip(breaks, breaks.dropFirst()).allSatisfy(<) {
            lineBreaks = breaks
        }
    }

    var length: Int { string.utf16.count }

    /// The part of the text in a range.
    func piece(_ range: TextRange) -> String {
        String(string[index(range.location)..<max(index(range.location), index(range.end))])
    }

    /// The unit after or before a range; nil at the end of the text.
    func unit(_ unit: TextUnit, after range: TextRange, forward: Bool) -> TextRange? {
        let found =
            switch unit {
            case .character: forward ? character(after: index(range.end)) : character(before: index(range.location))
            case .word: forward ? word(after: index(range.end)) : word(before: index(range.location))
            case .line: line(beside: range, forward: forward)
            }
        return found.map(textRange)
    }

    /// Returns the line that contains a position.
    func line(at offset: Int) -> TextRange {
        textRange(line(around: index(offset)))
    }

    // MARK: Characters and words

    /// A character longer than 256 scalars, which no script needs, is read in pieces.
    private func character(after index: String.Index) -> Range<String.Index>? {
        guard index < string.endIndex else { return nil }
        let end = string.index(after: index)
        return index..<(string.unicodeScalars.index(index, offsetBy: 256, limitedBy: end) ?? end)
    }

    private func character(before index: String.Index) -> Range<String.Index>? {
        guard index > string.startIndex else { return nil }
        let start = string.index(before: index)
        return (string.unicodeScalars.index(index, offsetBy: -256, limitedBy: start) ?? start)..<index
    }

    private func word(after index: String.Index) -> Range<String.Index>? {
        guard let start = string[index...].firstIndex(where: { !$0.isWhitespace }) else { return nil }
        let script = WordScript(string[start])
        let end = string[start...].firstIndex { WordScript($0) != script }
        return start..<(end ?? string.endIndex)
    }

    private func word(before index: String.Index) -> Range<String.Index>? {
        guard let last = string[..<index].lastIndex(where: { !$0.isWhitespace }) else { return nil }
        let script = WordScript(string[last])
        let start = string[..<last].lastIndex { WordScript($0) != script }.map { string.index(after: $0) }
        return (start ?? string.startIndex)..<string.index(after: last)
    }

    // MARK: Lines

    private func line(beside range: TextRange, forward: Bool) -> Range<String.Index>? {
        // Before anything was read, the first line is the next one.
        if range.location < 0 { return forward && !string.isEmpty ? line(around: string.startIndex) : nil }
        let present = line(around: index(range.location))
        if forward {
            let isLast = present.upperBound == string.endIndex && !endsLine(present)
            return isLast ? nil : line(around: present.upperBound)
        }
        return present.lowerBound > string.startIndex ? line(around: string.index(before: present.lowerBound)) : nil
    }

    private func endsLine(_ range: Range<String.Index>) -> Bool {
        !range.isEmpty && string[string.index(before: range.upperBound)].isNewline
    }

    /// The line around a position, with its line end.
    private func line(around index: String.Index) -> Range<String.Index> {
        guard lineBreaks.isEmpty else { return laidOutLine(around: index) }
        let start = string[..<index].lastIndex(where: \.isNewline).map { string.index(after: $0) }
        let end = string[index...].firstIndex(where: \.isNewline).map { string.index(after: $0) }
        return (start ?? string.startIndex)..<(end ?? string.endIndex)
    }

    private func laidOutLine(around index: String.Index) -> Range<String.Index> {
        let offset = offset(index)
        var low = 0
        var high = lineBreaks.count
        while low < high {
            let middle = (low + high) / 2
            if lineBreaks[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        let start = low > 0 ? self.index(lineBreaks[low - 1]) : string.startIndex
        let end = low < lineBreaks.count ? self.index(lineBreaks[low]) : string.endIndex
        return start..<max(start, end)
    }

    // MARK: Positions

    private func index(_ offset: Int) -> String.Index {
        guard offset > 0 else { return string.startIndex }
        let units = string.utf16
        guard let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) else {
            return string.endIndex
        }
        guard index < string.endIndex, index.samePosition(in: string.unicodeScalars) == nil else { return index }
        return string.unicodeScalars.index(before: string.unicodeScalars.index(after: index))
    }

    private func offset(_ index: String.Index) -> Int {
        string.utf16.distance(from: string.startIndex, to: index)
    }

    private func textRange(_ range: Range<String.Index>) -> TextRange {
        let start = offset(range.lowerBound)
        return TextRange(location: start, length: offset(range.upperBound) - start)
    }
}

extension TextRange {
    /// The position before a text of which nothing was read yet: even its first unit is after it.
    static let beforeText = TextRange(location: -1, length: 0)
}

/// A script that holds the characters of a word together. Scripts without blanks between words are read by runs of one
/// kind of character.
private enum WordScript {
    case blank
    case han
    case hiragana
    case katakana
    case other

    init(_ character: Character) {
        if character.isWhitespace {
            self = .blank
            return
        }
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .han
        case 0x3041...0x309F: self = .hiragana
        case 0x30A0...0x30FF, 0xFF66...0xFF9F: self = .katakana
        default: self = .other
        }
    }
}

extension Node {
    /// The text that is read by characters and words: the editable text, else the label, else the value.
    var spokenText: String {
        let value = value?.string ?? ""
        if traits.contains(.textEntry), !value.isEmpty { return value }
        return label.map(\.string).flatMap { $0.isEmpty ? nil : $0 } ?? value
    }
}
