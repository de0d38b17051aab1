/// How text is written inside JSON strings.
public enum JSONEscaping {
    /// Adds a text as a JSON string, with its quotation marks.
    ///
    /// Control characters (C0, DEL, C1), line and paragraph separators are written as escapes, so that the result is one
    /// line to every reader and no command to any terminal.
    public static func append(_ text: some StringProtocol, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}
