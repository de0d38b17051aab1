/// How text is written into XML and HTML, between tags and into attributes: SVG, reports, graphs.
///
/// What XML marks up becomes a reference, line breaks and tabs become blanks, and what no reader may get as it is
/// (``Unicode/Scalar/actsOnReaders``: controls, which XML forbids, and marks that change the direction of a line) becomes
/// U+FFFD. Nor does `##[` stay, which build logs take for a command wherever it stands in a line.
package enum XMLEscaping {
    /// The text with references, cut after so many bytes of UTF-8, between two characters, which `…` tells.
    package static func escaped(_ text: String, limit: Int = .max) -> String {
        var result = ""
        append(text, to: &result, limit: limit)
        return result
    }

    /// Adds a text to what is written.
    package static func append(_ text: String, to result: inout String, limit: Int = .max) {
        // Made native first, which scans faster.
        var text = text
        if text.withUTF8({ $0.count <= limit && isPlain($0) }) {
            result += text
            return
        }
        let scalars = text.unicodeScalars
        var (start, bytes) = (scalars.startIndex, 0)
        var last: Unicode.Scalar = " "
        for index in scalars.indices {
            let scalar = scalars[index]
            bytes += UTF8.width(scalar)
            if bytes > limit {
                result += text[start..<index]
                result += "…"
                return
            }
            defer { last = scalar }
            guard let written = replacement(scalar, after: last) else { continue }
            result += text[start..<index]
            result += written
            start = scalars.index(after: index)
        }
        result += text[start...]
    }

    /// What is written for a character, or nil for the character itself.
    private static func replacement(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "#": last == "#" ? "&#35;" : nil
        case "\n", "\r", "\t": " "
        default: scalar.actsOnReaders ? "\u{FFFD}" : nil
        }
    }

    // Most texts are ASCII without anything to escape, and are taken whole.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"),
                UInt8(ascii: "#"), 0..<0x20, 0x7F...:
                false
            default: true
            }
        }
    }
}
