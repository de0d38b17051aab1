import Foundation

extension UIAccessibilityContainerDataTable {
    /// For calls such as `table.accessibilityHeaderElements?(forRow: row)`.
    public var accessibilityHeaderElements: UIAccessibilityContainerDataTableHeaderCalls? {
        UIAccessibilityContainerDataTableHeaderCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIAccessibilityContainerDataTableHeaderCalls {
    private let object: any UIAccessibilityContainerDataTable

    fileprivate init(_ object: any UIAccessibilityContainerDataTable) { self.object = object }

    /// Calls `accessibilityHeaderElements(forRow:)`.
    public func callAsFunction(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        object.accessibilityHeaderElements(forRow: row)
    }

    /// Calls `accessibilityHeaderElements(forColumn:)`.
    public func callAsFunction(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        object.accessibilityHeaderElements(forColumn: column)
    }
}
