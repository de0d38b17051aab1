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
        var bytes = 0
        var isBehindHash = false
        for scalar in text.unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > limit {
                result += "…"
                return
            }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "#" where isBehindHash: result += "&#35;"
            case "\n", "\r", "\t": result += " "
            case _ where scalar.actsOnReaders: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
            isBehindHash = scalar == "#"
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
