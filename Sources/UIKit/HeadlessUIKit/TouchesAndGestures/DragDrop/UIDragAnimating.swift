import Foundation

/// The movement of a preview, to which changes can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Adds changes that are made together.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The movement of a preview that nobody sees: it is over when the main loop comes to it.
final class EndedAnimation: UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        MainLoop.main.perform { completion(.end) }
    }
}

/// What UIKit knows of a drag that stays over something.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The view that is opened, or nil.
    var targetView: UIView? { get set }
    /// Where the drag is, in a view's coordinates, in points.
    func location(in view: UIView?) -> CGPoint
}
