import Foundation

/// A container whose elements are the cells of a table: those of an `accessibilityContainerType` of `dataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: AnyObject {
    /// The cell at a row and a column, counted from 0, or nil.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// The cells that head a row, or nil. None unless implemented.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The cells that head a column, or nil. None unless implemented.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// No headers.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// No headers.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// A cell of a data table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    /// The first row, from 0 or `NSNotFound`, and how many rows the cell spans.
    func accessibilityRowRange() -> NSRange
    /// The first column, from 0 or `NSNotFound`, and how many columns the cell spans.
    func accessibilityColumnRange() -> NSRange
}
