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

    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willDisplayHeaderView:forSection:)") {
            object.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willDisplayFooterView:forSection:)") {
            object.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalRequirement.call("tableView(_:didEndDisplayingHeaderView:forSection:)") {
            object.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalRequirement.call("tableView(_:didEndDisplayingFooterView:forSection:)") {
            object.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:didHighlightRowAt:)") {
            object.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:didUnhighlightRowAt:)") {
            object.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int? {
        OptionalRequirement.call("tableView(_:indentationLevelForRowAt:)") {
            object.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.call("tableView(_:contextMenuConfigurationForRowAt:point:)") {
            object.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }

    /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
            object.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    /// Calls `tableView(_:editActionsForRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        OptionalRequirement.call("tableView(_:editActionsForRowAt:)") {
            object.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.call("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            object.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:shouldIndentWhileEditingRowAt:)") {
            object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willBeginEditingRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:willBeginEditingRowAt:)") {
            object.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didEndEditingRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
        -> Void?
    {
        OptionalRequirement.call("tableView(_:didEndEditingRowAt:)") {
            object.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:canFocusRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool?
    {
        OptionalRequirement.call("tableView(_:canFocusRowAt:)") {
            object.tableView(tableView, canFocusRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:shouldSpringLoadRowAt:with:)") {
            object.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            object.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:didBeginMultipleSelectionInteractionAt:)") {
            object.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:canPerformPrimaryActionForRowAt:)") {
            object.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:performPrimaryActionForRowAt:)") {
            object.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willDisplayContextMenu:animator:)") {
            object.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call("tableView(_:willEndContextMenuInteraction:animator:)") {
            object.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }

    /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.call("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
            object.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.call("tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
            object.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:selectionFollowsFocusForRowAt:)") {
            object.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldUpdateFocusIn:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:shouldUpdateFocusIn:)") {
            object.tableView(tableView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls `tableView(_:didUpdateFocusIn:with:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalRequirement.call("tableView(_:didUpdateFocusIn:with:)") {
            object.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    /// Calls `tableView(_:shouldShowMenuForRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call("tableView(_:shouldShowMenuForRowAt:)") {
            object.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalRequirement.call("tableView(_:canPerformAction:forRowAt:withSender:)") {
            object.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    /// Calls `tableView(_:performAction:forRowAt:withSender:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Void? {
        OptionalRequirement.call("tableView(_:performAction:forRowAt:withSender:)") {
            object.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }
}
