import Foundation

/// The proposed effect of a drop on items.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The effect on the item under the drop.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// The effects of a drop on the item under it, with UIKit's raw values.
    public enum Intent: Int, Sendable {
        /// Unspecified.
        case unspecified = 0
        /// The items are inserted between others.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the item there.
        case insertIntoDestinationIndexPath = 2
    }
}

/// An item dropped on a collection's items.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// The index path that it was dragged from; nil where that is another view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on items, and the methods that place the dropped items.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the drop; nil outside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Moves the preview to an item; not drawn here.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the preview into an item; not drawn here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Moves the preview elsewhere; not drawn here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UICollectionView: ContentDrops {
    /// Starts a drag with the drag delegate's items for an item, as a finger that is held on it does. Returns nil where
    /// there is nothing to drag.
    public final func drag(itemAt indexPath: IndexPath) -> DragSession? {
        guard dragInteractionEnabled, let dragDelegate else { return nil }
        let session = pickUp(indexPath, at: layoutAttributesForItem(at: indexPath)?.frame ?? .zero) {
            dragDelegate.collectionView(self, itemsForBeginning: $0, at: indexPath)
        } ended: { view, session in
            view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
        }
        if let session { dragDelegate.collectionView(self, dragSessionWillBegin: session) }
        return session
    }

    final func take(_ session: DragSession) -> UIDropOperation {
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else { return .cancel }
        dropDelegate.collectionView(self, dropSessionDidEnter: session)
        let path = indexPathForItem(at: session.location(in: self))
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        if proposal.operation == .copy || proposal.operation == .move {
            let items = session.dropped(on: self) { cellForItem(at: $0)?.bounds.size }
            dropDelegate.collectionView(self, performDropWith: ContentDrop(items, at: path, proposal, session))
        }
        dropDelegate.collectionView(self, dropSessionDidEnd: session)
        return proposal.operation
    }
}
