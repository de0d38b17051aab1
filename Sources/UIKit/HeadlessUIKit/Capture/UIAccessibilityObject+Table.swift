import AccessibilityTree
import Foundation

extension UIAccessibilityObject {
    // A table may report any number of rows; headers are read for this many.
    private static var headerLimit: Int { 10_000 }

    /// Returns the size and the headers of a data table.
    final func describedDataTable(_ facts: UnsafePointer<ClassFacts>) -> DataTable? {
        if facts.pointee.isDataTable, let table = self as? any UIAccessibilityContainerDataTable {
            let rows = max(table.accessibilityRowCount(), 0)
            let columns = max(table.accessibilityColumnCount(), 0)
            return DataTable(
                rowCount: rows, columnCount: columns,
                rowHeaders: Self.headers(rows) { table.accessibilityHeaderElements(forRow: $0) },
                columnHeaders: Self.headers(columns) { table.accessibilityHeaderElements(forColumn: $0) })
        }
        return assigned?.rare?.dataTable
    }

    private static func headers(
        _ count: Int, _ ask: (Int) -> [any UIAccessibilityContainerDataTableCell]?
    ) -> [Int: [NodeID]] {
        var headers: [Int: [NodeID]] = [:]
        for index in 0..<min(count, headerLimit) {
            let ids = (ask(index) ?? []).compactMap { UIAccessibilityObject.standing(for: $0)?.nodeID }
            if !ids.isEmpty { headers[index] = ids }
        }
        return headers
    }

    /// The position of a cell.
    final var describedCell: DataTableCell? {
        guard let cell = self as? any UIAccessibilityContainerDataTableCell else { return assigned?.rare?.cell }
        let rows = cell.accessibilityRowRange()
        let columns = cell.accessibilityColumnRange()
        return DataTableCell(
            row: rows.location == NSNotFound ? nil : rows.location,
            column: columns.location == NSNotFound ? nil : columns.location,
            rowSpan: max(rows.length, 1), columnSpan: max(columns.length, 1))
    }
}
