import Foundation

/// The animation of a preview, to which changes can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Adds changes that run with the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animation of a preview that isn't drawn: it ends on the next turn of the main loop.
final class EndedAnimation: UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        MainLoop.main.perform { completion(.end) }
    }
}

/// The context of a drag that stays over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The view that is opened, or nil.
    var targetView: UIView? { get set }
    /// Returns the position of the drag in a view's coordinates, in points.
    func location(in view: UIView?) -> CGPoint
}
