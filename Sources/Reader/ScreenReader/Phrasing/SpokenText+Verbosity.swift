import Speech

extension SpokenText {
    /// Splits the text into pieces according to the settings: digits one by one, a word after emoji, punctuation or
    /// none.
    ///
    /// - Parameters:
    ///   - emoji: The word that follows an emoji.
    ///   - body: Receives each piece.
    func forEachPiece(
        _ verbosity: Verbosity, emoji: @autoclosure () -> SpokenText, _ body: (SpokenText) -> Void
    ) {
        var whole = self
        if whole.punctuation == nil {
            switch verbosity.punctuation {
            case .all: whole.punctuation = true
            case .none: whole.punctuation = false
            case .some: break
            }
        }
        // Text that is spelled out or given in IPA is not a number or an emoji to be read.
        guard !spellsOut, ipaNotation == nil else { return body(whole) }
        let cutsDigits = verbosity.numbers == .digits && text.unicodeScalars.contains(where: Self.isDigit)
        // Every emoji but those made of digits takes three bytes at least, the first of them being E2 or more.
        let mayHaveEmoji = verbosity.speaksEmojiSuffix && text.utf8.contains { $0 >= 0xE2 }
        guard cutsDigits || mayHaveEmoji else { return body(whole) }
        var current = whole
        current.text = ""
        var kind = Kind.other
        func close() {
            guard !current.text.isEmpty else { return }
            current.spellsOut = kind == .digit
            body(current)
            if kind == .emoji { body(emoji()) }
            current.text = ""
        }
        for character in text {
            let next = Kind(character, cutsDigits: cutsDigits, findsEmoji: mayHaveEmoji)
            // An emoji ends the text before it but stays with it, since its name is spoken within the sentence.
            if next != kind, !(kind == .other && next == .emoji) { close() }
            kind = next
            current.text.append(character)
        }
        close()
    }

    private enum Kind {
        case other
        case digit
        case emoji

        init(_ character: Character, cutsDigits: Bool, findsEmoji: Bool) {
            if cutsDigits, let first = character.unicodeScalars.first, isDigit(first) {
                self = .digit
            } else {
                self = findsEmoji && isEmoji(character) ? .emoji : .other
            }
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || (!scalar.isASCII && scalar.properties.numericType == .decimal)
    }

    private static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation { return true }
        // Symbols that may also be text, such as ☎, are emoji with an emoji variation selector.
        return first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
    }
}
