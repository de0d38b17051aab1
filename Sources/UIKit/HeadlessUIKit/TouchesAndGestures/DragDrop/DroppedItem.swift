import Foundation

/// A table or a collection whose rows or items may be dragged, and on which items may be dropped.
@MainActor protocol ContentDrops: UIView {
    /// Offers a drag to the drop delegate, which accepts it unless it refuses.
    func take(_ session: DragSession) -> UIDropOperation
}

extension ContentDrops {
    /// Starts a drag of a row or an item with a frame; returns nil where the delegate provides nothing to drag.
    func pickUp(
        _ path: IndexPath, at frame: CGRect, items: (DragSession) -> [UIDragItem],
        ended: @escaping (Self, DragSession) -> Void
    ) -> DragSession? {
        let session = DragSession(at: CGPoint(x: frame.midX, y: frame.midY), in: self)
        session.items = items(session)
        guard !session.items.isEmpty else { return nil }
        session.source = (self, path)
        session.end = { [weak self] _ in if let self { ended(self, session) } }
        return session
    }
}

/// A drop on the rows of a table or on the items of a collection.
final class ContentDrop<Item, Proposal: UIDropProposal> {
    let items: [Item]
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let session: any UIDropSession

    init(_ items: [Item], at path: IndexPath?, _ proposal: Proposal, _ session: DragSession) {
        self.items = items
        destinationIndexPath = path
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { EndedAnimation() }
}

extension ContentDrop: UITableViewDropCoordinator
where Item == any UITableViewDropItem, Proposal == UITableViewDropProposal {
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        EndedAnimation()
    }
}

extension ContentDrop: UICollectionViewDropCoordinator
where Item == any UICollectionViewDropItem, Proposal == UICollectionViewDropProposal {
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        EndedAnimation()
    }
}

extension DragSession {
    /// Returns the items as dropped on a view; an item that was dragged from a cell of the view has the cell's size.
    final func dropped(on view: UIView, size: (IndexPath) -> CGSize?) -> [DroppedItem] {
        let path = source.flatMap { $0.view === view ? $0.path : nil }
        return items.map { DroppedItem($0, from: path, path.flatMap(size) ?? .zero) }
    }
}

/// An item dropped on a table or a collection.
final class DroppedItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}
