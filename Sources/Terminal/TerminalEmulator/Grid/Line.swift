/// The facts about a row or a line in addition to its cells.
public struct LineMarks: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16

    /// Makes a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The text continues in the next row: the terminal wrapped it, the program did not end the line.
    public static let wrapped = LineMarks(rawValue: 1 << 0)
    /// The row is shown in double width (DECDWL).
    public static let doubleWidth = LineMarks(rawValue: 1 << 1)
    /// The row is the upper half of one in double height (DECDHL).
    public static let doubleHeightTop = LineMarks(rawValue: 1 << 2)
    /// The row is the lower half of one in double height (DECDHL).
    public static let doubleHeightBottom = LineMarks(rawValue: 1 << 3)
    /// A prompt starts in the row (OSC 133 A).
    public static let promptStart = LineMarks(rawValue: 1 << 4)
    /// The user's input starts in the row (OSC 133 B).
    public static let inputStart = LineMarks(rawValue: 1 << 5)
    /// The output of a command starts in the row (OSC 133 C).
    public static let outputStart = LineMarks(rawValue: 1 << 6)
    /// A command ended in the row (OSC 133 D).
    public static let commandEnd = LineMarks(rawValue: 1 << 7)
    /// The line is longer than a line of the scrollback may be, and this is not its beginning.
    public static let continuation = LineMarks(rawValue: 1 << 8)

    static let size: LineMarks = [.doubleWidth, .doubleHeightTop, .doubleHeightBottom]
    static let shell: LineMarks = [.promptStart, .inputStart, .outputStart, .commandEnd]
}

/// The state of one row of the grid.
struct RowState: Equatable {
    /// No cell from this column on differs from a blank one.
    var occupied: Int32 = 0
    var marks: LineMarks = []
    /// With `commandEnd`, the command's status plus 1,000; 0 when the shell did not report it.
    var exitStatus: Int16 = 0
}
