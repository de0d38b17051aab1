import Foundation

/// Lets what a view shows be dragged elsewhere. What an assistive technology reaches of it: `drag()` plays the drag
/// from one of the view's drag source descriptors or its middle, `UIDropInteraction` takes it.
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
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
    public final func drag(from point: CGPoint? = nil) -> UIDragSession? {
        guard isEnabled, let view, let delegate else { return nil }
        let described = view.accessibilityDragSourceDescriptors?.first.flatMap { $0.view === view ? $0.point : nil }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let session = UIDragSession(at: point ?? described ?? middle, in: view)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return nil }
        session.interaction = self
        delegate.dragInteraction(self, sessionWillBegin: session)
        return session
    }
}

/// An object that gives what is dragged.
@MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// What is dragged; nothing ends the drag before it begins.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]
    /// The items have been picked up.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
    /// The drag is over.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}

/// One thing that is dragged.
@MainActor open class UIDragItem: NSObject {
    /// What the app drags; it stays in the app.
    open var localObject: Any?

    /// Creates an item. UIKit's item providers, which carry data between apps, do not exist on Linux.
    public init(localObject: Any?) {
        self.localObject = localObject
        super.init()
    }
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

/// A drag from its beginning to its end.
@MainActor open class UIDragSession: NSObject {
    /// What is dragged.
    open internal(set) var items: [UIDragItem] = []
    /// What the app remembers with the drag.
    open var localContext: Any?
    final var interaction: UIDragInteraction?
    private var place: CGPoint
    private weak var origin: UIView?

    init(at point: CGPoint, in view: UIView) {
        place = point
        origin = view
        super.init()
    }

    /// Where the drag is, in a view's coordinates, in points.
    open func location(in view: UIView) -> CGPoint { view.convert(place, from: origin) }

    /// Drops the items on a view, at the first of its drop points or its middle: the innermost drop interaction from
    /// there up that takes them gets them. Returns what happens to them; the drag is over then.
    @discardableResult public final func drop(on target: UIView, at point: CGPoint? = nil) -> UIDropOperation {
        guard let interaction else { return .cancel }
        self.interaction = nil
        let described = target.accessibilityDropPointDescriptors?.first.flatMap { $0.view === target ? $0.point : nil }
        origin = target
        place = point ?? described ?? CGPoint(x: target.bounds.midX, y: target.bounds.midY)
        var operation = UIDropOperation.cancel
        var view: UIView? = target
        search: while let current = view {
            for case let taker as UIDropInteraction in current.interactions {
                operation = taker.take(self)
                if operation != .cancel { break search }
            }
            view = current.superview
        }
        interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
        return operation
    }

    /// Breaks the drag off.
    public final func cancel() {
        guard let interaction else { return }
        self.interaction = nil
        interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: .cancel)
    }
}
