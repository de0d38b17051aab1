/// Tells what a line of text is by itself: progress, a rule, a line of a diff or of a log.
public enum LineClassifier {
    /// The percentage that a line tells by a number or by a bar, 0 to 100.
    public static func percent(in text: String) -> Int? {
        let characters = Array(text.prefix(Thresholds.Line.longest))
        if let sign = characters.lastIndex(of: "%") {
            var start = sign
            while start > 0, characters[start - 1] == " ", sign - start < 1 { start -= 1 }
            let end = start
            while start > 0,
                characters[start - 1].isASCII && characters[start - 1].isNumber || characters[start - 1] == ".",
                end - start < Thresholds.Progress.longestNumber
            {
                start -= 1
                if start == 0 { break }
            }
            if let value = Double(String(characters[start..<end])), value >= 0, value <= 100 { return Int(value) }
        }
        return barPercent(characters)
    }

    /// Whether a line draws how far something has come.
    static func hasBar(_ text: String) -> Bool { barPercent(Array(text.prefix(Thresholds.Line.longest))) != nil }

    /// The percentage of a line that tells how far work has come, and not of one that only mentions a share.
    static func progress(in text: String) -> Int? {
        guard let percent = percent(in: text), !ListDetector.isCounter(text) else { return nil }
        guard let sign = text.lastIndex(of: "%"), withoutBar(text) == text else { return percent }
        let before = text[..<sign].reversed().drop { $0.isNumber || $0 == "." || $0 == " " }
        let after = text[text.index(after: sign)...].drop { " )]".contains($0) }
        if let last = before.first {
            guard last.isLetter || ":([|…".contains(last) || ScreenWords.isDecoration(last) else { return nil }
            // "[ 45%] Building"
            if last == "[", before.count == 1 { return percent }
        }
        guard let next = after.first else { return percent }
        if next == "," { return after.dropFirst().first { $0 != " " }?.isNumber == true ? percent : nil }
        let isGoingOn = next.isNumber || "([|·•—~<@".contains(next) || ScreenWords.isDecoration(next)
        return isGoingOn || after.hasPrefix("done") || after.hasPrefix("complete") ? percent : nil
    }

    private static func barPercent(_ characters: [Character]) -> Int? {
        let full: Set<Character> = ["█", "▓", "■", "━", "▉", "▊", "▋", "▌", "⣿"]
        let empty: Set<Character> = ["░", "▒", "□", "╺", "┄", "─", "⣀"]
        if let first = characters.firstIndex(where: { full.contains($0) || empty.contains($0) }) {
            var filled = 0
            var total = 0
            for character in characters[first...] {
                guard full.contains(character) || empty.contains(character) || character == " " && total > filled else {
                    break
                }
                if full.contains(character) { filled += 1 }
                total += 1
            }
            return total >= Thresholds.Progress.shortestBar && total > filled ? filled * 100 / total : nil
        }
        guard let open = characters.firstIndex(of: "["), let close = characters[open...].firstIndex(of: "]"),
            close - open > Thresholds.Progress.shortestBar
        else { return nil }
        let inside = characters[open + 1..<close]
        let filled = inside.prefix { $0 == "#" || $0 == "=" || $0 == ">" }.count
        let rest = inside.dropFirst(filled)
        guard filled > 0, rest.allSatisfy({ $0 == " " || $0 == "." || $0 == "-" }) else { return nil }
        return filled * 100 / inside.count
    }

    /// The line without the bar that draws a progress in brackets, or between two bars; the number is said.
    static func withoutBar(_ text: String) -> String {
        if let open = text.firstIndex(of: "|"), let close = text[text.index(after: open)...].firstIndex(of: "|"),
            text.distance(from: open, to: close) > Thresholds.Progress.shortestInBrackets,
            text[open..<close].dropFirst().allSatisfy({ "#=->. ".contains($0) || ScreenWords.isDecoration($0) })
        {
            return String(text[..<open] + text[text.index(after: close)...])
        }
        var start = text.startIndex
        while let open = text[start...].firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") {
            let isLong = text.distance(from: open, to: close) > Thresholds.Progress.shortestInBrackets
            if isLong || text[open..<close].contains(where: { $0 == "#" || $0 == "=" }),
                text[open..<close].dropFirst().allSatisfy({ "#=->. ".contains($0) || ScreenWords.isDecoration($0) })
            {
                return String(text[..<open] + text[text.index(after: close)...])
            }
            start = close
        }
        return text
    }

    /// The line without the bars that meters are filled with: `Mem[|||||    475M/23.5G]`.
    static func withoutMeters(_ text: String) -> String {
        guard text.contains("[|") || text.contains("[#") else { return text }
        var result = ""
        var mark: Character?
        for character in text {
            if let own = mark, character == own { continue }
            mark = result.last == "[" && (character == "|" || character == "#") ? character : nil
            if mark == nil { result.append(character) }
        }
        return result
    }

    /// Whether a line tells what keys do: several names of keys, each before a word.
    static func isKeyHelp(_ text: String) -> Bool {
        let names = text.split(separator: " ").count { word in
            word.count == 2 && word.first == "^" || word.hasPrefix("M-") && word.count == 3
                || word.first == "F" && word.dropFirst().first?.isNumber == true || isKeyAndName(word) || isKey(word)
        }
        return names >= Thresholds.Keys.fewest || isListOfKeys(text)
    }

    /// Whether a line only tells keys with signs between: "q=quit; <TAB>=next unread; ^K=kill". Statements end with one.
    private static func isListOfKeys(_ text: String) -> Bool {
        let entries = text.split(separator: ";").map { $0.drop { $0 == " " } }
        guard entries.count >= Thresholds.Keys.fewest, !text.hasSuffix(";") else { return false }
        return entries.allSatisfy { entry in
            guard let sign = entry.dropFirst().firstIndex(of: "=") else { return false }
            let (key, name) = (entry[..<sign], entry[entry.index(after: sign)...])
            let isKey = key.count == 1 || key.count == 2 && key.first == "^" || key.first == "<" && key.last == ">"
            return isKey && name.first?.isLetter == true && name.count >= Thresholds.Keys.shortestName
        }
    }

    /// Whether a word is a key of which the next one tells what it does: "f1", "q:" and "C-T:".
    private static func isKey(_ word: Substring) -> Bool {
        if word.first == "f", word.count <= 3 {
            return word.count > 1 && word.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }
        guard word.last == ":" else { return false }
        return word.count == 2 || word.count == 4 && (word.hasPrefix("C-") || word.hasPrefix("M-"))
    }

    /// Whether a word is a key and what it does, as "q:Quit", "q:quit" and "ENTER:Open" are.
    private static func isKeyAndName(_ word: Substring) -> Bool {
        guard let colon = word.dropFirst().firstIndex(of: ":") else { return false }
        let (key, name) = (word[..<colon], word[word.index(after: colon)...])
        if key.count == 1, key.first?.isNumber == false, name.count >= Thresholds.Keys.shortestName,
            name.allSatisfy({ $0.isASCII && $0.isLetter && $0.isLowercase })
        {
            return true
        }
        return name.first?.isUppercase == true && name.dropFirst().allSatisfy { $0.isLetter && $0.isLowercase }
            && (key.count == 1 || ["ENTER", "ESC", "SPACE", "TAB"].contains(key))
    }

    /// The line without the position that editors show at its end: "2,6 Top", "12,1-4 50%".
    static func withoutRuler(_ text: String) -> String {
        var words = text.split(separator: " ")
        if let last = words.last,
            ["Top", "Bot", "All"].contains(last) || last.last == "%" && last.dropLast().allSatisfy(\.isNumber)
        {
            let position = words.dropLast().last
            guard position == nil || isPosition(position ?? "") else { return text }
            words.removeLast()
        }
        guard let last = words.last, isPosition(last) else { return words.joined(separator: " ") }
        return words.dropLast().joined(separator: " ")
    }

    /// Whether a line ends with such a position.
    static func hasRuler(_ text: String) -> Bool {
        withoutRuler(text).split(separator: " ").count < text.split(separator: " ").count
    }

    /// Whether a line has most of the words of another one at the same places: only its numbers changed.
    static func isMostly(_ text: String, _ other: String) -> Bool {
        text == other || isMostly(text.split(separator: " "), other.split(separator: " "))
    }

    /// The same for lines that have been taken apart. A few words tell nothing.
    static func isMostly(_ words: [Substring], _ others: [Substring]) -> Bool {
        guard words.count == others.count, words.count >= Thresholds.Repetition.fewestWords else { return false }
        return Thresholds.Repetition.sameWords.isReached(by: zip(words, others).count { $0 == $1 }, of: words.count)
    }

    private static func isPosition(_ word: Substring) -> Bool {
        word.contains(",") && word.first?.isNumber == true && word.allSatisfy { $0.isNumber || $0 == "," || $0 == "-" }
    }

    /// The texts that were not there before; one in which only a number counts is none.
    static func fresh(_ texts: [String], since before: [String]) -> [String] {
        let known = Set(before.map { signature(of: $0) })
        return texts.filter { !known.contains(signature(of: $0)) }
    }

    /// What stays the same when a spinner turns, a clock ticks or a number counts: the letters that are not units of a
    /// number.
    public static func signature(of text: some StringProtocol) -> String {
        var result = ""
        var afterNumber = false
        for character in text {
            if character.isNumber || afterNumber && (character == "." || character == ":") {
                afterNumber = true
            } else if character.isLetter {
                if !afterNumber { result.append(character) }
            } else {
                afterNumber = false
            }
        }
        return result
    }

    /// Whether a row only shows that a file has ended above it, as editors and pagers fill the rows below its end.
    static func isBelowEnd(_ text: String) -> Bool { text.trimmingEnd == "~" }

    /// Whether a line is a part of a picture that is drawn with slashes and lines, as the banner of a program.
    static func isPicture(_ text: String) -> Bool {
        let strokes = text.count { "_/\\|".contains($0) }
        return strokes >= Thresholds.Line.fewestStrokes && !text.contains(where: \.isLetter)
            && (text.contains("_") || text.contains("/") && text.contains("\\"))
            && strokes > text.count(where: \.isNumber)
    }

    /// Whether a line only separates: nothing but one or two kinds of drawing characters.
    public static func isRule(_ text: String) -> Bool {
        let ink = text.filter { !$0.isWhitespace }
        guard ink.count >= Thresholds.Rule.shortest, Set(ink).count <= Thresholds.Rule.mostKinds else { return false }
        return ink.allSatisfy { "-=_~*+#|".contains($0) || ScreenWords.isDecoration($0) }
    }

    // MARK: Among lines of output

    /// What a line is among the lines of output; `.text` when nothing tells it.
    public static func kind(of text: String) -> ScreenRegion.Kind {
        if isRule(text) { return .rule }
        if isDiffHeader(text) { return .diffHeader }
        if isHeading(text) { return .heading }
        return LineLevel.of(text) ?? .text
    }

    private static func isDiffHeader(_ text: String) -> Bool {
        if text.hasPrefix("@@ ") || text.hasPrefix("@@@ ") || text.hasPrefix("diff --git ")
            || text.hasPrefix("diff -") || text.hasPrefix("Only in ")
        {
            return true
        }
        // A file; "--- FAIL: x" and "--- text ---" are none.
        if text.hasPrefix("+++ ") || text.hasPrefix("--- ") {
            return text.last != "-" && text.last != "+" && (text.contains("/") || text.contains("\t"))
                && !text.dropFirst(4).prefix(6).contains(":")
        }
        return isPlainHunk(text)
    }

    /// `12,14c12,15`: which lines take the place of which others.
    static func isPlainHunk(_ text: String) -> Bool {
        guard text.count <= Thresholds.Line.longestHunk, let letter = text.firstIndex(where: { "acd".contains($0) })
        else { return false }
        func isRange(_ part: Substring) -> Bool {
            let numbers = part.split(separator: ",", omittingEmptySubsequences: false)
            return (1...2).contains(numbers.count)
                && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
        }
        return isRange(text[..<letter]) && isRange(text[text.index(after: letter)...])
    }

    private static func isHeading(_ text: String) -> Bool {
        if text.hasPrefix("# ") || text.hasPrefix("## ") || text.hasPrefix("### ") { return true }
        // A history of commits begins each of them so.
        if text.hasPrefix("commit ") {
            let name = text.dropFirst(7).prefix { $0 != " " }
            return name.count >= 7 && WordKind.isCommit(name)
        }
        // "==== FAILURES ====", as test runners write.
        guard let first = text.first, "=-─━═#*".contains(first), text.last == first else { return false }
        let inner = text.drop { $0 == first }.reversed().drop { $0 == first }
        return text.count - inner.count >= Thresholds.Heading.fewestSigns && inner.first == " " && inner.last == " "
            && inner.contains(where: \.isLetter)
    }
}
