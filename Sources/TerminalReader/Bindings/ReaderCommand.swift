/// What a key can ask of the reader. The raw value is the name in a file of keys.
public enum ReaderCommand: String, Hashable, Sendable, CaseIterable {
    /// Begins or ends review mode, in which single keys move a cursor of the reader's own.
    case reviewMode
    /// Sends the next key to the program, whatever it means here.
    case passKey
    /// Ends speech.
    case stopSpeech
    /// Tells what each key does until Escape.
    case helpMode
    /// Moves to the line before.
    case previousLine
    /// Reads the line again.
    case currentLine
    /// Moves to the next line.
    case nextLine
    /// Moves to the word before.
    case previousWord
    /// Reads the word again.
    case currentWord
    /// Moves to the next word.
    case nextWord
    /// Moves to the character before.
    case previousCharacter
    /// Reads the character again.
    case currentCharacter
    /// Moves to the next character.
    case nextCharacter
    /// Moves to the first line that is kept.
    case firstLine
    /// Moves to the last line.
    case lastLine
    /// Moves to where the program's cursor is.
    case programCursor
    /// Reads from the line to the end.
    case readAll

    /// What help mode says.
    public var summary: String {
        switch self {
        case .reviewMode: "review mode on or off"
        case .passKey: "send the next key to the program"
        case .stopSpeech: "stop speech"
        case .helpMode: "tell what keys do"
        case .previousLine: "previous line"
        case .currentLine: "current line"
        case .nextLine: "next line"
        case .previousWord: "previous word"
        case .currentWord: "current word"
        case .nextWord: "next word"
        case .previousCharacter: "previous character"
        case .currentCharacter: "current character"
        case .nextCharacter: "next character"
        case .firstLine: "first line"
        case .lastLine: "last line"
        case .programCursor: "line of the program's cursor"
        case .readAll: "read to the end"
        }
    }
}
