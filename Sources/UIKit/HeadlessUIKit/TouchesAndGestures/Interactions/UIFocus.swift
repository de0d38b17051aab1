import Foundation

/// An environment of keyboard or remote control focus. The focus isn't modelled here: it is never moved.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that should receive the focus, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one, or nil.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment, or nil.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Requests a focus update.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update.
    func updateFocusIfNeeded()
    /// Whether the focus may move; never called here.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus has moved; never called here.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// Whether the item has the focus; never here.
    var isFocused: Bool { get }
    /// The frame in the coordinates of the item's container, in points.
    var frame: CGRect { get }
}

/// A container of focusable items.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items in a rectangle, in points.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus, or nil.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that receives the focus, or nil.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that had the focus, or nil.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that receives the focus, or nil.
    open var nextFocusedView: UIView? { nil }
}

/// The context of a focus update in a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus, or nil.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that receives the focus, or nil.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a collection.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus, or nil.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that receives the focus, or nil.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// An animator for changes as the focus moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Makes changes together with the move, and calls a completion handler.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// Directs the focus elsewhere; it is never moved here.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide is enabled.
    open var isEnabled = true
    /// The environments that should receive the focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

extension UIView: UIFocusItem, UIFocusItemContainer {}

extension UIViewController: UIFocusEnvironment {}

extension UIFocusItem {
    /// True: the item can be focused.
    public var canBecomeFocused: Bool { true }
    /// False: the item is not focused.
    public var isFocused: Bool { false }
}

extension UIFocusEnvironment {
    /// True: the focus may move.
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// nil: there is no parent environment.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    /// nil: there is no container of focus items.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// Requests a focus update; the focus never moves here.
    public func setNeedsFocusUpdate() {}
    /// Updates the focus if requested; it never moves here.
    public func updateFocusIfNeeded() {}
}
