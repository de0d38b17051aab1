/// A rectangle of the screen, in rows and columns that count from 0.
public struct CellRegion: Hashable, Sendable {
    /// The rows.
    public var rows: Range<Int>
    /// The columns.
    public var columns: Range<Int>

    /// Makes a region.
    public init(rows: Range<Int>, columns: Range<Int>) {
        self.rows = rows
        self.columns = columns
    }

    /// Whether the region has no cell.
    public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    /// Whether a cell is in the region.
    public func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }

    /// Whether no cell of another region is outside of this one.
    public func contains(_ other: CellRegion) -> Bool {
        rows.lowerBound <= other.rows.lowerBound && other.rows.upperBound <= rows.upperBound
            && columns.lowerBound <= other.columns.lowerBound && other.columns.upperBound <= columns.upperBound
    }

    /// Whether the region has a cell of another one.
    public func overlaps(_ other: CellRegion) -> Bool {
        rows.overlaps(other.rows) && columns.overlaps(other.columns)
    }
}
