import Foundation

extension UIAdaptivePresentationControllerDelegate {
    /// For calls such as `delegate.adaptivePresentationStyle?(…)`.
    public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCalls? {
        UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCalls(self)
    }

    /// For calls such as `delegate.presentationController?(…)`.
    public var presentationController: UIAdaptivePresentationControllerDelegatePresentationControllerCalls? {
        UIAdaptivePresentationControllerDelegatePresentationControllerCalls(self)
    }

    /// For calls such as `delegate.presentationControllerShouldDismiss?(…)`.
    public var presentationControllerShouldDismiss:
        UIAdaptivePresentationControllerDelegatePresentationControllerShouldDismissCalls?
    { UIAdaptivePresentationControllerDelegatePresentationControllerShouldDismissCalls(self) }

    /// For calls such as `delegate.presentationControllerWillDismiss?(…)`.
    public var presentationControllerWillDismiss:
        UIAdaptivePresentationControllerDelegatePresentationControllerWillDismissCalls?
    { UIAdaptivePresentationControllerDelegatePresentationControllerWillDismissCalls(self) }

    /// For calls such as `delegate.presentationControllerDidDismiss?(…)`.
    public var presentationControllerDidDismiss:
        UIAdaptivePresentationControllerDelegatePresentationControllerDidDismissCalls?
    { UIAdaptivePresentationControllerDelegatePresentationControllerDidDismissCalls(self) }

    /// For calls such as `delegate.presentationControllerDidAttemptToDismiss?(…)`.
    public var presentationControllerDidAttemptToDismiss:
        UIAdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismissCalls?
    { UIAdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismissCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCalls {
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `adaptivePresentationStyle(for:)`.
    @discardableResult public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle?
    {
        OptionalRequirement.call("adaptivePresentationStyle(for:)") {
            object.adaptivePresentationStyle(for: controller)
        }
    }

    /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
    @discardableResult public func callAsFunction(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
        OptionalRequirement.call("adaptivePresentationStyle(for:traitCollection:)") {
            object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegatePresentationControllerCalls {
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
    @discardableResult public func callAsFunction(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        OptionalRequirement.call("presentationController(_:viewControllerForAdaptivePresentationStyle:)") {
            object.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        }
    }

    /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
    @discardableResult public func callAsFunction(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> Void? {
        OptionalRequirement.call("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") {
            object.presentationController(
                presentationController, willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegatePresentationControllerShouldDismissCalls {
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `presentationControllerShouldDismiss(_:)`.
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
        OptionalRequirement.call("presentationControllerShouldDismiss(_:)") {
            object.presentationControllerShouldDismiss(presentationController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegatePresentationControllerWillDismissCalls
{
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `presentationControllerWillDismiss(_:)`.
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call("presentationControllerWillDismiss(_:)") {
            object.presentationControllerWillDismiss(presentationController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegatePresentationControllerDidDismissCalls {
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `presentationControllerDidDismiss(_:)`.
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call("presentationControllerDidDismiss(_:)") {
            object.presentationControllerDidDismiss(presentationController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismissCalls {
    private let object: any UIAdaptivePresentationControllerDelegate

    fileprivate init(_ object: any UIAdaptivePresentationControllerDelegate) { self.object = object }

    /// Calls `presentationControllerDidAttemptToDismiss(_:)`.
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call("presentationControllerDidAttemptToDismiss(_:)") {
            object.presentationControllerDidAttemptToDismiss(presentationController)
        }
    }
}
