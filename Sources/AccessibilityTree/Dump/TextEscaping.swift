extension String {
    /// Appends text so that it stays on its line and cannot act on a terminal: controls, line breaks and invisible
    /// or direction-changing characters become `\u{…}`, quotes and backslashes get a backslash. Text that is longer
    /// than the limit, in bytes of UTF-8, is cut between two characters and marked with `…`.
    mutating func appendEscaped(_ text: String, limit: Int = .max) {
        var size = 0
        for scalar in text.unicodeScalars {
            size += UTF8.width(scalar)
            if size > limit {
                append("…")
                return
            }
            switch scalar {
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case "\"", "\\":
                append("\\")
                unicodeScalars.append(scalar)
            default:
                if scalar.mustBeEscaped {
                    append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
                } else {
                    unicodeScalars.append(scalar)
                }
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character would be invisible, act on a terminal or change the direction of the text around it.
    fileprivate var mustBeEscaped: Bool {
        if value >= 0x20 && value < 0x7F { return false }
        if value < 0xA0 { return true }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return true
        default: return false
        }
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
