import Foundation

/// What a drop on items would do.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// What the drop does with the item under it.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// What a drop does with the item under it, with UIKit's raw values.
    public enum Intent: Int, Sendable {
        /// Nothing was said.
        case unspecified = 0
        /// The items go between others.
        case insertAtDestinationIndexPath = 1
        /// The items go into the one there.
        case insertIntoDestinationIndexPath = 2
    }
}

/// One of the things that are dropped on items.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it was dragged from; nil where that is another view.
    var sourceIndexPath: IndexPath? { get }
    /// How large its preview is, in points.
    var previewSize: CGSize { get }
}

/// What is dropped on items, and how it gets its place.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The things that are dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they are dropped; nil for beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// What was said that the drop would do.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag that ends here.
    var session: any UIDropSession { get }
    /// Moves the preview to an item; nobody sees it here.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the preview into an item; nobody sees it here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Moves the preview elsewhere; nobody sees it here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UICollectionView: ContentDrops {
    /// Picks up what the drag delegate gives for an item; nil where there is nothing to drag. It is what a finger does
    /// that is held on the item.
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
