import Foundation

extension UIPageViewControllerDelegate {
    /// For calls such as `delegate.pageViewController?(…)`.
    public var pageViewController: UIPageViewControllerDelegatePageViewControllerCalls? {
        UIPageViewControllerDelegatePageViewControllerCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPageViewControllerDelegatePageViewControllerCalls {
    private let object: any UIPageViewControllerDelegate

    fileprivate init(_ object: any UIPageViewControllerDelegate) { self.object = object }

    /// Calls `pageViewController(_:willTransitionTo:)`.
    @discardableResult public func callAsFunction(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) -> Void? {
        OptionalRequirement.call("pageViewController(_:willTransitionTo:)") {
            object.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }
    }

    /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
    @discardableResult public func callAsFunction(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) -> Void? {
        OptionalRequirement.call(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
        ) {
            object.pageViewController(
                pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
                transitionCompleted: completed)
        }
    }

    /// Calls `pageViewController(_:spineLocationFor:)`.
    @discardableResult public func callAsFunction(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation? {
        OptionalRequirement.call("pageViewController(_:spineLocationFor:)") {
            object.pageViewController(pageViewController, spineLocationFor: orientation)
        }
    }
}
