import Foundation

extension UICollectionViewDelegate {
    /// For calls such as `delegate.collectionView?(…)`.
    public var collectionView: UICollectionViewDelegateCollectionViewCalls? {
        UICollectionViewDelegateCollectionViewCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UICollectionViewDelegateCollectionViewCalls {
    private let object: any UICollectionViewDelegate

    fileprivate init(_ object: any UICollectionViewDelegate) { self.object = object }

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldHighlightItemAt:)") {
            object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldSelectItemAt:)") {
            object.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldDeselectItemAt:)") {
            object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didSelectItemAt:)") {
            object.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didDeselectItemAt:)") {
            object.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willDisplay:forItemAt:)") {
            object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didEndDisplaying:forItemAt:)") {
            object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
            object.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
            object.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }

    /// Calls `collectionView(_:didHighlightItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didHighlightItemAt:)") {
            object.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didUnhighlightItemAt:)") {
            object.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.call("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
            object.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.call("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
            object.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
    }

    /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
            object.collectionView(
                collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
        ) {
            object.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalRequirement.call("collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
            object.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:canPerformPrimaryActionForItemAt:)") {
            object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:performPrimaryActionForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:performPrimaryActionForItemAt:)") {
            object.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:canEditItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:canEditItemAt:)") {
            object.collectionView(collectionView, canEditItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:canFocusItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:canFocusItemAt:)") {
            object.collectionView(collectionView, canFocusItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldSpringLoadItemAt:with:)") {
            object.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }
    }

    /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            object.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
            object.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplayContextMenu:animator:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willDisplayContextMenu:animator:)") {
            object.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:willEndContextMenuInteraction:animator:)") {
            object.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }

    /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.call("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") {
            object.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.call("collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
            object.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalRequirement.call("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
            object.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalRequirement.call("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
            object.collectionView(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalRequirement.call("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
            object.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:selectionFollowsFocusForItemAt:)") {
            object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldUpdateFocusIn:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldUpdateFocusIn:)") {
            object.collectionView(collectionView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls `collectionView(_:didUpdateFocusIn:with:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:didUpdateFocusIn:with:)") {
            object.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    /// Calls `collectionView(_:shouldShowMenuForItemAt:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:shouldShowMenuForItemAt:)") {
            object.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalRequirement.call("collectionView(_:canPerformAction:forItemAt:withSender:)") {
            object.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    /// Calls `collectionView(_:performAction:forItemAt:withSender:)`.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        OptionalRequirement.call("collectionView(_:performAction:forItemAt:withSender:)") {
            object.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }
}
