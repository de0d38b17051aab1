extension String {
    /// The text in quotes for a message: shortened, and with characters that can't be seen as escapes.
    package var quoted: String {
        let limit = 60
        var text = ""
        for scalar in unicodeScalars.prefix(limit) {
            if scalar.actsOnReaders {
                text += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\(unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")\""
    }
}
