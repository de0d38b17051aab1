import Foundation

/// A key for one of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is shown at the start.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is shown at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is shown at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Information about a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether the user drives the transition.
    var isInteractive: Bool { get }
    /// Whether the user drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// Whether the transition was cancelled, so that the previous state is restored.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds; zero when it is not animated.
    var transitionDuration: TimeInterval { get }
    /// The completed part of the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// One of the controllers of the transition, or nil.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views of the transition, or nil.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs other animations together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a block with the transition's own animations, and another one at its end. Returns false, and runs nothing,
    /// when the animations have already begun.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Like `animate(alongsideTransition:completion:)`, for animations outside the container view.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a block when the user ends or resumes the interaction with the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block with the transition's own animations.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
