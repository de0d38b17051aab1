/// The words of the terminal's reader, one case for each: what it says of a screen and what it says itself.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … stand for its arguments.
public enum TerminalKey: String, Sendable, Hashable, CaseIterable {
    // MARK: What regions are
    /// A button, behind its name.
    case button
    /// A field that takes text, behind its name.
    case editField
    /// The row in which the user types to a program.
    case input
    /// What a command has printed.
    case output
    /// A row that tells what keys do.
    case keys
    /// Items above and below each other in rank.
    case tree
    /// What follows a text that leads somewhere.
    case link
    /// The action that opens a link.
    case openLink
    /// A box that is ticked.
    case checked
    /// A box that is not ticked.
    case notChecked
    /// What is below an item is shown.
    case expanded
    /// What is below an item is not shown.
    case collapsed
    /// How deep an item or a line of code is.
    case level
    /// The place among siblings.
    case position
    /// The status that a command ended with.
    case status
    /// How far work has come.
    case progress
    /// Work that has failed.
    case progressFailed
    /// Work that rests.
    case progressPaused
    /// Work of which nothing tells how far it has come.
    case progressBusy
    /// Which lines are shown, and of how many.
    case linesShown
    // MARK: Tables that programs print without names of columns
    /// A column.
    case permissions
    /// A column: how many names a file has.
    case links
    /// A column.
    case owner
    /// A column.
    case group
    /// A column.
    case size
    /// A column: when a file was changed.
    case modified
    /// A column.
    case name
    /// A column.
    case branch
    /// A column.
    case commit
    /// A column.
    case message
    // MARK: Rotors
    /// A rotor.
    case commands
    /// A rotor.
    case errors
    /// A rotor: the rows of tables.
    case rows
    /// A rotor: the cells of a column.
    case column
    /// A rotor: what has changed since the last visit.
    case changes
    /// A rotor.
    case bookmarks
    /// A rotor: where the looks of the text change.
    case colors
    // MARK: Looks
    /// Text in bold.
    case bold
    /// Text that is underlined.
    case underlined
    /// The colour behind a text.
    case onColor
    /// The lighter one of two colours.
    case bright
    /// A colour.
    case black
    /// A colour.
    case red
    /// A colour.
    case green
    /// A colour.
    case yellow
    /// A colour.
    case blue
    /// A colour.
    case magenta
    /// A colour.
    case cyan
    /// A colour.
    case white
    /// A colour.
    case gray
    // MARK: Keys that programs name on the screen
    /// Control and another key.
    case keyControl
    /// Alt and another key.
    case keyAlt
    /// A key.
    case keyTab
    /// A key.
    case keyEnter
    /// A key.
    case keyEscape
    /// A key.
    case keySpace
    /// A key.
    case keyDelete
    /// A key.
    case keyInsert
    /// A key.
    case keyHome
    /// A key.
    case keyEnd
    /// A key.
    case keyPageUp
    /// A key.
    case keyPageDown
    /// A key.
    case keyUp
    /// A key.
    case keyDown
    /// A key.
    case keyLeft
    /// A key.
    case keyRight
    /// A key.
    case keyBackspace
    // MARK: What happens on the screen
    /// An empty line.
    case blank
    /// A blank.
    case space
    /// A character that only draws.
    case graphic
    /// A character that is repeated: how often, and its name.
    case repeated
    /// Text that was deleted.
    case deleted
    /// A mode of the program's that has ended.
    case modeEnded
    /// How many blanks stand before a line.
    case indent
    /// The cursor stands behind the last character.
    case endOfLine
    /// The shell searches what was typed before.
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
    /// Help mode begins.
    case helpStart
    /// Help mode ends.
    case helpEnd
    /// Review mode begins.
    case reviewStart
    /// Review mode ends.
    case reviewEnd
    /// The next key goes to the program.
    case nextKeyPasses
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
    /// The list of settings is open; what it begins with follows.
    case settingsOpened
    /// A file of the user's has a mistake, which follows.
    case fileNotUsed
    /// The user has set a voice that there is not.
    case noVoice
    /// The reader asks what to search for.
    case search
    /// It does no longer.
    case searchEnded
    /// Nothing was typed to search for.
    case nothingToSearch
    /// No command has printed anything.
    case noOutput
    /// A line was marked.
    case markSet
    /// A bookmark was put.
    case bookmarkSet
    /// A bookmark was taken away.
    case bookmarkRemoved
    /// No line is watched or muted any more.
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
    /// How much of all was copied.
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
    /// From one line to another, each told as above.
    case lineTo
    // MARK: Settings
    /// Changes are for one program.
    case onlyFor
    /// Changes are for all programs.
    case forAllPrograms
    /// A setting.
    case settingRate
    /// A setting.
    case settingPitch
    /// A setting.
    case settingVolume
    /// A setting.
    case settingLanguage
    /// A setting.
    case settingVoice
    /// A setting.
    case settingPunctuation
    /// A setting.
    case settingReviewPunctuation
    /// A setting.
    case settingSounds
    /// A setting.
    case settingVerbosity
    /// A setting.
    case settingKeyEcho
    /// A setting.
    case settingSpeaksOutput
    /// A setting.
    case settingLineLimit
    /// A setting.
    case settingStartLines
    /// A setting.
    case settingCharacterLimit
    /// A setting.
    case settingFloodInterval
    /// A setting.
    case settingProgressStep
    /// A setting.
    case settingLongCommand
    /// A setting.
    case settingIndentation
    /// A setting.
    case settingHints
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
    /// Nothing.
    case valueNone
    /// Some of it.
    case valueSome
    /// All of it.
    case valueAll
    /// Little.
    case valueLow
    /// Neither little nor much.
    case valueMedium
    /// Much.
    case valueHigh
    /// Characters are echoed.
    case valueCharacters
    /// Words are echoed.
    case valueWords
    /// Both are echoed.
    case valueBoth
    // MARK: What help mode says of commands
    /// A command.
    case reviewMode
    /// A command.
    case passKey
    /// A command.
    case stopSpeech
    /// A command.
    case helpMode
    /// A command.
    case previousLine
    /// A command.
    case currentLine
    /// A command.
    case nextLine
    /// A command.
    case previousWord
    /// A command.
    case currentWord
    /// A command.
    case nextWord
    /// A command.
    case previousCharacter
    /// A command.
    case currentCharacter
    /// A command.
    case nextCharacter
    /// A command.
    case firstLineCommand
    /// A command.
    case lastLineCommand
    /// A command.
    case programCursor
    /// A command.
    case readAll
    /// A command.
    case previousElement
    /// A command.
    case nextElement
    /// A command.
    case currentElement
    /// A command.
    case firstElement
    /// A command.
    case lastElement
    /// A command.
    case activate
    /// A command.
    case escape
    /// A command.
    case magicTap
    /// A command.
    case scrollUp
    /// A command.
    case scrollDown
    /// A command.
    case increment
    /// A command.
    case decrement
    /// A command.
    case nextRotor
    /// A command.
    case previousRotor
    /// A command.
    case nextItem
    /// A command.
    case previousItem
    /// A command.
    case itemChooser
    /// A command.
    case positionCommand
    /// A command.
    case bookmark
    /// A command.
    case searchCommand
    /// A command.
    case searchNext
    /// A command.
    case searchPrevious
    /// A command.
    case readOutput
    /// A command.
    case copyOutput
    /// A command.
    case copyLines
    /// A command.
    case mark
    /// A command.
    case watchLines
    /// A command.
    case muteLines
    /// A command.
    case clearWindows
    /// A command.
    case listWindows
    /// A command.
    case faster
    /// A command.
    case slower
    /// A command.
    case higher
    /// A command.
    case lower
    /// A command.
    case louder
    /// A command.
    case softer
    /// A command.
    case nextVoice
    /// A command.
    case previousVoice
    /// A command.
    case nextSetting
    /// A command.
    case previousSetting
    /// A command.
    case increaseSetting
    /// A command.
    case decreaseSetting
    /// A command.
    case settings
    /// A command.
    case resetSetting
    // MARK: Counts
    /// How many lines went by.
    case lineCount
    /// How many lines were copied.
    case linesCopied
    /// How many lines are watched now.
    case linesWatched
    /// How many lines are muted now.
    case linesMuted
    /// A time, which may have a fraction.
    case seconds
}
