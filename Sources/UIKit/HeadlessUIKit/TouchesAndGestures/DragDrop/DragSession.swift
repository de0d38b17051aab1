import Foundation

/// The common part of a drag and the drop that ends it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved, not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in the app in which the drag began.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the position of the drag in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
}

extension UIDragDropSession {
    /// Whether an item has an app object of a class.
    public func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool {
        items.contains { $0.carried.contains { $0 is Object } }
    }
}

/// A drag from the perspective of the view in which it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// The app's own data for the drag.
    var localContext: Any? { get set }
}

/// A drag from the perspective of the view on which it may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if the drag began in the same app.
    var localDragSession: (any UIDragSession)? { get }
    /// The style of the progress indicator of a drop.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

extension UIDropSession {
    /// Loads the items' app objects of a class. It completes before the call returns.
    @discardableResult public func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress {
        let found = items.compactMap { $0.carried.lazy.compactMap { $0 as? Object }.first }
        completion(found)
        let progress = Progress(totalUnitCount: Int64(found.count))
        progress.completedUnitCount = progress.totalUnitCount
        return progress
    }
}

/// The styles of the progress indicator of a drop, with UIKit's raw values.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator.
    case none = 0
    /// The system's default.
    case `default` = 1
}

/// A drag from its beginning to its end, which `UIDragInteraction.drag(from:)` returns to the code that plays the user.
@preconcurrency @MainActor public final class DragSession: NSObject, UIDragSession, UIDropSession {
    /// The dragged items.
    public internal(set) var items: [UIDragItem] = []
    /// The app's own data for the drag.
    public var localContext: Any?
    /// The style of the progress indicator of a drop, the system's unless set; not drawn here.
    public var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The drag session itself: drags are always in the same app here.
    public var localDragSession: (any UIDragSession)? { self }
    /// True: the receiver of the items may move them.
    public var allowsMoveOperation: Bool { true }
    /// True: items stay in the app, as there is no other app here.
    public var isRestrictedToDraggingApplication: Bool { true }
    /// Reports the outcome of the drag to its source; nil once it is over.
    final var end: ((UIDropOperation) -> Void)?
    /// The index path of the dragged row or item; nil for a view.
    final var source: (view: UIView, path: IndexPath)?
    private var place: CGPoint
    private weak var origin: UIView?

    init(at point: CGPoint, in view: UIView) {
        place = point
        origin = view
        super.init()
    }

    /// Returns the position of the drag in a view's coordinates, in points.
    public func location(in view: UIView) -> CGPoint { view.convert(place, from: origin) }

    /// Drops the items on a view, at the first of its drop points or its centre, and ends the drag: the innermost drop
    /// interaction from there up that accepts the items receives them. Returns the operation.
    @discardableResult public final func drop(on target: UIView, at point: CGPoint? = nil) -> UIDropOperation {
        guard let end else { return .cancel }
        self.end = nil
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
            if let taker = current as? any ContentDrops {
                operation = taker.take(self)
                if operation != .cancel { break search }
            }
            view = current.superview
        }
        end(operation)
        return operation
    }

    /// Cancels the drag.
    public final func cancel() {
        guard let end else { return }
        self.end = nil
        end(.cancel)
    }
}
