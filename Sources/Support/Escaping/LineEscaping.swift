/// The escaping of text for one line that people read: of a log, a dump, a transcript or a message, on a terminal or in
/// a file. JSON has `JSONEscaping`.
///
/// Line breaks and tabs become `\n`, `\r` and `\t`; terminal controls, characters that change the direction of a line
/// and invisible characters become `\u{…}`. So a text can neither break nor forge a line, and two texts that differ
/// look different.
package enum LineEscaping {
    /// Returns a text for a line without quotation marks around it. Backslashes stay as they are.
    package static func escaped(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var line = ""
        for scalar in text.unicodeScalars { append(scalar, to: &line) }
        return line
    }

    /// Returns a text in quotation marks, cut to `limit` bytes of UTF-8 between two characters and ended with `…`.
    /// Quotation marks and backslashes in it get a backslash.
    package static func quoted(_ text: String, limit: Int = .max, marks: String = "\"") -> String {
        var line = marks
        append(text, to: &line, limit: limit)
        return line + marks
    }

    /// Adds a text to a line, as between marks.
    package static func append(_ text: String, to line: inout String, limit: Int = .max) {
        if text.utf8.count <= limit, isPlain(text) {
            line += text
            return
        }
        for scalar in text.truncated(toBytes: limit).unicodeScalars {
            if scalar == "\"" || scalar == "\\" { line += "\\" }
            append(scalar, to: &line)
        }
    }

    // Most texts are ASCII without anything to escape, and are taken whole.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to line: inout String) {
        switch scalar {
        case "\n": line += "\\n"
        case "\r": line += "\\r"
        case "\t": line += "\\t"
        case "\u{200B}": line += "\\u{200B}"
        case _ where scalar.actsOnReaders: line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: line.unicodeScalars.append(scalar)
        }
    }
}
