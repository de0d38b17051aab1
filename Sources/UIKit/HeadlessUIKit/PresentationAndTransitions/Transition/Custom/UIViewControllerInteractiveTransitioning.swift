import Foundation

/// Drives a transition by the user's interaction.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition; the animations run when the implementation starts them.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the rest after the interaction, relative to its own speed; 1 unless given.
    var completionSpeed: CGFloat { get }
    /// Whether the interaction begins at the start; true unless given. Otherwise the animations run as without
    /// interaction.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1: the completion has the normal speed.
    public var completionSpeed: CGFloat { 1 }
    /// True: the transition starts interactively.
    public var wantsInteractiveStart: Bool { true }
}

/// The data of a transition for its animator, and the methods to report progress.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether the user drives the transition.
    var isInteractive: Bool { get }
    /// Whether the user has cancelled the transition.
    var transitionWasCancelled: Bool { get }
    /// The presentation style, or `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of the appearing view at the end.
    var targetTransform: CGAffineTransform { get }
    /// One of the two controllers, or nil.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil for one that the animator must not touch.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start, in points; zero for one that is not yet in the hierarchy.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end, in points; zero for one that is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Reports the completed part of the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the user lets the transition run to its end.
    func finishInteractiveTransition()
    /// Reports that the user cancels the transition.
    func cancelInteractiveTransition()
    /// Reports that the user has taken control of a running transition.
    func pauseInteractiveTransition()
    /// Ends the transition, completed or cancelled. It does not end before this is called.
    func completeTransition(_ didComplete: Bool)
}
