import TerminalEmulator

/// The facts about a program's lists, and about other parts of its screen, in addition to the screen itself.
public struct ProgramLists: Hashable, Sendable {
    /// The marks of items, once the program has marked one.
    public var marks: ItemMarks?
    /// The lists that the user has configured.
    public var configured: [ConfiguredList]
    /// Detectors that run before the reader's own.
    public var detectors: [ScreenDetector]

    /// The appearance of a selected row, once a key has moved the selection.
    var look: CellLook?
    /// The region of the list with the focus, if there are several side by side.
    var frame: CellRegion?

    /// Creates the facts about lists; empty by default.
    public init(marks: ItemMarks? = nil, configured: [ConfiguredList] = [], detectors: [ScreenDetector] = []) {
        self.marks = marks
        self.configured = configured
        self.detectors = detectors
    }
}

/// Rows of the screen that the user has configured as a list.
public struct ConfiguredList: Hashable, Sendable {
    /// The rows of the list.
    public var rows: RowRange
    /// The pattern for the line of the selected item, or nil where a highlight or the cursor marks it. The text in its
    /// first parentheses is the item.
    public var selected: TextPattern?

    /// Makes a list.
    public init(rows: RowRange, selected: TextPattern? = nil) {
        self.rows = rows
        self.selected = selected
    }
}
