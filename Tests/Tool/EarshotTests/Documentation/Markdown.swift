/// Pieces of Markdown from texts that are none.
enum Markdown {
    /// Text in which nothing is markup.
    static func text(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\*_<[`|".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// A span of code; a bar is escaped for tables.
    static func code(_ text: String, inTable: Bool = true) -> String {
        let fence = text.contains("`") ? "``" : "`"
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + (inTable ? text.replacing("|", with: "\\|") : text) + padding + fence
    }

    /// Returns the lines unchanged, as a block.
    static func block(_ lines: [String], _ language: String = "text") -> [String] {
        ["```" + language] + lines + ["```"]
    }

    /// A table, of cells that are Markdown.
    static func table(_ head: [String], _ rows: [[String]]) -> [String] {
        ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }
}
