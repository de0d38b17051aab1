/// Answers questions about the adaptation and the dismissal of a presentation. Every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style that stands in where space is short; `.none` keeps the style that was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style that stands in in an environment of these traits; `.none` keeps the style that was asked for.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller that is shown in an adapted style; nil means the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation takes an adapted style, or with `.none` its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss the presentation; true by default. Not asked for a dismissal by the app.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user begins to dismiss the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss a presentation that must not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// What the adaptation policy says.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.noteMissing()
        return controller.defaultAdaptiveStyle
    }
    /// What `adaptivePresentationStyle(for:)` says where that is overridden, and else the policy.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalRequirement.noteMissing()
        // The older question knows no traits; its own default is the policy for the present ones.
        let older = adaptivePresentationStyle(for: controller)
        return older == controller.defaultAdaptiveStyle ? controller.policyStyle(for: traitCollection) : older
    }
    /// Nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalRequirement.noteMissing() }
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.noteMissing()
    }
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.noteMissing()
    }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.noteMissing()
    }
}
