import Foundation

/// The proposed effect of a drop on rows.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The effect on the row under the drop.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// The effects of a drop on the row under it, with UIKit's raw values.
    public enum Intent: Int, Sendable {
        /// Unspecified.
        case unspecified = 0
        /// The items are inserted between rows.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the row.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into a row, by the position of the drag.
        case automatic = 3
    }
}

/// An item dropped on a table's rows.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// The index path that it was dragged from; nil where that is another view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on rows, and the methods that place the dropped items.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the drop; nil outside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Moves the preview to a row; not drawn here.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the preview into a row; not drawn here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Moves the preview elsewhere; not drawn here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UITableView: ContentDrops {
    /// Starts a drag with the drag delegate's items for a row, as a finger that is held on it does. Returns nil where
    /// there is nothing to drag.
    public final func drag(rowAt indexPath: IndexPath) -> DragSession? {
        guard dragInteractionEnabled, let dragDelegate else { return nil }
        let session = pickUp(indexPath, at: rectForRow(at: indexPath)) {
            dragDelegate.tableView(self, itemsForBeginning: $0, at: indexPath)
        } ended: { view, session in
            view.dragDelegate?.tableView(view, dragSessionDidEnd: session)
        }
        if let session { dragDelegate.tableView(self, dragSessionWillBegin: session) }
        return session
    }

    final func take(_ session: DragSession) -> UIDropOperation {
        guard let dropDelegate, dropDelegate.tableView(self, canHandle: session) else { return .cancel }
        dropDelegate.tableView(self, dropSessionDidEnter: session)
        let path = indexPathForRow(at: session.location(in: self))
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        if proposal.operation == .copy || proposal.operation == .move {
            let items = session.dropped(on: self) { cellForRow(at: $0)?.bounds.size }
            dropDelegate.tableView(self, performDropWith: ContentDrop(items, at: path, proposal, session))
        }
        dropDelegate.tableView(self, dropSessionDidEnd: session)
        return proposal.operation
    }
}
