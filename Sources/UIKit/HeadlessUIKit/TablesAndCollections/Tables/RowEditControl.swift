import AccessibilityTree
import Foundation

/// The control at the leading edge of a row that deletes the row, or inserts one, while the table is edited.
///
/// VoiceOver finds it as a separate button before the row, named after it ("Delete Milk"). A tap on a delete control
/// shows a button that confirms the deletion, to which VoiceOver's cursor moves (device experience).
final class RowEditControl: UIControl {
    static let width: CGFloat = 40
    static let height: CGFloat = 22
    let style: UITableViewCell.EditingStyle
    private weak var cell: UITableViewCell?

    init(_ style: UITableViewCell.EditingStyle, cell: UITableViewCell) {
        self.style = style
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didTap(at point: CGPoint) {
        guard let cell, let table = cell.table else { return }
        if style == .delete { cell.showsDeleteConfirmation.toggle() } else { table.commit(style, of: cell) }
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? {
        let word = style == .delete ? interfaceWords[.deleteItem, row] : interfaceWords[.insertItem, row]
        return word.trimmingCharacters(in: .whitespaces)
    }
    private var row: String { cell?.accessibilityLabel ?? "" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}

// Editing rows by the user.
extension UITableView {
    /// Returns the editing control of a row: none where the data source doesn't allow to edit it.
    final func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
        return tableDelegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    /// Returns the title of the button that deletes a row.
    final func deletionTitle(ofRowAt path: IndexPath) -> String {
        tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? interfaceWords[.delete]
    }

    /// Has the data source delete or insert a row.
    final func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    /// Whether the data source deletes rows, so that a swipe offers it: a subclass of `UITableViewController` that
    /// overrides `commit`, or another data source that answers whether rows can be edited.
    final func offersDeletion(ofRowAt path: IndexPath) -> Bool {
        guard editingStyle(ofRowAt: path) == .delete, let dataSource else { return false }
        if let controller = dataSource as? UITableViewController {
            return EditingOverrides.commits(type(of: controller))
        }
        return dataSource.tableView?(self, canEditRowAt: path) != nil
    }
}
