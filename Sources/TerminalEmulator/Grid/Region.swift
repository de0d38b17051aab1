/// A rectangle of the screen, in rows and columns that count from 0.
public struct Region: Hashable, Sendable {
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
}
