/// An operation on the screen, in order. Rows and columns count from 0.
///
/// The grid is the content of the screen; the operations are how it came about. Both are needed to distinguish new
/// output from a repaint.
public enum Operation: Hashable, Sendable {
    /// Text was written from left to right into one row. Writes that continue each other are one operation.
    case write(Write)
    /// The text continued in the next row because the row was full.
    case wrap(row: Int)
    /// The cells of a region were made blank. A selective erasure spares protected cells.
    case erase(CellRegion, selective: Bool)
    /// The content of a region moved up by `rows` and left by `columns`; negative numbers mean down and right.
    case scroll(CellRegion, rows: Int, columns: Int)
    /// A region was copied to another position (DECCRA).
    case copy(CellRegion, row: Int, column: Int)
    /// A region was filled with one character (DECFRA, DECALN).
    case fill(CellRegion, text: String)
    /// The attributes of cells changed without their text (DECCARA, DECRARA).
    case changeAttributes(CellRegion)
    /// The cursor was moved, to here. Movements that follow each other are one operation.
    case moveCursor(row: Int, column: Int)
    /// The line was ended by LF, VT, FF, IND or NEL while the cursor was in this row.
    case lineFeed(row: Int)
    /// The alternate screen was entered, or left.
    case alternateScreen(Bool)
    /// A mode was set or reset.
    case mode(Modes, Bool)
    /// A synchronized update began, or ended: everything in between is one change.
    case synchronizedUpdate(Bool)
    /// The title was set.
    case title(String)
    /// The working directory was reported (OSC 7): a URL, untrusted.
    case workingDirectory(String)
    /// A mark of the shell (OSC 133, OSC 633).
    case shell(ShellMark, row: Int)
    /// Progress was reported (OSC 9;4).
    case progress(Progress)
    /// A program's notification (OSC 9, OSC 777): untrusted text.
    case notification(title: String, body: String)
    /// A program wrote to the clipboard (OSC 52), and the options allow it.
    case clipboard(String)
    /// The bell, with its number of repetitions.
    case bell(Int)
    /// The screen has a new size.
    case resize(rows: Int, columns: Int)
    /// The terminal was reset (RIS or DECSTR).
    case reset(soft: Bool)
    /// The number of operations that were left out since the log was full, and of the line feeds among them.
    case dropped(operations: Int, lineFeeds: Int)

    /// Text that was written into one row.
    public struct Write: Hashable, Sendable {
        /// The row.
        public var row: Int
        /// The columns that the text takes.
        public var columns: Range<Int>
        /// The text.
        public var text: String
        /// The rendition of the text.
        public var attributes: Attributes

        /// Makes a description of written text.
        public init(row: Int, columns: Range<Int>, text: String, attributes: Attributes = Attributes()) {
            self.row = row
            self.columns = columns
            self.text = text
            self.attributes = attributes
        }
    }
}

/// A mark by which a shell identifies its text (OSC 133 and OSC 633).
public enum ShellMark: Hashable, Sendable {
    /// A prompt starts (A). A secondary prompt continues a command.
    case promptStart(secondary: Bool)
    /// The prompt has ended and the user's input starts (B).
    case inputStart
    /// The input has ended and the output of the command starts (C).
    case outputStart
    /// The command has ended (D), with its status if the shell reported it.
    case commandEnd(status: Int?)
    /// The shell reported the text of the command (OSC 633 E): untrusted text.
    case commandLine(String)
}

/// A program's progress (OSC 9;4).
public enum Progress: Hashable, Sendable {
    /// There is none, or it is over.
    case none
    /// The part that is done in percent, 0 to 100.
    case running(Int)
    /// It failed, at this percentage.
    case failed(Int)
    /// A task is in progress whose end is unknown.
    case indeterminate
    /// It is paused, at this percentage.
    case paused(Int)
}
