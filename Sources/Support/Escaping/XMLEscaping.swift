/// The escaping of text for XML and HTML, between tags and in attributes: SVG, reports, graphs.
///
/// Markup characters become references, line breaks and tabs become blanks, and characters that act on readers
/// (``Unicode/Scalar/actsOnReaders``: controls, which XML forbids, and marks that change the direction of a line)
/// becomes U+FFFD. `##[`, which build logs recognise as a command anywhere in a line, is broken up as well.
package enum XMLEscaping {
    /// Returns the text with references, cut to `limit` bytes of UTF-8 between two characters and ended with `…`.
    package static func escaped(_ text: String, limit: Int = .max) -> String {
        var result = ""
        append(text, to: &result, limit: limit)
        return result
    }

    /// Appends an escaped text.
    package static func append(_ text: String, to result: inout String, limit: Int = .max) {
        // Made native first, which scans faster.
        var text = text
        if text.withUTF8({ $0.count <= limit && isPlain($0) }) {
            result += text
            return
        }
        text = text.truncated(toBytes: limit)
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var last: Unicode.Scalar = " "
        for index in scalars.indices {
            let scalar = scalars[index]
            defer { last = scalar }
            guard let written = replacement(scalar, after: last) else { continue }
            result += text[start..<index]
            result += written
            start = scalars.index(after: index)
        }
        result += text[start...]
    }

    /// Returns the replacement of a character, or nil for the character itself.
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
