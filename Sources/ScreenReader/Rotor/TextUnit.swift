import AccessibilityTree

/// What a text is read by.
enum TextUnit {
    case character
    case word

    /// The unit after or before one that was read, or the first one when none was; nil at the end of the text.
    ///
    /// A word is what stands between blanks. A character longer than 256 scalars, which no script needs, is read in
    /// pieces.
    func range(in text: String, after last: Range<String.Index>?, forward: Bool) -> Range<String.Index>? {
        // A position in a text that is no longer there counts for nothing.
        let last = last.flatMap { $0.upperBound <= text.endIndex ? $0 : nil }
        guard forward else {
            guard let last else { return nil }
            return before(last.lowerBound, in: text)
        }
        return after(last?.upperBound ?? text.startIndex, in: text)
    }

    private func after(_ index: String.Index, in text: String) -> Range<String.Index>? {
        switch self {
        case .character:
            guard index < text.endIndex else { return nil }
            let end = text.index(after: index)
            let scalars = text.unicodeScalars
            return index..<(scalars.index(index, offsetBy: 256, limitedBy: end) ?? end)
        case .word:
            guard let start = text[index...].firstIndex(where: { !$0.isWhitespace }) else { return nil }
            return start..<(text[start...].firstIndex(where: \.isWhitespace) ?? text.endIndex)
        }
    }

    private func before(_ index: String.Index, in text: String) -> Range<String.Index>? {
        switch self {
        case .character:
            guard index > text.startIndex else { return nil }
            let start = text.index(before: index)
            let scalars = text.unicodeScalars
            return (scalars.index(index, offsetBy: -256, limitedBy: start) ?? start)..<index
        case .word:
            guard let last = text[..<index].lastIndex(where: { !$0.isWhitespace }) else { return nil }
            let end = text.index(after: last)
            let start = text[..<end].lastIndex(where: \.isWhitespace).map { text.index(after: $0) }
            return (start ?? text.startIndex)..<end
        }
    }
}

extension Node {
    /// The text that is read by characters and words: what can be edited, else the label, else the value. The text of
    /// a secure field is bullets.
    var spokenText: String {
        let value = value?.string ?? ""
        if traits.contains(.textEntry), !value.isEmpty {
            guard traits.contains(.secureTextField), !className.hasSuffix("TextField") else { return value }
            return String(repeating: "•", count: value.count)
        }
        return label.map(\.string).flatMap { $0.isEmpty ? nil : $0 } ?? value
    }
}
