import Foundation

extension UITabBarControllerDelegate {
    /// For calls such as `delegate.tabBarController?(…)`.
    public var tabBarController: UITabBarControllerDelegateTabBarControllerCalls? {
        UITabBarControllerDelegateTabBarControllerCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITabBarControllerDelegateTabBarControllerCalls {
    private let object: any UITabBarControllerDelegate

    fileprivate init(_ object: any UITabBarControllerDelegate) { self.object = object }

    /// Calls `tabBarController(_:shouldSelect:)`.
    @discardableResult public func callAsFunction(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool? {
        OptionalRequirement.call("tabBarController(_:shouldSelect:)") {
            object.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    /// Calls `tabBarController(_:didSelect:)`.
    @discardableResult public func callAsFunction(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) -> Void? {
        OptionalRequirement.call("tabBarController(_:didSelect:)") {
            object.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`.
    @discardableResult public func callAsFunction(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.call("tabBarController(_:animationControllerForTransitionFrom:to:)") {
            object.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    /// Calls `tabBarController(_:interactionControllerFor:)`.
    @discardableResult public func callAsFunction(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.call("tabBarController(_:interactionControllerFor:)") {
            object.tabBarController(tabBarController, interactionControllerFor: animationController)
        }
    }
}
