import Foundation

extension UITableViewDelegate {
    /// For calls such as `delegate.tableView?(…)`.
    public var tableView: UITableViewDelegateTableViewCalls? { UITableViewDelegateTableViewCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITableViewDelegateTableViewCalls {
    private let object: any UITableViewDelegate

    fileprivate init(_ object: any UITableViewDelegate) { self.object = object }

    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willDisplay:forRowAt:)") {
            object.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:didEndDisplaying:forRowAt:)") {
            object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:heightForRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat?
    {
        OptionalRequirement.call("tableView(_:heightForRowAt:)") {
            object.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
        OptionalRequirement.call("tableView(_:estimatedHeightForRowAt:)") {
            object.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
            object.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
        -> CGFloat?
    {
        OptionalRequirement.call("tableView(_:heightForHeaderInSection:)") {
            object.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:heightForFooterInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
        -> CGFloat?
    {
        OptionalRequirement.call("tableView(_:heightForFooterInSection:)") {
            object.tableView(tableView, heightForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat? {
        OptionalRequirement.call("tableView(_:estimatedHeightForHeaderInSection:)") {
            object.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:estimatedHeightForFooterInSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat? {
        OptionalRequirement.call("tableView(_:estimatedHeightForFooterInSection:)") {
            object.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
        -> UIView?
    {
        OptionalRequirement.call("tableView(_:viewForHeaderInSection:)") {
            object.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:viewForFooterInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
        -> UIView?
    {
        OptionalRequirement.call("tableView(_:viewForFooterInSection:)") {
            object.tableView(tableView, viewForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call("tableView(_:shouldHighlightRowAt:)") {
            object.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    {
        OptionalRequirement.call("tableView(_:willSelectRowAt:)") {
            object.tableView(tableView, willSelectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:didSelectRowAt:)") {
            object.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willDeselectRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    {
        OptionalRequirement.call("tableView(_:willDeselectRowAt:)") {
            object.tableView(tableView, willDeselectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:didDeselectRowAt:)") {
            object.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:accessoryButtonTappedForRowWith:)") {
            object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    /// Calls `tableView(_:editingStyleForRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle?
    {
        OptionalRequirement.call("tableView(_:editingStyleForRowAt:)") {
            object.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.call("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
            object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.call("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
            object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }
}
