import Foundation

/// Drives a transition by what the user does.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition; the animations run when this says so.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast what is left runs by itself, as a part of its own speed; 1 unless given.
    var completionSpeed: CGFloat { get }
    /// Whether the user drives from the start; true unless given. Otherwise the animations run as without a driver.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// One.
    public var completionSpeed: CGFloat { 1 }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// What an animator knows of its transition, and how it reports.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether the user drives the transition.
    var isInteractive: Bool { get }
    /// Whether the user has taken the transition back.
    var transitionWasCancelled: Bool { get }
    /// The presentation style, or `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform that the view that comes is to have at the end.
    var targetTransform: CGAffineTransform { get }
    /// One of the two controllers, or nil.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil for one that the animator must not touch.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view stands at the start, in points; zero for one that is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view stands at the end, in points; zero for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Says how far the user has driven the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the user lets the transition run to its end.
    func finishInteractiveTransition()
    /// Says that the user takes the transition back.
    func cancelInteractiveTransition()
    /// Says that the user has taken up a running transition.
    func pauseInteractiveTransition()
    /// Ends the transition: carried through, or not. Nothing ends before this was called.
    func completeTransition(_ didComplete: Bool)
}
