import Escaping

/// How text from outside is written into Markdown as GitHub reads it, anywhere but at the start of a line.
///
/// What marks something up becomes a character reference, which Markdown shows and never obeys: no link, no picture, no
/// table cell, no tag, no mention of somebody and no reference to an issue comes of a label.
enum Markdown {
    /// The text with references, cut after so many bytes of UTF-8, which `…` tells.
    static func escaped(_ text: String, limit: Int = .max) -> String {
        var result = ""
        append(text, to: &result, limit: limit)
        return result
    }

    /// Adds a text to what is written.
    static func append(_ text: String, to result: inout String, limit: Int = .max) {
        var bytes = 0
        var isBehindColon = false
        for scalar in text.unicodeScalars {
            // A colon can begin an address or the name of a picture, unless a blank follows.
            if isBehindColon { result += scalar == " " ? ":" : "&#58;" }
            isBehindColon = scalar == ":"
            bytes += UTF8.width(scalar)
            if bytes > limit {
                result += "…"
                return
            }
            switch scalar {
            case "&", "<", ">", "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "@", "!", "$":
                result += "&#\(scalar.value);"
            // "www." begins a link.
            case "w" where result.utf8.last == UInt8(ascii: "w"), "W" where result.utf8.last == UInt8(ascii: "W"):
                result += "&#\(scalar.value);"
            case ":": break
            case "\n", "\r", "\t": result += " "
            case _ where scalar.actsOnReaders: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        if isBehindColon { result += "&#58;" }
    }
}
