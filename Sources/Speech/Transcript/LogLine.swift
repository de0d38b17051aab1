/// How text is written into the lines of logs and transcripts.
package enum LogLine {
    /// A text between marks, with everything escaped that could break or forge a line, cut after so many bytes.
    package static func quoted(_ text: String, limit: Int = .max, marks: String = "\"") -> String {
        var result = marks
        var bytes = 0
        for scalar in text.unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > limit {
                result += "…"
                break
            }
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case _ where SpeechText.isUnsafe(scalar): result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + marks
    }
}
