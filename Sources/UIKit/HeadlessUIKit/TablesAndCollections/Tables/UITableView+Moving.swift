import AccessibilityTree
import Foundation

/// A view that handles drags that begin on it.
@MainActor protocol DragFollowing {
    /// Follows a finger; returns the responder that handled the drag, or nil.
    func follow(_ finger: FingerMovement) -> UIResponder?
}

/// The handle at the trailing edge of a row, which is dragged to move the row.
///
/// VoiceOver finds it as a separate button; a double tap that is held and dragged moves the row.
final class ReorderControl: UIControl, DragFollowing {
    static let width: CGFloat = 44
    static let height: CGFloat = 22
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func follow(_ finger: FingerMovement) -> UIResponder? {
        guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return nil }
        let end = CGPoint(x: finger.start.x + finger.distance.x, y: finger.start.y + finger.distance.y)
        return table.drag(rowAt: path, to: table.convert(end, from: nil)) ? self : nil
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? {
        interfaceWords[.reorder, cell?.accessibilityLabel ?? ""].trimmingCharacters(in: .whitespaces)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}

// Moving rows by the user.
extension UITableView {
    /// Shows the handle of a cell where the table is edited, the cell requests it and the data source allows its row to
    /// move, and the control that deletes or inserts the row where it can be edited.
    final func updateEditingControls(of cell: UITableViewCell, _ path: IndexPath? = nil) {
        guard let path = path ?? indexPath(for: cell) else { return }
        cell.showsReorder =
            isEditingNow && cell.showsReorderControl && dataSource?.tableView(self, canMoveRowAt: path) == true
        // Rows that are selected together have marks instead (UITableView.allowsMultipleSelectionDuringEditing).
        cell.editControlStyle =
            isEditingNow && !allowsMultipleSelectionDuringEditing ? editingStyle(ofRowAt: path) : .none
    }

    /// Moves a row as a drag of its handle does: the delegate chooses the target, the data source is notified, and the
    /// cell stays the row's. Returns false when the row stays in its place.
    final func drag(rowAt path: IndexPath, to point: CGPoint) -> Bool {
        guard isEditingNow, isRow(path), let dataSource, dataSource.tableView(self, canMoveRowAt: path),
            let proposed = place(forRowDraggedTo: point, from: path)
        else { return false }
        let target =
            tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        guard target != path, isPlace(target, forRowFrom: path) else { return false }
        dataSource.tableView(self, moveRowAt: path, to: target)
        // A data source that reloads the table has done the rest itself.
        if !needsReload { moveRow(at: path, to: target) }
        layoutIfNeeded()
        return true
    }

    /// Returns the target of a row that is dropped at a point: the row there, above all others, or below them.
    private func place(forRowDraggedTo point: CGPoint, from path: IndexPath) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite, geometry.rowCount > 0 else { return nil }
        let height = min(max(point.y, 0), max(geometry.height - 0.01, 0))
        if let row = indexPathsForRows(in: CGRect(x: 0, y: height, width: 0, height: 0.001))?.first { return row }
        // A point outside the rows: the end of the section above it.
        let sections = geometry.sections
        let section = max(0, BinarySearch.firstIndex(sections.count) { sections[$0].rowsTop > height } - 1)
        let isAbove = height < sections[section].rowsTop
        let count = sections[section].rowCount - (section == path.section ? 1 : 0)
        return IndexPath(row: isAbove ? 0 : max(count, 0), section: section)
    }

    private func isPlace(_ target: IndexPath, forRowFrom path: IndexPath) -> Bool {
        guard target.count == 2, geometry.sections.indices.contains(target.section) else { return false }
        let count = geometry.sections[target.section].rowCount
        return (0...max(target.section == path.section ? count - 1 : count, 0)).contains(target.row)
    }
}
