/// Makes JSON texts safe to print, wherever they end up.
package enum JSONText {
    /// The text with everything written as an escape that a terminal obeys, that reorders or ends a line, or that a
    /// build log takes for a command, such as `##[`. It says the same as before: outside of strings JSON has none of
    /// these, but for the line ends of texts that are laid out, which stay.
    package static func safe(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0 == "#" || isRisky($0) }) else { return json }
        var result = ""
        result.reserveCapacity(json.utf8.count)
        var last: Unicode.Scalar = " "
        for scalar in json.unicodeScalars {
            append(scalar, after: last, to: &result, isRisky(scalar))
            last = scalar
        }
        return result
    }

    /// Writes a string with its quotation marks.
    static func write(_ value: String, to text: inout String) {
        text += "\""
        var last: Unicode.Scalar = " "
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: append(scalar, after: last, to: &text, scalar.value < 0x20 || isRisky(scalar))
            }
            last = scalar
        }
        text += "\""
    }

    private static func append(
        _ scalar: Unicode.Scalar, after last: Unicode.Scalar, to text: inout String, _ isRisky: Bool
    ) {
        guard isRisky || (scalar == "#" && last == "#") else { return text.unicodeScalars.append(scalar) }
        for unit in Character(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private static func isRisky(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x7F && SpeechText.isUnsafe(scalar)
    }
}
