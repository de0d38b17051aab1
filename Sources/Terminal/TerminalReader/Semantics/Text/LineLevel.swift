/// Tells lines that report errors and warnings, by the forms in which compilers, test runners and logs write them.
///
/// A word alone is none: "0 errors" and "error_handler.swift" are no errors, and neither is "let error: Error".
enum LineLevel {
    static func of(_ line: String) -> ScreenRegion.Kind? {
        let text = Array(line.prefix(Thresholds.Line.longestReport))
        guard let first = text.firstIndex(where: { $0 != " " }) else { return nil }
        if ReportForms.marks.contains(text[first]) { return .error }
        if ReportForms.warningMarks.contains(text[first]) { return .warning }
        let trimmed = String(text[first...])
        if let start = ReportForms.starts.first(where: { trimmed.hasPrefix($0.0) }) {
            return start.1 == .text ? panicked(trimmed) : start.1
        }
        if let level = lettered(text) ?? starred(text) { return level }
        if let level = words(of: text) { return level }
        return text.count < Thresholds.Line.longestReport && ReportForms.ends.contains(where: { trimmed.hasSuffix($0) })
            ? .error : nil
    }

    /// `thread 'main' panicked at src/main.rs:2:5:`
    private static func panicked(_ text: String) -> ScreenRegion.Kind? {
        text.contains("' panicked at") || text.contains(") panicked at") ? .error : nil
    }

    /// `E1121 12:00:00.000 file.cc:12] text`
    private static func lettered(_ text: [Character]) -> ScreenRegion.Kind? {
        guard text.count > 6, "EFW".contains(text[0]), text[5] == " ",
            text[1...4].allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        return text[0] == "W" ? .warning : .error
    }

    /// `build: *** [all] Error 2`, `build[1]: *** …`: a name and three stars.
    private static func starred(_ text: [Character]) -> ScreenRegion.Kind? {
        guard let end = text.firstIndex(of: ":"), end > 0,
            text[..<end].allSatisfy({ isWord($0) || "-[].".contains($0) })
        else { return nil }
        return text[(end + 1)...].starts(with: " *** ") ? .error : nil
    }

    // MARK: Words

    private static func words(of text: [Character]) -> ScreenRegion.Kind? {
        var index = 0
        var count: Int?
        var found: ScreenRegion.Kind?
        while index < text.count {
            guard isWord(text[index]) else {
                // A number counts the word behind it.
                if text[index] != " " { count = nil }
                index += 1
                continue
            }
            let end = text[index...].firstIndex { !isWord($0) } ?? text.count
            let word = String(text[index..<end])
            if let number = Int(word) {
                // A part of a time or a version counts nothing.
                let isApart = index == 0 || " (,[".contains(text[index - 1])
                count = isApart ? number : nil
            } else {
                if let level = level(word, index..<end, text, count) {
                    if level == .error { return .error }
                    found = found ?? level
                }
                count = nil
            }
            index = end
        }
        return found
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func level(
        _ word: String, _ place: Range<Int>, _ text: [Character], _ count: Int?
    ) -> ScreenRegion.Kind? {
        let lower = word.lowercased()
        // "2 errors", but not "0 errors" and not "error 2".
        if let count, let kind = ReportForms.counted[lower],
            place.upperBound == text.count || !isJoined(text[place.upperBound])
        {
            return count > 0 ? kind : nil
        }
        let next: Character = place.upperBound < text.count ? text[place.upperBound] : " "
        let isException =
            next == ":" && word.count > 5 && (word.hasSuffix("Error") || word.hasSuffix("Exception"))
            && word.first?.isUppercase == true
        guard ReportForms.errors.contains(lower) || ReportForms.warnings.contains(lower) || isException else {
            return nil
        }
        let kind: ScreenRegion.Kind = ReportForms.warnings.contains(lower) ? .warning : .error
        let before = text[..<place.lowerBound].last
        if before == "[" || before == "<" || before == "(", next == "]" || next == ">" || next == ")" { return kind }
        let isCapital = word.count >= Thresholds.Line.shortestLevel && word == word.uppercased()
        if isCapital {
            let isApart = before.map { " :[|\t(/".contains($0) } ?? true
            return isApart && " :]!|,\t".contains(next) ? kind : nil
        }
        if place.upperBound < text.count, next == " ", ReportForms.behindNames.contains(word),
            isName(text[..<place.lowerBound])
        {
            return kind
        }
        guard isLed(text[..<place.lowerBound], isException: isException) else { return nil }
        switch next {
        case ":": return tellsNothing(text[(place.upperBound + 1)...]) ? nil : kind
        case "[": return kind
        case " ":
            // "3:5  error  'x' is not defined", as linters align it.
            return isPlace(text[..<place.lowerBound]) ? kind : nil
        default: return nil
        }
    }

    private static func isJoined(_ character: Character) -> Bool { "-_/.".contains(character) }

    /// Whether what stands before a word is what tools write before a level: nothing, a place, a time, a name and a
    /// colon; and not other words.
    private static func isLed(_ text: ArraySlice<Character>, isException: Bool) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return true }
        if ":])>|`-✘└├─".contains(last) { return true }
        if last.isNumber { return true }
        // "java.lang.IllegalStateException:", "Uncaught TypeError:"
        guard isException else { return false }
        let words = String(text).split(separator: " ")
        return last == "." && words.count <= 1 || words == ["Uncaught"] || words == ["Unhandled"]
    }

    /// Whether a line begins with the name of a program in small letters, and has nothing else so far.
    private static func isName(_ text: ArraySlice<Character>) -> Bool {
        guard text.last == " ", let first = text.first, first.isLetter else { return false }
        let name = text.dropLast()
        return name.allSatisfy { $0.isNumber || $0.isLowercase || $0 == "-" || $0 == "_" }
            && !ReportForms.noNames.contains(String(name))
    }

    /// Whether a line begins with a line and a column and has nothing else so far.
    private static func isPlace(_ text: ArraySlice<Character>) -> Bool {
        let trimmed = text.filter { $0 != " " }
        let parts = trimmed.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }

    /// Whether a level only counts to nothing: "failed: 0", "error: null".
    private static func tellsNothing(_ text: ArraySlice<Character>) -> Bool {
        let rest = String(text).split(separator: " ").first.map(String.init) ?? ""
        return ["0", "null", "none", "nil", "false", "0,", "null,"].contains(rest)
    }
}
