import Escaping

/// The escaping of text inside JSON strings, wherever the JSON ends up.
public enum JSONEscaping {
    /// Adds a text as a JSON string, with its quotation marks.
    ///
    /// Everything is written as an escape that a terminal obeys, that reorders or ends a line, that can't be seen, or
    /// that a build log takes for a command, such as `##[` or `##vso[`: the result is one line to every reader, and
    /// decodes to the same text.
    public static func append(_ text: String, to result: inout String) {
        result += "\""
        appendContent(text, to: &result)
        result += "\""
    }

    /// Appends a text as the content of a JSON string without the quotation marks, for callers that write those
    /// themselves. It is escaped as by ``append(_:to:)``.
    public static func appendContent(_ text: String, to result: inout String) {
        // Made native first, which scans faster.
        var text = text
        if text.withUTF8({ isPlain($0) }) { result += text } else { appendParts(of: text, to: &result) }
    }

    /// A text as a JSON string, with its quotation marks.
    public static func quoted(_ text: String) -> String {
        var result = ""
        append(text, to: &result)
        return result
    }

    // Most texts have nothing to escape besides their quotation marks, and are written as a whole. Other texts are
    // checked scalar by scalar.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var last: UInt8 = 0
        var index = 0
        while index < bytes.count {
            // Eight at a time, if all are printable ASCII without special characters.
            while index + 8 <= bytes.count, areHarmless(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                last = bytes[index + 7]
                index += 8
            }
            guard index < bytes.count else { break }
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F..<0xC3: return false
            case UInt8(ascii: "#"): if last == byte { return false }
            // U+00C0 to U+00FF: letters.
            case 0xC3: index += 1
            // U+2018 to U+201F and U+2026: quotation marks and an ellipsis.
            case 0xE2:
                guard index + 2 < bytes.count, bytes[index + 1] == 0x80,
                    (0x98...0x9F).contains(bytes[index + 2]) || bytes[index + 2] == 0xA6
                else { return false }
                index += 2
            // U+4000 to U+9FFF: ideographs.
            case 0xE4...0xE9: index += 2
            case 0xC4...: return false
            default: break
            }
            last = byte
            index += 1
        }
        return true
    }

    /// Whether none of eight bytes is a control, beyond `~`, a quotation mark, a backslash or a number sign. A few
    /// harmless ones count as harmful.
    @inline(__always) private static func areHarmless(_ word: UInt64) -> Bool {
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        /// Sets the top bit of bytes that are zero, and perhaps of such bytes after one.
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
        func bytes(equalTo byte: UInt8) -> UInt64 { zeros(word ^ ones &* UInt64(byte)) }
        let controls = (word &- ones &* 0x20) & ~word & tops
        let marks = bytes(equalTo: UInt8(ascii: "\"")) | bytes(equalTo: UInt8(ascii: "\\"))
        return word & tops | controls | marks | bytes(equalTo: UInt8(ascii: "#")) | bytes(equalTo: 0x7F) == 0
    }

    private static func appendParts(of text: String, to result: inout String) {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var last: Unicode.Scalar = " "
        for index in scalars.indices {
            let scalar = scalars[index]
            defer { last = scalar }
            guard scalar == "\"" || scalar == "\\" || (scalar == "#" && last == "#") || scalar.actsOnReaders else {
                continue
            }
            result += text[start..<index]
            start = scalars.index(after: index)
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: appendEscape(scalar, to: &result)
            }
        }
        result += text[start...]
    }

    private static func appendEscape(_ scalar: Unicode.Scalar, to result: inout String) {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
