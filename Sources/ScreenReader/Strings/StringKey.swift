/// The words and sentences that the screen reader itself says, one case for each.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … stand for its arguments.
public enum StringKey: String, Sendable, Hashable, CaseIterable {
    // MARK: State and role
    case selected
    /// The element is selected; {0} is what it says. Snapshot style only.
    case selectedFormat
    case dimmed
    case button
    case backButton
    /// The label that a back button does not repeat, because its role says it.
    case backLabel
    case switchButton
    case on
    case off
    case mixed
    case tab
    case textField
    case secureTextField
    case isEditing
    case heading
    /// {0} is the level from 1 to 6.
    case headingLevel
    case link
    case adjustable
    case image
    case searchField
    case popUpButton
    case radioButton
    case menuItem
    case expanded
    case collapsed

    // MARK: Place
    /// {0} is the number of the element, {1} how many there are.
    case series
    case listStart
    case listEnd
    case landmarkStart
    case landmarkEnd
    case list
    case landmark
    case table
    case tabBar
    /// {0} is the number of rows, which decides the plural.
    case rowCount
    /// {0} is the number of columns, which decides the plural.
    case columnCount
    case rowSpan
    case columnSpan
    case row
    case column
    case rowHeader
    case columnHeader

    // MARK: How to use it
    case toggleHint
    case textFieldHint
    case textAreaHint
    case isEditingHint
    case adjustableHint
    case actionsAvailable
    case moreContentAvailable

    // MARK: The reader's own messages
    case noElements
    /// {0} is the page, {1} how many there are.
    case page
    /// {0} and {1} are the first and last element that can be seen, {2} is how many there are.
    case position
    case activateAction
    case speechOn
    case speechOff
    case screenCurtainOn
    case screenCurtainOff
    case copied

    // MARK: Rotors
    case rotorCharacters
    case rotorWords
    case rotorHeadings
    case rotorLinks
    case rotorFormControls
    case rotorContainers
    case rotorAdjustValue
    case rotorActions
    case rotorMoreContent
    /// Spoken for a blank, which has no name of its own.
    case space
    case newLine
}
