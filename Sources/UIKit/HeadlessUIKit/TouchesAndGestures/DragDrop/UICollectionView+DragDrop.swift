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
        let rect = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
        let session = DragSession(at: CGPoint(x: rect.midX, y: rect.midY), in: self)
        session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
        guard !session.items.isEmpty else { return nil }
        session.source = (self, indexPath)
        session.end = { [weak self] _ in
            guard let self else { return }
            self.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
        }
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        return session
    }

    final func take(_ session: DragSession) -> UIDropOperation {
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else { return .cancel }
        dropDelegate.collectionView(self, dropSessionDidEnter: session)
        let path = indexPathForItem(at: session.location(in: self))
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        if proposal.operation == .copy || proposal.operation == .move {
            dropDelegate.collectionView(
                self, performDropWith: UICollectionViewDrop(on: self, session, path, proposal))
        }
        dropDelegate.collectionView(self, dropSessionDidEnd: session)
        return proposal.operation
    }
}

/// A drop on items.
private final class UICollectionViewDrop: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession

    init(
        on view: UICollectionView, _ session: DragSession, _ path: IndexPath?, _ proposal: UICollectionViewDropProposal
    ) {
        let source = session.source.flatMap { $0.view === view ? $0.path : nil }
        let size = source.flatMap { view.cellForItem(at: $0)?.bounds.size } ?? .zero
        items = session.items.map { DroppedItem($0, from: source, size) }
        destinationIndexPath = path
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        EndedAnimation()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { EndedAnimation() }
}
