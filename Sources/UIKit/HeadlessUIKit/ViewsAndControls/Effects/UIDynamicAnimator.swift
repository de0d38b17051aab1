import Foundation

/// An item that behaviours move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre, in points.
    var center: CGPoint { get set }
    /// The rectangle in the item's own coordinates, in points.
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
    /// The shape of the item in collisions.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The path of the item in collisions, about its centre, in points; for items of the type `path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle unless implemented.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The bounds unless implemented.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The shapes of items in collisions, with UIKit's raw values.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// The item's path.
    case path = 2
}

extension UIView: UIDynamicItem {}

/// Moves items by forces. Nothing is animated here except snapping, which finishes immediately.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinate system, or nil.
    open private(set) weak var referenceView: UIView?
    /// The behaviours that were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items move; never here.
    open var isRunning: Bool { false }
    /// The delegate, which is notified when items come to rest; held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The time for which items have been moved, in seconds.
    open var elapsedTime: TimeInterval { 0 }

    /// Creates an animator for a view's subviews.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for other items.
    public override init() {
        super.init()
    }

    /// Adds a behaviour; its items come to rest immediately.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.settle()
        behavior.action?()
        MainLoop.main.perform { [weak self] in
            guard let self else { return }
            self.delegate?.dynamicAnimatorDidPause(self)
        }
    }
    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }
    /// Removes all behaviours.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Adopts the current state of an item; it is always up to date.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// Returns the items in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// A behaviour, or a group of behaviours.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The child behaviours.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step.
    open var action: (() -> Void)?
    /// The animator of the behaviour, or nil.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Creates a behaviour.
    public override init() {
        super.init()
    }

    /// Adds a child behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    /// Called when the behaviour is added to or removed from an animator.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Moves its items to their resting positions.
    func settle() { for behavior in childBehaviors { behavior.settle() } }
}

/// A behaviour of several items.
@preconcurrency @MainActor open class UIItemsBehavior: UIDynamicBehavior {
    /// The items that the behaviour affects.
    open private(set) var items: [any UIDynamicItem] = []

    init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Gravity. Nothing falls here.
@preconcurrency @MainActor open class UIGravityBehavior: UIItemsBehavior {
    /// The direction of gravity.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The angle of the direction, in radians.
    open var angle: CGFloat = .pi / 2
    /// The magnitude of gravity.
    open var magnitude: CGFloat = 1

    /// Creates gravity for items.
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
}

/// A behaviour by which items bounce off each other. Items never collide here.
@preconcurrency @MainActor open class UICollisionBehavior: UIItemsBehavior {
    /// Whether the bounds of the animator's view are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false
    /// The delegate for collisions, which never happen here; held weakly.
    open weak var collisionDelegate: AnyObject?

    /// Creates a collision behaviour for items.
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    /// Adds a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    /// Adds a boundary between two points.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    /// Removes all boundaries.
    open func removeAllBoundaries() {}
}

/// The physical properties of items.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIItemsBehavior {
    /// The elasticity of collisions, from 0 to 1.
    open var elasticity: CGFloat = 0
    /// The friction between items.
    open var friction: CGFloat = 0
    /// The density of the items.
    open var density: CGFloat = 1
    /// The resistance to linear motion.
    open var resistance: CGFloat = 0
    /// The resistance to rotation.
    open var angularResistance: CGFloat = 0
    /// Whether the items may rotate.
    open var allowsRotation = true
    /// Whether the items stay where they are.
    open var isAnchored = false

    /// Creates a behaviour for items.
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    /// Adds a linear velocity to an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Adds an angular velocity to an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Returns the velocity of an item: always zero.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}

/// A push of items. Nothing moves here.
@preconcurrency @MainActor open class UIPushBehavior: UIItemsBehavior {
    /// The modes of a push, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        /// A continuous force.
        case continuous = 0
        /// An instantaneous force.
        case instantaneous = 1
    }
    /// The mode of the push.
    public let mode: Mode
    /// Whether the push is active.
    open var active = true
    /// The direction of the push.
    open var pushDirection = CGVector.zero
    /// The angle of the direction, in radians.
    open var angle: CGFloat = 0
    /// The magnitude of the push.
    open var magnitude: CGFloat = 0

    /// Creates a push of items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
}

/// A behaviour that moves an item to a point, immediately.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The point, in points of the animator's view.
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
    /// The damping of the oscillation, from 0 to 1.
    open var damping: CGFloat = 0.5

    /// Creates a behaviour that snaps an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override func settle() { item.center = snapPoint }
}

/// An attachment of an item to a point or to another item. Nothing moves here.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The items that the behaviour affects.
    open private(set) var items: [any UIDynamicItem]
    /// The anchor point, in points.
    open var anchorPoint: CGPoint
    /// The length of the attachment, in points.
    open var length: CGFloat = 0
    /// The damping of the oscillation.
    open var damping: CGFloat = 0
    /// The frequency of the oscillation, in hertz.
    open var frequency: CGFloat = 0

    /// Creates an attachment of an item to a point.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        items = [item]
        anchorPoint = point
        super.init()
    }
    /// Attaches a point of an item, relative to its centre, to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        self.init(item: item, attachedToAnchor: point)
    }
    /// Creates an attachment of two items to each other.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        items = [item1, item2]
        anchorPoint = item2.center
        super.init()
    }
}
