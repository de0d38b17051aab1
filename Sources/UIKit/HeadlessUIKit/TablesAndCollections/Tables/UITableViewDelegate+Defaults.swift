import Foundation

extension UITableViewDelegate {
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.noteMissing() }
    /// The table's own row height unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.rowHeight
    }
    /// The table's own expectation unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.estimatedRowHeight
    }
    /// The proposed place unless the delegate says otherwise.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.noteMissing()
        return proposedDestinationIndexPath
    }
    /// The table's own header height unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.sectionHeaderHeight
    }
    /// The table's own footer height unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.sectionFooterHeight
    }
    /// The table's own expectation unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.estimatedSectionHeaderHeight
    }
    /// The table's own expectation unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return tableView.estimatedSectionFooterHeight
    }
    /// Nil unless the delegate has a view.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has a view.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// True unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// The same row unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.noteMissing()
        return indexPath
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// The same row unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.noteMissing()
        return indexPath
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Deletion for rows that can be edited unless the delegate says otherwise.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalRequirement.noteMissing()
        return tableView.dataSource?.tableView(tableView, canEditRowAt: indexPath) == true ? .delete : .none
    }
    /// Nil unless the delegate has actions.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has actions.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// None unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.noteMissing()
        return 0
    }
    /// Nil unless the delegate has a menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.noteMissing()
    }
    /// Nil unless the delegate has actions.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// The system's word unless the delegate has another.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// True unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.noteMissing()
    }
    /// True unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// True unless the delegate says otherwise.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// False unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// True unless the table is edited.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return !tableView.isEditing
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.noteMissing()
    }
    /// The system's.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// The system's.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// As the table says.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return tableView.selectionFollowsFocus
    }
    /// True unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalRequirement.noteMissing()
    }
    /// False unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// False unless the delegate says otherwise.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nothing happens unless the delegate says what.
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        OptionalRequirement.noteMissing()
    }
}
