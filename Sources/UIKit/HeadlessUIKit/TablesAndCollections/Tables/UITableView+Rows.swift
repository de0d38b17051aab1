import Foundation

// Queries about a table's rows, and selecting and scrolling to them.
extension UITableView {
    // MARK: Selection

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var canSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Performs a tap on a row: selects it and notifies the delegate.
    final func tapRow(at path: IndexPath) {
        guard canSelect, isRow(path), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        delegate?.tableView(self, didHighlightRowAt: path)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if selectsSeveral, selection.contains(path) {
            guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: target, animated: true)
            delegate?.tableView(self, didDeselectRowAt: target)
            return
        }
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, isRow(target) else {
            return
        }
        if !selectsSeveral {
            for old in selection where old != target {
                deselectRow(at: old, animated: true)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: target, animated: true, scrollPosition: .none)
        // A segue of the row is prepared before the delegate is notified of the selection, as on a device.
        if let cell = cells[target] { cell.selectionSegue?(cell) }
        delegate?.tableView(self, didSelectRowAt: target)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: target)
        }
    }

    // MARK: Swipe actions

    /// Returns the swipe actions of a cell's row, as actions for assistive technologies; nil for none.
    final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = indexPath(for: cell) else { return nil }
        let offered = [
            delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
        ].compactMap { $0 }
        var actions = offered.flatMap { $0.accessibilityActions(for: cell) }
        if offered.isEmpty, let old = delegate?.tableView(self, editActionsForRowAt: path) {
            actions = old.map { action in
                UIAccessibilityCustomAction(name: action.title ?? "") { [weak self, weak cell] _ in
                    guard let self, let cell, let path = self.indexPath(for: cell) else { return false }
                    action.handler(action, path)
                    return true
                }
            }
        } else if offered.isEmpty, !isEditing, offersDeletion(ofRowAt: path) {
            actions.append(
                UIAccessibilityCustomAction(name: deletionTitle(ofRowAt: path)) { [weak self, weak cell] _ in
                    guard let self, let cell, self.indexPath(for: cell) != nil else { return false }
                    self.commit(.delete, of: cell)
                    return true
                })
        }
        return actions.isEmpty ? nil : actions
    }
}
