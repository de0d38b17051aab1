/// The context that an element gets from the container around it: "2 of 5", "list start", the headers of a cell.
///
/// The outermost container that provides context wins, as in AccessibilitySnapshot.
public struct ElementContext: Sendable, Hashable {
    /// The position in a series of tabs or segments.
    public var series: Series?
    /// The edge of a list or a landmark, when the element is at one.
    public var boundary: Boundary?
    /// The position in a data table.
    public var cell: Cell?

    /// Creates a context; empty without arguments.
    public init(series: Series? = nil, boundary: Boundary? = nil, cell: Cell? = nil) {
        self.series = series
        self.boundary = boundary
        self.cell = cell
    }

    /// Whether there is no context to announce.
    public var isEmpty: Bool { series == nil && boundary == nil && cell == nil }

    /// A position in a series: "2 of 5".
    public struct Series: Sendable, Hashable {
        /// The number of the element, from 1.
        public var index: Int
        /// The number of elements in the series.
        public var count: Int
        /// Whether the elements are tabs: "tab" is spoken, "button" is not.
        public var isTab: Bool
        /// The tab bar or the segmented control, if requested.
        public var container: NodeID?

        /// Creates a position in a series.
        public init(index: Int, count: Int, isTab: Bool = false, container: NodeID? = nil) {
            self.index = index
            self.count = count
            self.isTab = isTab
            self.container = container
        }
    }

    /// An edge of a list or a landmark.
    public struct Boundary: Sendable, Hashable {
        /// The kind of container that the edge belongs to: `list` or `landmark`.
        public var kind: ReadingOrder.Container.Kind
        /// Whether the element is the first one inside; a single element is the first, not the last.
        public var isStart: Bool
        /// Whether the container lists its elements explicitly. VoiceOver computes the edges of the others from
        /// traversal, and the `snapshot` style does not announce them.
        public var isExplicitlyOrdered: Bool

        /// Creates an edge.
        public init(kind: ReadingOrder.Container.Kind, isStart: Bool, isExplicitlyOrdered: Bool) {
            self.kind = kind
            self.isStart = isStart
            self.isExplicitlyOrdered = isExplicitlyOrdered
        }
    }

    /// A cell of a data table. Rows and columns count from 0 and are nil if the cell does not report them.
    public struct Cell: Sendable, Hashable {
        /// The first row.
        public var row: Int?
        /// The first column.
        public var column: Int?
        /// The number of rows that the cell spans.
        public var rowSpan: Int
        /// The number of columns that the cell spans.
        public var columnSpan: Int
        /// Whether no cell starts further left in the row, so that the row is spoken.
        public var isFirstInRow: Bool
        /// Whether the table names the cell as a header of its row.
        public var isRowHeader: Bool
        /// Whether the table names the cell as a header of its column.
        public var isColumnHeader: Bool
        /// The row headers to speak before the cell.
        public var rowHeaders: [Header]
        /// The column headers to speak before the cell, after those of the row.
        public var columnHeaders: [Header]
    }

    /// A header of a row or a column.
    public struct Header: Sendable, Hashable {
        /// The header's element.
        public var id: NodeID
        /// Its label.
        public var label: AttributedText?
        /// Its value.
        public var value: AttributedText?
        /// Its language, or nil for the app's.
        public var language: String?
    }
}
