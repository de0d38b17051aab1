/// The kind of container that a node declares itself to be: `UIAccessibilityContainerType`, with its raw values.
public enum ContainerType: Int, Sendable, Hashable, Codable {
    /// Not a container.
    case none = 0
    /// A table whose cells have a row and a column.
    case dataTable = 1
    /// An ordered list.
    case list = 2
    /// A landmark of the screen.
    case landmark = 3
    /// Elements that belong together.
    case semanticGroup = 4
}

/// Views whose elements are counted as a series ("2 of 5").
public enum SeriesKind: String, Sendable, Hashable, Codable {
    /// A `UISegmentedControl`: its segments.
    case segmentedControl
    /// A `UITabBar`: its items, spoken as tabs.
    case tabBar
}

/// The size and the headers of a data table (`UIAccessibilityContainerDataTable`). Rows and columns count from 0.
public struct DataTable: Sendable, Hashable, Codable {
    /// The number of rows.
    public var rowCount: Int
    /// The number of columns.
    public var columnCount: Int
    /// The header elements of each row that has some.
    public var rowHeaders: [Int: [NodeID]]
    /// The header elements of each column that has some.
    public var columnHeaders: [Int: [NodeID]]

    /// Creates the facts of a table.
    public init(
        rowCount: Int, columnCount: Int, rowHeaders: [Int: [NodeID]] = [:], columnHeaders: [Int: [NodeID]] = [:]
    ) {
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.rowHeaders = rowHeaders
        self.columnHeaders = columnHeaders
    }
}

/// The position of a cell in its data table (`UIAccessibilityContainerDataTableCell`). Rows and columns count from 0.
public struct DataTableCell: Sendable, Hashable, Codable {
    /// The first row, or nil if the cell does not report it (`NSNotFound` in UIKit).
    public var row: Int?
    /// The first column, or nil if the cell does not report it.
    public var column: Int?
    /// The number of rows that the cell spans, at least 1.
    public var rowSpan: Int
    /// The number of columns that the cell spans, at least 1.
    public var columnSpan: Int

    /// Creates the position of a cell.
    public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
    }
}
