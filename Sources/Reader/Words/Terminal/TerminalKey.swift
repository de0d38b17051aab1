/// The words of the terminal's reader, one case for each: announcements about a screen and its own messages.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … are replaced by its arguments.
public enum TerminalKey: String, Sendable, Hashable, CaseIterable {
    // MARK: Kinds of regions

    /// A button, after its name.
    case button
    /// A field that takes text, after its name.
    case editField
    /// The row in which the user types to a program.
    case input
    /// The output of a command.
    case output
    /// A row that describes keys.
    case keys
    /// Items above and below each other in rank.
    case tree
    /// The word after a text that is a link.
    case link
    /// The action that opens a link.
    case openLink
    /// A box that is ticked.
    case checked
    /// A box that is not ticked.
    case notChecked
    /// The items below an item are shown.
    case expanded
    /// The items below an item are hidden.
    case collapsed
    /// The depth of an item or a line of code.
    case level
    /// The position among siblings.
    case position
    /// The status that a command ended with.
    case status
    /// The progress of work.
    case progress
    /// Work that has failed.
    case progressFailed
    /// Work that rests.
    case progressPaused
    /// Work whose progress is unknown.
    case progressBusy
    /// Which lines are shown, and of how many.
    case linesShown

    // MARK: Tables that programs print without names of columns

    /// The columns of a list of files, announced as the header of a cell: the permissions of a file, its number of
    /// links, its owner, its group, its size, its modification time, its name.
    case permissions, links, owner, group, size, modified, name
    /// The columns of a list of branches: the branch, its last commit, and the message of that.
    case branch, commit, message

    // MARK: Rotors

    /// Rotors that stop at each prompt, and at each error or warning; announced when the rotor is turned to them.
    case commands, errors
    /// A rotor: the rows of tables.
    case rows
    /// A rotor: the cells of a column.
    case column
    /// A rotor: the changes after the last visit.
    case changes
    /// A rotor: the elements that the user has marked.
    case bookmarks
    /// A rotor: where the looks of the text change.
    case colors

    // MARK: Looks

    /// Text in bold.
    case bold
    /// Text that is underlined.
    case underlined
    /// Text without colors, bold or underlined.
    case plain
    /// The background color of a text.
    case onColor
    /// The lighter one of two colors.
    case bright
    /// The names of colors, announced with a text's attributes; also used in `bright` and `onColor`.
    case black, red, green, yellow, blue, magenta, cyan, white, gray

    // MARK: Keys that programs name on the screen

    /// The Control key and another one, which follows it.
    case keyControl
    /// The Alt key and another one, which follows it.
    case keyAlt
    /// The names of keys, announced for a row of the screen that describes them; also used in `keyControl` and
    /// `keyAlt`.
    case keyTab, keyEnter, keyEscape, keySpace, keyDelete, keyInsert, keyHome, keyEnd, keyPageUp,
        keyPageDown, keyUp, keyDown, keyLeft, keyRight, keyBackspace

    // MARK: Events on the screen

    /// Announced instead of a line without text.
    case blank
    /// Announced instead of a blank character.
    case space
    /// A character that only draws.
    case graphic
    /// A character that is repeated: how often, and its name.
    case repeated
    /// Text that was deleted.
    case deleted
    /// A mode of the program's that has ended.
    case modeEnded
    /// The number of blanks before a line.
    case indent
    /// The cursor is after the last character.
    case endOfLine
    /// The shell searches earlier command lines.
    case historySearch
    /// Nothing was found.
    case notFound
    /// A secret is read.
    case passwordField
    /// A command that took long has ended.
    case commandFinished
    /// The same with the status that it ended with.
    case commandFinishedStatus

    // MARK: Notices

    /// `earshot run` has started a shell.
    case runStart
    /// The keys for review mode and for key help there; follows `runStart`.
    case runHelp
    /// The shell has ended.
    case runEnd
    /// A key has no command, in key help.
    case keyUnassigned
    /// Key help begins.
    case helpStart
    /// Key help ends.
    case helpEnd
    /// Review mode begins.
    case reviewStart
    /// Review mode ends.
    case reviewEnd
    /// The next key goes to the program.
    case nextKeyPasses
    /// The program's focus did not come to the button that was to be pressed.
    case notPressed
    /// The last command is at the prompt; the same key again runs it.
    case runAgain
    /// Speech is switched off.
    case speechOff
    /// Speech is switched on again.
    case speechOn
    /// There is no earlier announcement to repeat.
    case nothingSaid
    /// The copied text was typed into the program.
    case pasted
    /// Nothing was copied that could be pasted.
    case nothingCopied
    /// A text of several lines would press Return: it is pasted if the user repeats the command.
    case pasteAgain
    /// A text was copied.
    case copied
    /// The multiplexer did not take a copied text.
    case copyWentOn
    /// A link is opened.
    case linkOpens
    /// A link can't be opened.
    case linkFails
    /// Settings can't be kept.
    case settingsNotSaved
    /// The list of settings is closed.
    case settingsClosed
    /// The list of settings is open; its first setting follows.
    case settingsOpened
    /// A file of the user's has a mistake, which follows.
    case fileNotUsed
    /// The user has set a voice that there is not.
    case noVoice
    /// The prompt for the text to search for.
    case search
    /// It does no longer.
    case searchEnded
    /// The prompt for the number of a line to go to.
    case lineNumber
    /// Nothing was typed to search for.
    case nothingToSearch
    /// No command has printed anything.
    case noOutput
    /// A line was marked.
    case markSet
    /// Only some columns are read.
    case onlyColumns
    /// Whole lines are read again.
    case allColumns
    /// A command needs a mark.
    case noMark
    /// A bookmark was put.
    case bookmarkSet
    /// A bookmark was taken away.
    case bookmarkRemoved
    /// All watched and muted lines were cleared.
    case windowsCleared
    /// No line is watched or muted.
    case noWindows
    /// Lines that are always spoken when they change.
    case watched
    /// Lines that are not spoken by themselves.
    case muted
    /// Lines that have scrolled off can't be watched.
    case onlyScreenLines
    /// No more lines can be watched or muted.
    case tooManyWindows
    /// The copied part of the total.
    case copiedOf

    // MARK: Rows of the screen

    /// A line by its number.
    case oneLine
    /// A line by its number from the bottom.
    case lineFromBottom
    /// The last line.
    case lastLine
    /// The last line, at the end of "line 2 to the last line".
    case theLastLine
    /// All lines.
    case allLines
    /// The last few lines.
    case lastLines
    /// Lines from one to another.
    case lineRange
    /// The same from the bottom.
    case lineRangeFromBottom
    /// From one line to another, each announced as above.
    case lineTo

    // MARK: Settings

    /// Changes are for one program.
    case onlyFor
    /// Changes are for all programs.
    case forAllPrograms
    /// The names of settings, announced before their values as the user goes through them. `TerminalSetting` describes
    /// them.
    case settingRate, settingPitch, settingVolume, settingLanguage, settingVoice, settingPunctuation,
        settingReviewPunctuation, settingSounds, settingVerbosity, settingKeyEcho, settingSpeaksOutput,
        settingLineLimit, settingStartLines, settingCharacterLimit, settingFloodInterval,
        settingProgressStep, settingLongCommand, settingIndentation, settingAttributes, settingHints
    /// The language is the voice's.
    case valueAsVoice
    /// The voice that was set up.
    case valueUsualVoice
    /// The punctuation is that of output.
    case valueAsInOutput
    /// A setting is on.
    case valueOn
    /// A setting is off.
    case valueOff
    /// It never happens.
    case valueNever
    /// It happens each time so much has gone by.
    case valueEvery
    /// It happens after so much.
    case valueAfter
    /// The value: none.
    case valueNone
    /// The value: some.
    case valueSome
    /// The value: all.
    case valueAll
    /// The value: low.
    case valueLow
    /// Neither little nor much.
    case valueMedium
    /// The value: high.
    case valueHigh
    /// Characters are echoed.
    case valueCharacters
    /// Words are used.
    case valueWords
    /// Both are echoed.
    case valueBoth
    /// Tones are used.
    case valueTones
    /// Both are used.
    case valueWordsAndTones

    // MARK: Descriptions of commands in key help

    /// The description of a key in key help: one for each command. `ReaderCommand` has the details.
    case reviewMode, passKey, stopSpeech, helpMode, previousUtterance, nextUtterance, sayAgain,
        spellUtterance, copyUtterance, muteSpeech, previousParagraph, nextParagraph, previousDifferentLine,
        nextDifferentLine, goToLine, previousLine, currentLine, nextLine, previousWord,
        currentWord, nextWord, previousCharacter, currentCharacter, nextCharacter, firstLineCommand,
        lastLineCommand, programCursor, readAll, previousElement, nextElement, currentElement, firstElement,
        lastElement, activate, escape, magicTap, scrollUp, scrollDown, increment, decrement, nextRotor,
        previousRotor, nextItem, previousItem, itemChooser, positionCommand, bookmark, searchCommand,
        searchNext, searchPrevious, readOutput, copyOutput, copyLines, copyText, copyBlock, pasteText, limitColumns,
        mark, watchLines, muteLines, clearWindows, listWindows, faster, slower, higher, lower, louder, softer,
        nextVoice, previousVoice, nextSetting, previousSetting, increaseSetting, decreaseSetting, settings,
        resetSetting

    // MARK: Counts

    /// The number of lines that went by, of which only some were read.
    case lineCount
    /// The number of lines that were copied.
    case linesCopied
    /// The number of lines that are watched now.
    case linesWatched
    /// The number of lines that are muted now.
    case linesMuted
    /// A time, which may have a fraction.
    case seconds
}
