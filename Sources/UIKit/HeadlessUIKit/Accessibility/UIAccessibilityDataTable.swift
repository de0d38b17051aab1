import Foundation

/// A cell of a data table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    /// The first row, from 0 or `NSNotFound`, and how many rows the cell spans.
    func accessibilityRowRange() -> NSRange
    /// The first column, from 0 or `NSNotFound`, and how many columns the cell spans.
    func accessibilityColumnRange() -> NSRange
}
