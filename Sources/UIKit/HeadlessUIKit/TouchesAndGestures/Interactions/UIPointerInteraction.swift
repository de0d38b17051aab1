import Foundation

/// Changes the pointer over a view. There is no pointer here; stored only.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the pointer's style; held weakly.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?
    /// Whether the interaction is enabled; true unless set.
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// Queries the delegate again.
    open func invalidate() {}
    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An animator for changes as the pointer enters and exits.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that run with the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The position of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The point, in points of the view.
    open var location: CGPoint { .zero }
    /// The pressed modifier keys.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view for the pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle, in points of the view.
    public final let rect: CGRect
    /// An identifier of the region, or nil.
    public final let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// The style of the pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// Creates a style from an effect on a view, with a shape of the pointer.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    /// Creates a style with a shape of the pointer and constrained axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// Returns the system's.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// The effect of the pointer on a view.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// The effect that suits the view.
    case automatic(UITargetedPreview)
    /// The view is highlighted.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    /// The view is tinted.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The position of a tint.
    public enum TintMode: Sendable {
        /// No tint.
        case none
        /// Over the view.
        case overlay
        /// Behind the view.
        case underlay
    }
}

/// The shape of the pointer.
@preconcurrency @MainActor public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical line of a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line of a length in points.
    case horizontalBeam(length: CGFloat)
}
