import Foundation

/// Gives what is dragged from rows.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// What is dragged with a row; nothing where it can't be dragged.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// What is added to a drag by tapping another row.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// The items have been picked up.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether the items may be moved, not only copied.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether the items stay in the app.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    /// How the preview of a row looks; nobody sees it here.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDragDelegate {
    /// Nothing is added.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// True.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// False.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    /// The system's.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// Takes what is dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// The items were dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the items are wanted at all.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// The drag has come to the view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop would do where the drag is.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// The drag has left the view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How the preview of a row looks; nobody sees it here.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// A move within the view, else a copy.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// The system's.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on rows would do.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// What the drop does with the row under it.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// What a drop does with the row under it, with UIKit's raw values.
    public enum Intent: Int, Sendable {
        /// Nothing was said.
        case unspecified = 0
        /// The items go between rows.
        case insertAtDestinationIndexPath = 1
        /// The items go into the row.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, by where the drag is.
        case automatic = 3
    }
}

/// One of the things that are dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it was dragged from; nil where that is another view.
    var sourceIndexPath: IndexPath? { get }
    /// How large its preview is, in points.
    var previewSize: CGSize { get }
}

/// What is dropped on rows, and how it gets its place.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// The things that are dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where they are dropped; nil for beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// What was said that the drop would do.
    var proposal: UITableViewDropProposal { get }
    /// The drag that ends here.
    var session: any UIDropSession { get }
    /// Moves the preview to a row; nobody sees it here.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the preview into a row; nobody sees it here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Moves the preview elsewhere; nobody sees it here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UITableView: ContentDrops {
    /// Picks up what the drag delegate gives for a row; nil where there is nothing to drag. It is what a finger does
    /// that is held on the row.
    public final func drag(rowAt indexPath: IndexPath) -> DragSession? {
        guard dragInteractionEnabled, let dragDelegate else { return nil }
        let rect = rectForRow(at: indexPath)
        let session = DragSession(at: CGPoint(x: rect.midX, y: rect.midY), in: self)
        session.items = dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
        guard !session.items.isEmpty else { return nil }
        session.source = (self, indexPath)
        session.end = { [weak self] _ in
            guard let self else { return }
            self.dragDelegate?.tableView(self, dragSessionDidEnd: session)
        }
        dragDelegate.tableView(self, dragSessionWillBegin: session)
        return session
    }

    final func take(_ session: DragSession) -> UIDropOperation {
        guard let dropDelegate, dropDelegate.tableView(self, canHandle: session) else { return .cancel }
        dropDelegate.tableView(self, dropSessionDidEnter: session)
        let path = indexPathForRow(at: session.location(in: self))
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        if proposal.operation == .copy || proposal.operation == .move {
            dropDelegate.tableView(
                self, performDropWith: UITableViewDrop(on: self, session, path, proposal))
        }
        dropDelegate.tableView(self, dropSessionDidEnd: session)
        return proposal.operation
    }
}

/// A drop on rows.
private final class UITableViewDrop: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    init(on view: UITableView, _ session: DragSession, _ path: IndexPath?, _ proposal: UITableViewDropProposal) {
        let source = session.source.flatMap { $0.view === view ? $0.path : nil }
        let size = source.flatMap { view.cellForRow(at: $0)?.bounds.size } ?? .zero
        items = session.items.map { DroppedItem($0, from: source, size) }
        destinationIndexPath = path
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        EndedAnimation()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { EndedAnimation() }
}
