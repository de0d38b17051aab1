/// Unicode CLDR's names of symbols and emoji in a language: its annotations for speech.
struct Annotations: Sendable {
    private let names: [Character: String]

    /// - Parameter text: Characters and their names, parted by a blank; then a semicolon or a new line.
    init(_ text: String) {
        var names: [Character: String] = [:]
        // By scalars: a skin tone would be one character with the separator before it.
        for entry in text.unicodeScalars.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            guard let blank = entry.firstIndex(of: " ") else { continue }
            let written = String(entry[..<blank])
            // A sequence that is not one character on this system's version of Unicode is never looked up.
            guard written.count == 1, let character = written.first else { continue }
            names[character] = String(entry[entry.index(after: blank)...])
        }
        self.names = names
    }

    /// The table for a language, read on first use; nil if there is none.
    static func table(for language: String) -> Annotations? {
        switch LanguageTag.primary(of: language) {
        case "ar": arabic
        case "de": german
        case "en": english
        case "es": spanish
        case "fr": french
        case "ja": japanese
        case "zh": chinese
        default: nil
        }
    }

    /// The name of a symbol or an emoji, with the tones of its skin; nil where CLDR has none, and for letters and
    /// numbers.
    func name(of character: Character) -> String? {
        guard !character.isASCII, !character.isLetter, !isNumber(character) else { return nil }
        if let name = names[character] { return name }
        var base = String.UnicodeScalarView()
        var tones: [String] = []
        for scalar in character.unicodeScalars {
            if scalar.properties.isEmojiModifier {
                if let tone = names[Character(scalar)], !tones.contains(tone) { tones.append(tone) }
            } else if scalar.value != Self.emojiStyle {
                base.append(scalar)
            }
        }
        // A single tone has its own name, which was looked up above.
        guard base.count < character.unicodeScalars.count, let name = String(base).first.flatMap({ names[$0] }),
            String(base).count == 1
        else { return nil }
        return tones.isEmpty ? name : "\(name): \(tones.joined(separator: ", "))"
    }

    /// Keycaps begin with a digit, but are pictures.
    private func isNumber(_ character: Character) -> Bool {
        character.isNumber && !character.unicodeScalars.contains("\u{20E3}")
    }

    /// VARIATION SELECTOR-16: the character before it is a picture. CLDR leaves it out.
    private static let emojiStyle: UInt32 = 0xFE0F
}
