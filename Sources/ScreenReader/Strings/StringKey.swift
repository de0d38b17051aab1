/// The words and sentences that the screen reader itself says, one case for each.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … stand for its arguments.
public enum StringKey: String, Sendable, Hashable, CaseIterable {
    // MARK: State and role
    /// The element is selected.
    case selected
    /// The element is selected; {0} is what it says. Snapshot style only.
    case selectedFormat
    /// The element is disabled.
    case dimmed
    /// A button.
    case button
    /// A back button.
    case backButton
    /// The label that a back button does not repeat, because its role says it.
    case backLabel
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

    // MARK: Place
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
    /// How to use a switch.
    case toggleHint
    /// How to use a text field.
    case textFieldHint
    /// How to use a text view.
    case textAreaHint
    /// What can be done while editing.
    case isEditingHint
    /// How to adjust a value.
    case adjustableHint
    /// The element has custom actions.
    case actionsAvailable
    /// The element has further information.
    case moreContentAvailable

    // MARK: The reader's own messages
    /// The first of the actions: to activate.
    case activateAction
    /// Speech can be heard.
    case speechOn
    /// Speech can no longer be heard.
    case speechOff
    /// The screen is hidden.
    case screenCurtainOn
    /// The screen is shown.
    case screenCurtainOff
    /// The last speech was copied.
    case copied

    // MARK: Rotors
    /// The rotor setting for characters.
    case rotorCharacters
    /// The rotor setting for words.
    case rotorWords
    /// The rotor setting for headings.
    case rotorHeadings
    /// The rotor setting for links.
    case rotorLinks
    /// The rotor setting for form controls.
    case rotorFormControls
    /// The rotor setting for containers.
    case rotorContainers
    /// The rotor setting for values.
    case rotorAdjustValue
    /// The rotor setting for custom actions.
    case rotorActions
    /// The rotor setting for further information.
    case rotorMoreContent
    /// Spoken for a blank, which has no name of its own.
    case space
    /// The end of a line.
    case newLine
}
