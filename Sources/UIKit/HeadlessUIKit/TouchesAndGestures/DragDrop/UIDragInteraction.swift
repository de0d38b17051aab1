import Foundation

/// Lets what a view shows be dragged elsewhere. What an assistive technology reaches of it: `drag()` plays the drag
/// from one of the view's drag source descriptors or its middle, `UIDropInteraction` takes it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The object that gives what is dragged; it is not kept alive.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that has the interaction, or nil.
    public private(set) weak var view: UIView?
    /// Whether something can be dragged; true unless set.
    open var isEnabled = true

    /// Creates an interaction whose items a delegate gives.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction gets another view, or none.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction has got another view, or none.
    open func didMove(to view: UIView?) { self.view = view }

    /// Picks up what the delegate gives at a point of the view, in points; nil when there is nothing to drag.
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

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What the app drags; it stays in the app.
    open var localObject: Any?

    /// What carries the item to where it is dropped.
    public let itemProvider: NSItemProvider
    /// Gives what is shown of the item while it is dragged; nobody sees it here.
    open var previewProvider: (@MainActor () -> UITargetedDragPreview?)?

    /// Creates an item of an object of the app's.
    public init(localObject: Any?) {
        self.localObject = localObject
        itemProvider = NSItemProvider()
        super.init()
    }

    /// Creates an item of what a provider carries.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// What can be had of the item: the app's own object and what its provider carries.
    final var carried: [Any] { (localObject.map { [$0] } ?? []) + itemProvider.carried }
}

/// What happens to what is dropped, with UIKit's raw values.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is broken off.
    case cancel = 0
    /// It must not be dropped there.
    case forbidden = 1
    /// It is copied.
    case copy = 2
    /// It is moved.
    case move = 3
}
