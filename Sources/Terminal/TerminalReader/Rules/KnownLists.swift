import TerminalEmulator

/// What is known of a program's lists, and of other things on its screen, besides what the screen shows.
public struct KnownLists: Hashable, Sendable {
    /// How items are marked, once the program has marked one.
    public var marks: ItemMarks?
    /// The lists of which the user has told.
    public var taught: [TaughtList]
    /// Detectors that are asked before the reader's own.
    public var detectors: [ScreenDetector]

    /// How a row looks that is selected, once a key has moved the selection.
    var look: CellLook?
    /// Where the list with the focus stands, of several side by side.
    var frame: CellRegion?

    /// Makes what is known of lists; nothing unless told.
    public init(marks: ItemMarks? = nil, taught: [TaughtList] = [], detectors: [ScreenDetector] = []) {
        self.marks = marks
        self.taught = taught
        self.detectors = detectors
    }
}

/// Rows of the screen of which the user has told that they are a list.
public struct TaughtList: Hashable, Sendable {
    /// Where it stands.
    public var rows: RowRange
    /// What the line of the selected item has, or nil where a highlight or the cursor tells it. What is in its first
    /// parentheses is the item.
    public var selected: TextPattern?

    /// Makes a list.
    public init(rows: RowRange, selected: TextPattern? = nil) {
        self.rows = rows
        self.selected = selected
    }
}
