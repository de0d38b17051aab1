import Speech

/// Makes text from files safe to print: a label can hold anything, and a terminal obeys what it is sent.
enum SafeText {
    /// The text with control characters and invisible direction marks written as `\u{…}`, so that it stays on one
    /// line and changes nothing but the characters it prints.
    static func escape(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: SpeechText.isUnsafe) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where SpeechText.isUnsafe(scalar):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
