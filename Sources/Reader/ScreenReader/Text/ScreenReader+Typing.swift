import AccessibilityTree
import Speech

extension ScreenReader {
    /// Types text where the app edits one, one character after another as a keyboard does.
    mutating func type(_ text: String) {
        recoverIfLost(speaks: false)
        guard focus != nil, !text.isEmpty else { return play(.border) }
        if text.count <= Self.mostKeys {
            for character in text { perform(.insertText(String(character))) }
        } else {
            perform(.insertText(text))
        }
    }

    /// Presses the delete key.
    mutating func deleteBackward() {
        recoverIfLost(speaks: false)
        guard focus != nil else { return play(.border) }
        perform(.deleteBackward)
    }

    private mutating func perform(_ action: ActionRequest.Action) {
        emit(.perform(ActionRequest(target: focus?.id, action: action)))
    }

    /// Longer texts arrive as a whole, as by dictation.
    private static let mostKeys = 200

    // MARK: Echo

    /// Echoes typed text: the character, and the word that it has ended. A secret is a bullet for each character.
    mutating func echo(_ typed: String, _ outcome: ActionOutcome) {
        guard outcome.isHandled else { return play(.border) }
        let language = focusedNode?.language
        guard let text = outcome.text else {
            guard options.text.typingEcho != .none else { return }
            return speakPiece("•", language: language, isCharacter: true)
        }
        let echo = options.text.typingEcho
        if text.count > 1 {
            if echo != .none { speakPiece(Self.shortened(text), language: language, isCharacter: false) }
            return
        }
        if echo.speaksCharacters {
            speakPiece(text, language: language, isCharacter: true)
            // The next key comes sooner than the word for this one.
            phonetic = nil
        }
        guard echo.speaksWords, let key = text.first, !key.isWordPart,
            let word = wordBeforeInsertionPoint(skipping: key)
        else { return }
        speakPiece(word, language: language, isCharacter: false)
    }

    /// The word that ends just before the character that was typed last.
    private func wordBeforeInsertionPoint(skipping key: Character) -> String? {
        guard let text = readableText(), let selection = text.selection, selection.length == 0 else { return nil }
        let end = selection.location - String(key).utf16.count
        guard end > 0 else { return nil }
        // A word longer than this is none.
        let start = max(0, end - 1000)
        let before = text.piece(TextRange(location: start, length: end - start))
        let word = before.suffix { $0.isWordPart }
        return word.isEmpty ? nil : word
    }

    /// Speaks the deleted text, in a lower voice.
    mutating func echoDeletion(_ outcome: ActionOutcome) {
        guard outcome.isHandled else { return play(.border) }
        guard options.text.typingEcho != .none else { return }
        speakPiece(
            Self.shortened(outcome.text ?? "•"), language: focusedNode?.language,
            isCharacter: (outcome.text?.count ?? 1) == 1,
            pitch: options.text.lowersPitchOfDeletedText ? Self.loweredPitch : nil)
        phonetic = nil
    }

    /// Returns a request in the form for logs: without text typed into a secure field.
    static func loggable(_ action: ActionRequest.Action, _ outcome: ActionOutcome) -> ActionRequest.Action {
        switch action {
        case .insertText(let text) where outcome.text == nil: .insertText(String(repeating: "•", count: text.count))
        case .replaceText(let range, let text) where outcome.text == nil:
            .replaceText(range, with: String(repeating: "•", count: text.count))
        default: action
        }
    }
}

extension Character {
    /// Whether the character belongs to a word.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" || self == "_" }
}

extension String {
    /// The characters at the end that fit.
    fileprivate func suffix(while fits: (Character) -> Bool) -> String {
        var start = endIndex
        while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
        return String(self[start...])
    }
}
