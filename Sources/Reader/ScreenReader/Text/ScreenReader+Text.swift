import AccessibilityTree
import Speech

/// A word for a character that waits until the user has rested on the character for long enough.
struct PendingPhonetic: Sendable {
    var word: String
    var language: String?
    /// The time of the first tick after the reader had spoken the character.
    var since: Instant?
}

/// A move through a text that is being edited; its words are spoken when the app has made it.
struct TextMove: Sendable {
    /// The new selection.
    var selection: TextRange
    /// The speech that follows.
    var speech: Speech

    enum Speech: Sendable {
        /// A piece of text that was passed over.
        case passed(TextRange, TextUnit)
        /// A piece of text that is now selected, or no longer is.
        case selected(TextRange, Bool)
        /// A misspelled word.
        case misspelled(TextRange)
    }
}

extension ScreenReader {
    /// The text of the element under the cursor, or nil without one.
    func readableText() -> ReadableText? {
        focus.flatMap { relabelled($0.id) }.map(ReadableText.init)
    }

    /// Reads the next or previous piece of the element's text. In a text that is being edited, the insertion point
    /// goes along.
    mutating func readText(by unit: TextUnit, forward: Bool) {
        guard let text = readableText() else { return play(.border) }
        guard let selection = text.selection else { return read(text, by: unit, forward: forward) }
        guard let range = text.unit(unit, after: selection, forward: forward) else {
            return endOfText(text, unit, forward: forward)
        }
        let target = unit == .line || !forward ? range.location : range.end
        move(TextMove(selection: TextRange(location: target), speech: .passed(range, unit)))
    }

    /// Reads a text that is not edited, in which the reader itself stores the position.
    private mutating func read(_ text: ReadableText, by unit: TextUnit, forward: Bool) {
        let last = rotor.textRange
        // A line of which a piece was read counts as begun, so that it is the next one that follows.
        guard let range = text.unit(unit, after: last ?? .beforeText, forward: forward) else {
            play(.border)
            if let last, options.rotor.border != .sound {
                speakPiece(text.piece(last), language: text.language, isCharacter: unit == .character)
            }
            return
        }
        rotor.textRange = range
        speakPiece(text.piece(range), language: text.language, isCharacter: unit == .character)
    }

    private mutating func endOfText(_ text: ReadableText, _ unit: TextUnit, forward: Bool) {
        play(.border)
        guard options.rotor.border != .sound else { return }
        if unit == .line, options.rotor.border == .soundAndItem, let selection = text.selection, text.length > 0 {
            return speakPiece(
                text.piece(text.line(at: selection.location)), language: text.language, isCharacter: false)
        }
        say(words[forward ? .endOfText : .startOfText])
    }

    /// Requests that the app move the insertion point or the selection.
    mutating func move(_ move: TextMove) {
        textMove = move
        emit(.perform(ActionRequest(target: focus?.id, action: .setSelection(move.selection))))
    }

    /// Speaks a move through a text when the app has made it.
    mutating func finishTextMove(_ outcome: ActionOutcome) {
        guard let move = textMove else { return }
        textMove = nil
        guard outcome.isHandled, let text = readableText() else { return play(.border) }
        switch move.speech {
        case .passed(let range, let unit):
            speakPiece(text.piece(range), language: text.language, isCharacter: unit == .character)
        case .selected(let range, let isSelected):
            let piece = spokenName(ofPiece: text.piece(range), language: text.language)
            say(words[isSelected ? .textSelected : .textUnselected, piece])
        case .misspelled(let range): say(words[.textMisspelled, text.piece(range)])
        }
    }

    // MARK: Speaking

    /// Speaks a piece of text as it is met while reading by characters, words or lines.
    mutating func speakPiece(_ piece: String, language: String?, isCharacter: Bool, pitch: Double? = nil) {
        var piece = piece
        if !isCharacter {
            while piece.count > 1, piece.last?.isNewline == true { piece.removeLast() }
            if piece.allSatisfy(\.isNewline) { return say(words[.blankLine]) }
        }
        guard piece.count == 1, let character = piece.first else {
            speak([.text(SpokenText(piece, language: language, pitch: pitch))], text: piece, kind: .system)
            return
        }
        speakCharacter(character, language: language, pitch: pitch)
    }

    private mutating func speakCharacter(_ character: Character, language: String?, pitch: Double?) {
        let names = CharacterNames.names(for: language ?? words.language)
        let phonetic = names.phonetic(of: character)
        if let phonetic, options.text.phonetics == .only {
            speak([.text(SpokenText(phonetic, language: language, pitch: pitch))], text: phonetic, kind: .system)
            return
        }
        let spoken = spokenName(ofPiece: String(character), language: language)
        let isLetter = names.name(of: character) == nil
        let raises = options.text.capitals == .raisesPitch && character.isCapital
        speak(
            [
                .text(
                    SpokenText(
                        spoken, language: language, pitch: pitch ?? (raises ? Self.raisedPitch : nil),
                        spellsOut: isLetter && spoken.count == 1))
            ],
            text: spoken, kind: .system)
        if let phonetic, options.text.phonetics == .afterPause {
            self.phonetic = PendingPhonetic(word: phonetic, language: language)
        }
    }

    /// A piece of text as it is spoken: a single character by its name.
    func spokenName(ofPiece piece: String, language: String?) -> String {
        guard piece.count == 1, let character = piece.first else { return piece }
        if let name = CharacterNames.names(for: language ?? words.language).name(of: character) { return name }
        guard character.isCapital, options.text.capitals == .speaksCap else { return piece }
        return words[.capital, piece]
    }

    /// Speaks the word for a character on which the user has rested.
    mutating func speakPhonetic(_ now: Instant) {
        guard var waiting = phonetic else { return }
        guard let since = waiting.since else {
            waiting.since = now
            phonetic = waiting
            return
        }
        let delay = options.text.phoneticDelay
        guard since.duration(to: now) >= .seconds(delay.isFinite ? min(max(delay, 0), 3600) : 1) else { return }
        phonetic = nil
        speak([.text(SpokenText(waiting.word, language: waiting.language))], text: waiting.word, kind: .system)
    }

    /// The pitch of capitals and of deleted text, where 1 is the voice's own.
    static let raisedPitch = 1.4
    static let loweredPitch = 0.6
}

extension Character {
    /// Whether the character is a capital that has a small form.
    fileprivate var isCapital: Bool { isUppercase && isCased }
}
