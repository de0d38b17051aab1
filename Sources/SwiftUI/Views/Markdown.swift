/// Inline markdown, as texts from keys may have it.
enum Markdown {
    /// Returns a text without its marks: emphasis, code, strikethrough, and links, of which the title stays.
    static func plainText(of text: String) -> String {
        guard text.contains(where: { "*_`~[".contains($0) }) else { return text }
        var result = text
        for (pattern, replacement) in patterns {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
            result = expression.stringByReplacingMatches(
                in: result, range: NSRange(location: 0, length: result.utf16.count), withTemplate: replacement)
        }
        return result
    }

    /// Marks only count at the edges of words, so that "2 * 3" and "a_b" stay.
    private static let patterns = [
        ("\\[([^\\]\\n]+)\\]\\([^)\\s]+\\)", "$1"),
        ("`([^`\\n]+)`", "$1"),
        ("\\*\\*(\\S(?:.*?\\S)?)\\*\\*", "$1"),
        ("(?<![\\w*])\\*(\\S(?:[^*\\n]*?\\S)?)\\*(?![\\w*])", "$1"),
        ("(?<!\\w)__(\\S(?:.*?\\S)?)__(?!\\w)", "$1"),
        ("(?<!\\w)_(\\S(?:[^_\\n]*?\\S)?)_(?!\\w)", "$1"),
        ("~~(\\S(?:.*?\\S)?)~~", "$1"),
    ]
}
