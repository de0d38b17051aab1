import Escaping

/// Escapes text from outside for Markdown as GitHub reads it, anywhere but at the start of a line.
///
/// Markup characters become character references, which Markdown shows but never interprets: a label can't make a link,
/// a picture, a table cell, a tag, a mention of a person or a reference to an issue.
enum Markdown {
    /// Returns the text with references, truncated after a number of bytes of UTF-8, marked with `…`.
    static func escaped(_ text: String, limit: Int = .max) -> String {
        var result = ""
        append(text, to: &result, limit: limit)
        return result
    }

    /// Appends an escaped text.
    static func append(_ text: String, to result: inout String, limit: Int = .max) {
        let text = text.truncated(toBytes: limit)
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var last: Unicode.Scalar = " "
        for index in scalars.indices {
            let scalar = scalars[index]
            defer { last = scalar }
            if scalar.isASCII, !isSpecial(UInt8(truncatingIfNeeded: scalar.value)) { continue }
            let next = scalars.index(after: index)
            guard
                let written = replacement(
                    scalar, after: last, isBeforeBlank: next < scalars.endIndex && scalars[next] == " ")
            else { continue }
            result += text[start..<index]
            result += written
            start = next
        }
        result += text[start...]
    }

    /// Whether an ASCII character may have to be written otherwise: one bit for each.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        (byte < 64 ? special.low : special.high) >> UInt64(byte & 63) & 1 == 1
    }

    private static let special: (low: UInt64, high: UInt64) = {
        var bits: (low: UInt64, high: UInt64) = (0xFFFF_FFFF, 1 << 63)
        for byte in "&<>\\`*_{}[]#|~@!$:wW".utf8 {
            if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
        }
        return bits
    }()

    /// Returns the replacement of a character, or nil for the character itself.
    private static func replacement(
        _ scalar: Unicode.Scalar, after last: Unicode.Scalar, isBeforeBlank: Bool
    ) -> String? {
        switch scalar {
        case "&", "<", ">", "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "@", "!", "$":
            return "&#\(scalar.value);"
        // It can begin an address or the name of a picture, unless a blank follows.
        case ":": return isBeforeBlank ? nil : "&#58;"
        // "www." begins a link.
        case "w", "W": return last == "w" || last == "W" ? "&#\(scalar.value);" : nil
        case "\n", "\r", "\t": return " "
        default: return scalar.actsOnReaders ? "\u{FFFD}" : nil
        }
    }
}
