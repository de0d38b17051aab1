import Foundation

/// An interaction by which a view's content is dragged elsewhere. For assistive technologies, `drag()` plays the drag
/// from one of the view's drag source descriptors or its centre, and `UIDropInteraction` accepts it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the dragged items; held weakly.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?
    /// Whether items can be dragged; true unless set.
    open var isEnabled = true

    /// Creates an interaction whose delegate provides the items.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Starts a drag with the delegate's items for a point of the view, in points; returns nil when there is nothing to
    /// drag.
    public final func drag(from point: CGPoint? = nil) -> DragSession? {
        guard isEnabled, let view, let delegate else { return nil }
        let described = view.accessibilityDragSourceDescriptors?.first.flatMap { $0.view === view ? $0.point : nil }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let session = DragSession(at: point ?? described ?? middle, in: view)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return nil }
        session.end = { operation in
            self.delegate?.dragInteraction(self, session: session, didEndWith: operation)
        }
        delegate.dragInteraction(self, sessionWillBegin: session)
        return session
    }
}

/// A dragged item.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The app's object for the item; it stays in the app.
    open var localObject: Any?

    /// The provider that carries the item's data to the drop.
    public let itemProvider: NSItemProvider
    /// Provides the preview of the dragged item; not drawn here.
    open var previewProvider: (@MainActor () -> UITargetedDragPreview?)?

    /// Creates an item with an object of the app.
    public init(localObject: Any?) {
        self.localObject = localObject
        itemProvider = NSItemProvider()
        super.init()
    }

    /// Creates an item with the data of a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// The objects that the item offers: the app's own object and those of its provider.
    final var carried: [Any] { (localObject.map { [$0] } ?? []) + itemProvider.carried }
}

/// The operations of a drop, with UIKit's raw values.
public enum UIDropOperation: UInt, Sendable {
    /// The drag is cancelled.
    case cancel = 0
    /// Dropping is forbidden here.
    case forbidden = 1
    /// The item is copied.
    case copy = 2
    /// The item is moved.
    case move = 3
}
