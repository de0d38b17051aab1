/// Supplies what presents, animates and drives the presentation and the dismissal of a controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The presentation controller for a presentation of the style `.custom`; nil means the full-screen one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// The animator of the presentation; nil means the standard one of the transition style.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animator of the dismissal; nil means the standard one of the transition style.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives the presentation; nil means that it runs by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What drives the dismissal; nil means that it runs by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.noteMissing()
        return nil
    }
}
