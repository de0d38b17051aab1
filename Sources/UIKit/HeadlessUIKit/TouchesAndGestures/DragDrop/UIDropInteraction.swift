import Foundation

/// An interaction that accepts drops on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which accepts the dropped items; held weakly.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?

    /// Creates an interaction whose delegate accepts dropped items.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Offers a drag to the delegate, which accepts it unless it refuses.
    final func take(_ session: any UIDropSession) -> UIDropOperation {
        guard let delegate, delegate.dropInteraction(self, canHandle: session) else { return .cancel }
        delegate.dropInteraction(self, sessionDidEnter: session)
        let operation = delegate.dropInteraction(self, sessionDidUpdate: session).operation
        if operation == .copy || operation == .move { delegate.dropInteraction(self, performDrop: session) }
        delegate.dropInteraction(self, sessionDidEnd: session)
        return operation
    }
}

/// The proposed effect of a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The operation on the items.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
