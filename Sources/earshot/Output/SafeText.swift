/// Makes text from files safe to print: a label can hold anything, and a terminal obeys what it is sent.
enum SafeText {
    /// The text with control characters and invisible direction marks written as `\u{…}`, so that it stays on one
    /// line and changes nothing but the characters it prints.
    static func escape(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Direction marks, embeddings, isolates, line and paragraph separators, and tag characters.
        case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF, 0xE0000...0xE007F: true
        default: false
        }
    }
}
