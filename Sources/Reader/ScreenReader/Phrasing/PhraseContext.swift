import AccessibilityTree

/// The position of an element, as far as it is spoken.
public struct PhraseContext: Sendable, Hashable {
    /// Its number among its siblings ("2 of 5"), or nil when they are not counted.
    public var series: ElementContext.Series?
    /// The ends of lists and landmarks at which the element is, innermost first.
    public var boundaries: [Boundary] = []
    /// Its position in a data table, or nil when it is not in one.
    public var cell: Cell?
    /// The containers that the cursor enters with this element, outermost first.
    public var entered: [EnteredContainer] = []
    /// Whether a semantic group around it has custom actions, which it then offers as well.
    public var inheritsCustomActions = false

    /// Creates the context of a single element.
    public init() {}

    /// An end of a list or a landmark.
    public enum Boundary: Sendable, Hashable {
        /// The first element of a list.
        case listStart
        /// The last element of a list.
        case listEnd
        /// The first element of a landmark.
        case landmarkStart
        /// The last element of a landmark.
        case landmarkEnd
    }

    /// A position in a data table.
    public struct Cell: Sendable, Hashable {
        /// The row from 0, or nil if the cell does not report it.
        public var row: Int?
        /// The column from 0, or nil if the cell does not report it.
        public var column: Int?
        /// The number of rows that the cell spans.
        public var rowSpan = 1
        /// The number of columns that the cell spans.
        public var columnSpan = 1
        /// Whether the row is spoken: with the first cell of a row, and when the cursor has come from another row.
        public var speaksRow = false
        /// The headers of the row and then of the column, so far as they are spoken with this cell.
        public var headers: [Header] = []
        /// Whether the cell heads a row.
        public var isRowHeader = false
        /// Whether the cell heads a column.
        public var isColumnHeader = false

        /// Creates a position in a table.
        public init(row: Int?, column: Int?) {
            self.row = row
            self.column = column
        }
    }

    /// The announcement of a header cell.
    public struct Header: Sendable, Hashable {
        /// The label of the header.
        public var label: AttributedText?
        /// The value of the header.
        public var value: AttributedText?
        /// Its language, or nil for the app's.
        public var language: String?

        /// Creates a header with its label and value.
        public init(label: AttributedText?, value: AttributedText?, language: String? = nil) {
            self.label = label
            self.value = value
            self.language = language
        }
    }

    /// A container that the cursor enters.
    public struct EnteredContainer: Sendable, Hashable {
        /// The kind, which determines the spoken role, such as "list" or "tab bar".
        public var kind: Kind
        /// The label of the container.
        public var label: AttributedText?
        /// The value of the container.
        public var value: AttributedText?
        /// The hint of the container.
        public var hint: AttributedText?
        /// The language of its text, or nil for the app's.
        public var language: String?

        /// Creates a container.
        public init(
            _ kind: Kind, label: AttributedText? = nil, value: AttributedText? = nil, hint: AttributedText? = nil,
            language: String? = nil
        ) {
            self.kind = kind
            self.label = label
            self.value = value
            self.hint = hint
            self.language = language
        }

        /// The kinds of containers that are announced.
        public enum Kind: Sendable, Hashable {
            /// A list.
            case list
            /// A landmark.
            case landmark
            /// A data table of a known size.
            case dataTable(rows: Int, columns: Int)
            /// Elements that belong together.
            case semanticGroup
            /// A tab bar.
            case tabBar
            /// A segmented control, of which only the label is spoken.
            case segmentedControl
        }
    }
}
