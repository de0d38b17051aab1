import Words

/// A command of the reader. The raw value is the name in a file of keys.
public enum ReaderCommand: String, Hashable, Sendable, CaseIterable {
    /// Begins or ends review mode, in which single keys move a cursor of the reader's own.
    case reviewMode
    /// Sends the next key to the program, whatever it means here.
    case passKey
    /// Ends speech.
    case stopSpeech
    /// Begins key help, which describes each key. The same key or that of review mode ends it.
    case helpMode

    /// Speaks the previous announcement.
    case previousUtterance
    /// Speaks the next announcement.
    case nextUtterance
    /// Repeats the last announcement.
    case sayAgain
    /// Spells the last announcement.
    case spellUtterance
    /// Copies the last announcement.
    case copyUtterance
    /// Switches speech off, and on again.
    case muteSpeech

    /// Moves to the paragraph before, and reads it.
    case previousParagraph
    /// Moves to the paragraph after, and reads it.
    case nextParagraph
    /// Moves to the nearest earlier line with different text.
    case previousDifferentLine
    /// Moves to the nearest later line with different text.
    case nextDifferentLine
    /// Prompts for the number of a line, from 1 for the first that can be read, and moves there.
    case goToLine

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
    /// Reads the character again; when repeated, its phonetic word.
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

    /// Moves to the element before.
    case previousElement
    /// Moves to the next element.
    case nextElement
    /// Reads the element again.
    case currentElement
    /// Moves to the first element.
    case firstElement
    /// Moves to the last element.
    case lastElement
    /// Moves the program's selection or cursor to the element, presses it or opens it.
    case activate
    /// Does the opposite of opening: presses Escape in the program.
    case escape
    /// Performs the most likely action: the default button, else the last command again.
    case magicTap
    /// Goes back by a page of the program, else of the lines that have scrolled off.
    case scrollUp
    /// Scrolls down by a page.
    case scrollDown
    /// Makes the value of the element larger.
    case increment
    /// Makes the value of the element smaller.
    case decrement
    /// Chooses the next setting of the rotor.
    case nextRotor
    /// Chooses the setting of the rotor before.
    case previousRotor
    /// Moves to the rotor's next item.
    case nextItem
    /// Moves to the rotor's item before.
    case previousItem
    /// Lists the elements by the alphabet, to search in and to jump to.
    case itemChooser
    /// Speaks the position of the cursor.
    case position
    /// Puts a bookmark on the element or takes it away.
    case bookmark

    /// Searches for a text that is typed.
    case search
    /// Goes to where the text is found next.
    case searchNext
    /// Goes to where the text was found before.
    case searchPrevious
    /// Reads the output of the last command.
    case readOutput
    /// Copies the output of the last command.
    case copyOutput
    /// Copies the line, or the lines from where the mark is.
    case copyLines
    /// Copies from the character at the mark to that at the cursor.
    case copyText
    /// Copies the columns from the mark to the cursor, in all lines between.
    case copyBlock
    /// Pastes the copied text into the program.
    case pasteText
    /// Reads of each line the columns from the mark to the cursor alone; without a mark, whole lines again.
    case limitColumns
    /// Marks the line from which lines are copied, watched or muted.
    case mark
    /// Speaks whatever changes in the marked lines of the screen.
    case watchLines
    /// Mutes automatic speech for the marked lines of the screen.
    case muteLines
    /// Ends watching and muting in the program.
    case clearWindows
    /// Lists the program's watched and muted lines.
    case listWindows

    /// Speaks faster.
    case faster
    /// Speaks slower.
    case slower
    /// Speaks with a higher voice.
    case higher
    /// Speaks with a lower voice.
    case lower
    /// Speaks louder.
    case louder
    /// Speaks more softly.
    case softer
    /// Speaks with the next voice of the language.
    case nextVoice
    /// Speaks with the voice before.
    case previousVoice
    /// Chooses the next setting of speech, which the two commands below change.
    case nextSetting
    /// Chooses the setting of speech before.
    case previousSetting
    /// Changes the chosen setting towards more, or to the next choice.
    case increaseSetting
    /// Changes the chosen setting towards less, or to the choice before.
    case decreaseSetting
    /// Lists all settings, to change them for all programs or for one.
    case settings
    /// Gives the setting of the list its usual value; of a program, that for all programs.
    case resetSetting

    /// Whether it changes settings, or lists them.
    var concernsSettings: Bool {
        switch self {
        case .faster, .slower, .higher, .lower, .louder, .softer, .nextVoice, .previousVoice, .nextSetting,
            .previousSetting, .increaseSetting, .decreaseSetting, .settings, .resetSetting:
            true
        default: false
        }
    }

    /// Whether its effect depends on the program in the foreground.
    var isForProgram: Bool {
        concernsSettings || [.watchLines, .muteLines, .clearWindows, .listWindows].contains(self)
    }

    /// The description in key help.
    public var summary: String { wordKey.map { TerminalWords.current[$0] } ?? rawValue }

    /// The word for the description in key help; those whose name has another meaning too end in "Command".
    var wordKey: TerminalKey? { TerminalKey(rawValue: rawValue + "Command") ?? TerminalKey(rawValue: rawValue) }
}
