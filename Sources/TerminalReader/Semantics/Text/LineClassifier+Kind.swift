extension LineClassifier {
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

    /// `12,14c12,15`, as `diff` writes without options.
    static func isPlainHunk(_ text: String) -> Bool {
        guard text.count <= 40, let letter = text.firstIndex(where: { "acd".contains($0) }) else { return false }
        func isRange(_ part: Substring) -> Bool {
            let numbers = part.split(separator: ",", omittingEmptySubsequences: false)
            return (1...2).contains(numbers.count)
                && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
        }
        return isRange(text[..<letter]) && isRange(text[text.index(after: letter)...])
    }

    private static func isHeading(_ text: String) -> Bool {
        if text.hasPrefix("# ") || text.hasPrefix("## ") || text.hasPrefix("### ") { return true }
        // As `git log` begins a commit.
        if text.hasPrefix("commit ") {
            let name = text.dropFirst(7).prefix { $0 != " " }
            return name.count >= 7 && WordKind.isCommit(name)
        }
        // "==== FAILURES ====", as test runners write.
        guard let first = text.first, "=-─━═#*".contains(first), text.last == first else { return false }
        let inner = text.drop { $0 == first }.reversed().drop { $0 == first }
        return text.count - inner.count >= 6 && inner.first == " " && inner.last == " "
            && inner.contains(where: \.isLetter)
    }
}
