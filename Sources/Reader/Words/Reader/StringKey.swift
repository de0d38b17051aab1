/// The words and sentences of the screen reader itself, one case for each.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … are replaced by its arguments.
public enum StringKey: String, Sendable, Hashable, CaseIterable {
    // MARK: State and role
    /// The element is selected.
    case selected
    /// The element is selected; {0} is its announcement. Snapshot style only.
    case selectedFormat
    /// The element is disabled.
    case dimmed
    /// A button.
    case button
    /// A back button.
    case backButton
    /// A switch.
    case switchButton
    /// A switch that is on.
    case on
    /// A switch that is off.
    case off
    /// A switch that is partly on.
    case mixed
    /// An item of a tab bar.
    case tab
    /// An alert that has come up.
    case alert
    /// A text field.
    case textField
    /// A text field whose text is secret.
    case secureTextField
    /// A text field that is being edited.
    case isEditing
    /// A heading.
    case heading
    /// {0} is the level from 1 to 6.
    case headingLevel
    /// A link.
    case link
    /// An element with a value that can be adjusted.
    case adjustable
    /// An image.
    case image
    /// A search field.
    case searchField
    /// A button that opens a menu.
    case popUpButton
    /// A radio button.
    case radioButton
    /// An item of a menu.
    case menuItem
    /// The element shows its content.
    case expanded
    /// The element hides its content.
    case collapsed
    /// Follows the name of an emoji.
    case emoji

    // MARK: Position
    /// {0} is the number of the element, {1} how many there are.
    case series
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A list that is entered.
    case list
    /// A landmark that is entered.
    case landmark
    /// A table that is entered.
    case table
    /// A tab bar that is entered.
    case tabBar
    /// {0} is the number of rows, which decides the plural.
    case rowCount
    /// {0} is the number of columns, which decides the plural.
    case columnCount
    /// A cell over several rows; {0} is how many.
    case rowSpan
    /// A cell over several columns; {0} is how many.
    case columnSpan
    /// {0} is the row, from 1.
    case row
    /// {0} is the column, from 1.
    case column
    /// A cell that heads its row.
    case rowHeader
    /// A cell that heads its column.
    case columnHeader

    // MARK: How to use it
    /// The hint of a switch.
    case toggleHint
    /// The hint of a text field.
    case textFieldHint
    /// The hint of a text view.
    case textAreaHint
    /// The hint while editing.
    case isEditingHint
    /// The hint of an adjustable value.
    case adjustableHint
    /// The hint of an expanded element.
    case expandedHint
    /// The hint of a collapsed element.
    case collapsedHint
    /// The element has custom actions.
    case actionsAvailable
    /// The element has further information.
    case moreContentAvailable

    // MARK: The reader's own messages
    /// The first of the actions: to activate.
    case activateAction
    /// Speech has been turned on.
    case speechOn
    /// Speech has been turned off.
    case speechOff
    /// The screen is hidden.
    case screenCurtainOn
    /// The screen is shown.
    case screenCurtainOff
    /// The last speech was copied.
    case copied

    // MARK: Settings
    /// The setting for the speaking rate.
    case settingRate
    /// The setting for the volume.
    case settingVolume
    /// The setting for the pitch.
    case settingPitch
    /// The setting for punctuation.
    case settingPunctuation
    /// The setting for the language.
    case settingLanguage
    /// The setting for short sounds.
    case settingSounds
    /// The setting for hints.
    case settingHints
    /// {0} is a whole number of percent.
    case percent
    /// No punctuation is spoken.
    case punctuationNone
    /// Some punctuation is spoken.
    case punctuationSome
    /// All punctuation is spoken.
    case punctuationAll
    /// The language is the app's.
    case languageOfApp

    // MARK: Rotors
    /// The rotor setting for characters.
    case rotorCharacters
    /// The rotor setting for words.
    case rotorWords
    /// The rotor setting for lines.
    case rotorLines
    /// The rotor setting for containers.
    case rotorContainers
    /// The rotor setting for headings.
    case rotorHeadings
    /// The rotor setting for headings of a level; {0} is the level from 1 to 6.
    case rotorHeadingLevel
    /// The rotor setting for landmarks.
    case rotorLandmarks
    /// The rotor setting for elements of the same kind.
    case rotorSameItem
    /// The rotor setting that moves up and down.
    case rotorVerticalNavigation
    /// The rotor setting for text that does not change.
    case rotorStaticText
    /// The rotor setting for tables.
    case rotorTables
    /// The rotor setting for lists.
    case rotorLists
    /// The rotor setting for links.
    case rotorLinks
    /// The rotor setting for links that were followed before.
    case rotorVisitedLinks
    /// The rotor setting for buttons.
    case rotorButtons
    /// The rotor setting for form controls.
    case rotorFormControls
    /// The rotor setting for text fields.
    case rotorTextFields
    /// The rotor setting for search fields.
    case rotorSearchFields
    /// The rotor setting for images.
    case rotorImages
    /// The rotor setting for the zoom.
    case rotorZoom
    /// The rotor setting for touches that go to the app.
    case rotorDirectTouch
    /// The rotor setting for the selection of text.
    case rotorTextSelection
    /// The rotor setting for editing commands.
    case rotorEdit
    /// The rotor setting for misspelled words.
    case rotorMisspelledWords
    /// A rotor of an app for bold text.
    case rotorBoldText
    /// A rotor of an app for italic text.
    case rotorItalicText
    /// A rotor of an app for underlined text.
    case rotorUnderlinedText
    /// The rotor setting for values.
    case rotorAdjustValue
    /// The rotor setting for custom actions.
    case rotorActions
    /// The rotor setting for further information.
    case rotorMoreContent
    /// The rotor setting for the data of a chart.
    case rotorAudioGraph
    /// The screen has no item of the rotor's setting, whose name is {0}.
    case rotorNotFound
    /// There is no further item of the rotor's setting, whose name is {0}.
    case rotorNoMore
    /// Touches go to the app.
    case directTouchOn
    /// Touches go to the reader.
    case directTouchOff

    // MARK: Text
    /// A capital; {0} is the letter.
    case capital
    /// A line without text.
    case blankLine
    /// The insertion point is before the first character.
    case startOfText
    /// The insertion point is after the last character.
    case endOfText
    /// A swipe right or left selects by characters.
    case selectCharacters
    /// A swipe right or left selects by words.
    case selectWords
    /// A swipe right or left selects by lines.
    case selectLines
    /// {0} is text that is now selected.
    case textSelected
    /// {0} is text that is no longer selected.
    case textUnselected
    /// {0} is a misspelled word.
    case textMisspelled
    /// {0} is text that was cut.
    case textCut
    /// {0} is text that was copied.
    case textCopied
    /// {0} is text that was pasted.
    case textPasted
    /// {0} is text that was taken back.
    case textUndone
    /// {0} is text that was made again.
    case textRedone
    /// The command that selects the word at the insertion point.
    case editSelect
    /// The command that selects the whole text.
    case editSelectAll
    /// The command that cuts the selected text.
    case editCut
    /// The command that copies the selected text.
    case editCopy
    /// The command that pastes text.
    case editPaste
    /// The command that takes the last change back.
    case editUndo
    /// The command that makes it again.
    case editRedo
    /// The command that replaces a misspelled word by {0}.
    case editReplace

    // MARK: Modes
    /// The list of all elements is open; {0} is how many there are, which decides the plural.
    case itemChooser
    /// {0} is the number of elements that match the search text, which determines the plural form.
    case itemChooserFound
    /// The prompt for a custom label; {0} is the element's current announcement.
    case relabelPrompt
    /// The label was taken; {0} is the label.
    case relabelSaved
    /// The user's label was removed.
    case relabelRemoved
    /// A label of the user's own could not be kept.
    case relabelNotSaved
    /// Nothing was typed.
    case relabelEmpty
    /// The list of settings is open.
    case quickSettings
    /// Gestures are named from now on.
    case helpOn
    /// Gestures work again.
    case helpOff
    /// A gesture without a command.
    case gestureDoesNothing
    /// The next gesture goes to the app.
    case passThroughReady
    /// There is no other app to go to.
    case noOtherApp

    // MARK: Gestures, as help names them
    /// The gesture `touch`.
    case gestureTouch
    /// The gesture `swipeRight`.
    case gestureSwipeRight
    /// The gesture `swipeLeft`.
    case gestureSwipeLeft
    /// The gesture `swipeUp`.
    case gestureSwipeUp
    /// The gesture `swipeDown`.
    case gestureSwipeDown
    /// The gesture `doubleTap`.
    case gestureDoubleTap
    /// The gesture `doubleTapAndHold`.
    case gestureDoubleTapAndHold
    /// The gesture `tripleTap`.
    case gestureTripleTap
    /// The gesture `quadrupleTap`.
    case gestureQuadrupleTap
    /// The gesture `splitTap`.
    case gestureSplitTap
    /// The gesture `twoFingerTap`.
    case gestureTwoFingerTap
    /// The gesture `twoFingerDoubleTap`.
    case gestureTwoFingerDoubleTap
    /// The gesture `twoFingerDoubleTapAndHold`.
    case gestureTwoFingerDoubleTapAndHold
    /// The gesture `twoFingerTripleTap`.
    case gestureTwoFingerTripleTap
    /// The gesture `twoFingerQuadrupleTap`.
    case gestureTwoFingerQuadrupleTap
    /// The gesture `twoFingerSwipeUp`.
    case gestureTwoFingerSwipeUp
    /// The gesture `twoFingerSwipeDown`.
    case gestureTwoFingerSwipeDown
    /// The gesture `twoFingerSwipeRight`.
    case gestureTwoFingerSwipeRight
    /// The gesture `twoFingerSwipeLeft`.
    case gestureTwoFingerSwipeLeft
    /// The gesture `twoFingerScrub`.
    case gestureTwoFingerScrub
    /// The gesture `rotateClockwise`.
    case gestureRotateClockwise
    /// The gesture `rotateCounterclockwise`.
    case gestureRotateCounterclockwise
    /// The gesture `threeFingerSwipeRight`.
    case gestureThreeFingerSwipeRight
    /// The gesture `threeFingerSwipeLeft`.
    case gestureThreeFingerSwipeLeft
    /// The gesture `threeFingerSwipeUp`.
    case gestureThreeFingerSwipeUp
    /// The gesture `threeFingerSwipeDown`.
    case gestureThreeFingerSwipeDown
    /// The gesture `threeFingerTap`.
    case gestureThreeFingerTap
    /// The gesture `threeFingerDoubleTap`.
    case gestureThreeFingerDoubleTap
    /// The gesture `threeFingerTripleTap`.
    case gestureThreeFingerTripleTap
    /// The gesture `threeFingerQuadrupleTap`.
    case gestureThreeFingerQuadrupleTap
    /// The gesture `fourFingerTapTop`.
    case gestureFourFingerTapTop
    /// The gesture `fourFingerTapBottom`.
    case gestureFourFingerTapBottom
    /// The gesture `fourFingerDoubleTap`.
    case gestureFourFingerDoubleTap
    /// The gesture `fourFingerSwipeLeft`.
    case gestureFourFingerSwipeLeft
    /// The gesture `fourFingerSwipeRight`.
    case gestureFourFingerSwipeRight

    // MARK: Commands, as help explains them
    /// The description of the command `next`.
    case commandNext
    /// The description of the command `previous`.
    case commandPrevious
    /// The description of the command `first`.
    case commandFirst
    /// The description of the command `last`.
    case commandLast
    /// The description of the command `touch`.
    case commandTouch
    /// The description of the command `activate`.
    case commandActivate
    /// The description of the command `longPress`.
    case commandLongPress
    /// The description of the command `secondaryActivate`.
    case commandSecondaryActivate
    /// The description of the command `passThrough`.
    case commandPassThrough
    /// The description of the command `moveIn`.
    case commandMoveIn
    /// The description of the command `moveOut`.
    case commandMoveOut
    /// The description of the command `escape`.
    case commandEscape
    /// The description of the command `magicTap`.
    case commandMagicTap
    /// The description of the command `scrollLeft`.
    case commandScrollLeft
    /// The description of the command `scrollRight`.
    case commandScrollRight
    /// The description of the command `scrollDown`.
    case commandScrollDown
    /// The description of the command `scrollUp`.
    case commandScrollUp
    /// The description of the command `scrollNext`.
    case commandScrollNext
    /// The description of the command `scrollPrevious`.
    case commandScrollPrevious
    /// The description of the command `increment`.
    case commandIncrement
    /// The description of the command `decrement`.
    case commandDecrement
    /// The description of the command `nextRotor`.
    case commandNextRotor
    /// The description of the command `previousRotor`.
    case commandPreviousRotor
    /// The description of the command `rotor`.
    case commandRotor
    /// The description of the command `nextItem`.
    case commandNextItem
    /// The description of the command `previousItem`.
    case commandPreviousItem
    /// The description of the command `readFromTop`.
    case commandReadFromTop
    /// The description of the command `readFromHere`.
    case commandReadFromHere
    /// The description of the command `readElement`.
    case commandReadElement
    /// The description of the command `pauseOrResumeSpeech`.
    case commandPauseOrResumeSpeech
    /// The description of the command `stopSpeech`.
    case commandStopSpeech
    /// The description of the command `readPosition`.
    case commandReadPosition
    /// The description of the command `toggleSpeech`.
    case commandToggleSpeech
    /// The description of the command `toggleScreenCurtain`.
    case commandToggleScreenCurtain
    /// The description of the command `copyLastSpeech`.
    case commandCopyLastSpeech
    /// The description of the command `itemChooser`.
    case commandItemChooser
    /// The description of the command `relabel`.
    case commandRelabel
    /// The description of the command `quickSettings`.
    case commandQuickSettings
    /// The description of the command `help`.
    case commandHelp
    /// The description of the command `nextApp`.
    case commandNextApp
    /// The description of the command `previousApp`.
    case commandPreviousApp
    /// The description of the command `type`.
    case commandType
    /// The description of the command `deleteBackward`.
    case commandDeleteBackward
}
