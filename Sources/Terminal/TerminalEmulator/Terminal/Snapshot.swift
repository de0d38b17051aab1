/// All that can be seen of a terminal, as a value to compare.
public struct Snapshot: Hashable, Sendable {
    /// The cells, row by row.
    public var cells: [[TerminalCell]]
    /// The marks of the rows.
    public var marks: [LineMarks]
    /// The cursor.
    public var cursor: CursorState
    /// The modes.
    public var modes: Modes
    /// The text of the scrollback's lines.
    public var scrollback: [String]
    /// The title.
    public var title: String
    /// Whether the alternate screen is shown.
    public var isAlternate: Bool

    /// Takes the state of a terminal.
    public init(_ terminal: Terminal) {
        let screen = terminal.screen
        cells = (0..<screen.rows).map { row in (0..<screen.columns).map { screen[row, $0] } }
        marks = (0..<screen.rows).map { screen.marks(row: $0) }
        cursor = screen.cursor
        modes = terminal.modes
        let lines = terminal.scrollback
        scrollback = (0..<lines.count).map { lines.text($0) }
        title = terminal.title
        isAlternate = screen.isAlternate
    }
}
