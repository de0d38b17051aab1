import Foundation

extension UIViewControllerTransitioningDelegate {
    /// For calls such as `delegate.presentationController?(…)`.
    public var presentationController: UIViewControllerTransitioningDelegatePresentationControllerCalls? {
        UIViewControllerTransitioningDelegatePresentationControllerCalls(self)
    }

    /// For calls such as `delegate.animationController?(…)`.
    public var animationController: UIViewControllerTransitioningDelegateAnimationControllerCalls? {
        UIViewControllerTransitioningDelegateAnimationControllerCalls(self)
    }

    /// For calls such as `delegate.interactionControllerForPresentation?(…)`.
    public var interactionControllerForPresentation:
        UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls?
    { UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls(self) }

    /// For calls such as `delegate.interactionControllerForDismissal?(…)`.
    public var interactionControllerForDismissal:
        UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls?
    { UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegatePresentationControllerCalls {
    private let object: any UIViewControllerTransitioningDelegate

    fileprivate init(_ object: any UIViewControllerTransitioningDelegate) { self.object = object }

    /// Calls `presentationController(forPresented:presenting:source:)`.
    @discardableResult public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OptionalRequirement.call("presentationController(forPresented:presenting:source:)") {
            object.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateAnimationControllerCalls {
    private let object: any UIViewControllerTransitioningDelegate

    fileprivate init(_ object: any UIViewControllerTransitioningDelegate) { self.object = object }

    /// Calls `animationController(forPresented:presenting:source:)`.
    @discardableResult public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.call("animationController(forPresented:presenting:source:)") {
            object.animationController(forPresented: presented, presenting: presenting, source: source)
        }
    }

    /// Calls `animationController(forDismissed:)`.
    @discardableResult public func callAsFunction(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        OptionalRequirement.call("animationController(forDismissed:)") {
            object.animationController(forDismissed: dismissed)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls
{
    private let object: any UIViewControllerTransitioningDelegate

    fileprivate init(_ object: any UIViewControllerTransitioningDelegate) { self.object = object }

    /// Calls `interactionControllerForPresentation(using:)`.
    @discardableResult public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        OptionalRequirement.call("interactionControllerForPresentation(using:)") {
            object.interactionControllerForPresentation(using: animator)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls {
    private let object: any UIViewControllerTransitioningDelegate

    fileprivate init(_ object: any UIViewControllerTransitioningDelegate) { self.object = object }

    /// Calls `interactionControllerForDismissal(using:)`.
    @discardableResult public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        OptionalRequirement.call("interactionControllerForDismissal(using:)") {
            object.interactionControllerForDismissal(using: animator)
        }
    }
}
