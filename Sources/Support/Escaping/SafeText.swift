/// Makes text from files safe to print: a label can contain any characters, and a terminal or a build log interprets
/// some of them as commands. JSON has `JSONEscaping`.
package enum SafeText {
    /// Returns the text as escaped by `LineEscaping`, so that it stays on one line and changes nothing but the
    /// characters it prints.
    ///
    /// It also breaks up build log commands that are recognised anywhere in a line: `##[` (GitHub Actions, Azure),
    /// `##vso[` (Azure), `##teamcity[` and the like.
    package static func escape(_ text: String) -> String {
        LineEscaping.escaped(defused(text))
    }

    /// Returns text that begins a new line: GitHub Actions treats one that begins with `::` as a command too, after any
    /// spaces.
    package static func line(_ text: String) -> String {
        let safe = escape(text)
        guard safe.drop(while: \.isWhitespace).hasPrefix("::") else { return safe }
        return safe.replacing("::", with: "\\u{3A}:", maxReplacements: 1)
    }

    /// Text of several lines, each of them safe; the line ends stay.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
    }

    private static func defused(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")), text.contains("##") else { return text }
        return text.replacing(/#(?=#[A-Za-z0-9_.\-]*\[)/, with: "\\u{23}")
    }
}
