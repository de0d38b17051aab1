import Foundation

extension UINavigationControllerDelegate {
    /// For calls such as `delegate.navigationController?(…)`.
    public var navigationController: UINavigationControllerDelegateNavigationControllerCalls? {
        UINavigationControllerDelegateNavigationControllerCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UINavigationControllerDelegateNavigationControllerCalls {
    private let object: any UINavigationControllerDelegate

    fileprivate init(_ object: any UINavigationControllerDelegate) { self.object = object }

    /// Calls `navigationController(_:willShow:animated:)`.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalRequirement.call("navigationController(_:willShow:animated:)") {
            object.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    /// Calls `navigationController(_:didShow:animated:)`.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalRequirement.call("navigationController(_:didShow:animated:)") {
            object.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    /// Calls `navigationController(_:animationControllerFor:from:to:)`.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.call("navigationController(_:animationControllerFor:from:to:)") {
            object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }
    }

    /// Calls `navigationController(_:interactionControllerFor:)`.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.call("navigationController(_:interactionControllerFor:)") {
            object.navigationController(navigationController, interactionControllerFor: animationController)
        }
    }
}
