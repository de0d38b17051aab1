import Foundation

/// The row of a grid to which a view belongs. A view without one is a row of its own that spans all columns.
enum GridRowKey: LayoutValueKey {
    /// A row of a grid.
    struct Row: Sendable {
        /// The identity of the row within its grid.
        var id: ObjectIdentifier
        /// The alignment of the row's cells, or nil for that of the grid.
        var alignment: VerticalAlignment?
    }

    static let defaultValue: Row? = nil
}

/// The number of columns that a cell spans.
enum GridCellColumnsKey: LayoutValueKey {
    static let defaultValue = 1
}

/// The alignment of the column to which the cell belongs.
enum GridColumnAlignmentKey: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

/// The point of a cell's space at which the same point of the view is placed.
enum GridCellAnchorKey: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}

/// The axes on which a cell has no influence on the size of its row and column.
enum GridCellUnsizedAxesKey: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}
