import Foundation

/// Support for presentations in context: the presented view is next to the presenter's view in a tab, a column or a
/// stack, and is added and removed with it.
extension UIViewController {
    /// The controller that this one presents in its own place, while neither the presentation nor the dismissal runs.
    final var presentedInPlace: UIViewController? {
        guard let presented = storedPresented, !presented.isBeingPresented, !presented.isBeingDismissed,
            let controller = presented.storedPresentationController, controller.isInPlaceOfPresenter,
            !controller.isChangingPresenter
        else { return nil }
        return presented
    }

    /// Whether the controller presented in context has caused the removal of this controller's view.
    final var isCoveredInPlace: Bool {
        presentedInPlace?.storedPresentationController?.presentersPlace != nil
    }

    private var containerInPlace: UIView? {
        guard let controller = storedPresented?.storedPresentationController, controller.isInPlaceOfPresenter else {
            return nil
        }
        return controller.containerView
    }

    /// Adds the controller's view to a container's view, with the presentation in its context.
    final func enterPlace(_ place: UIView) {
        let presentation = presentedInPlace?.storedPresentationController
        if presentation?.presentersPlace != nil {
            presentation?.presentersPlace = place
        } else if let view, view.superview !== place {
            place.addSubview(view)
        }
        if let container = presentation?.containerView {
            container.frame = viewIfLoaded?.frame ?? place.bounds
            place.addSubview(container)
        }
    }

    /// Adds the presentation in the controller's context, where other code has added the controller's view.
    final func takePlaceOfPresentation(_ place: UIView) {
        guard let container = containerInPlace, container.superview !== place else { return }
        if isCoveredInPlace { viewIfLoaded?.removeFromSuperview() }
        container.frame = viewIfLoaded?.frame ?? place.bounds
        place.addSubview(container)
    }

    /// Removes the controller's view from its container's, with the presentation in its context.
    final func leavePlace() {
        viewIfLoaded?.removeFromSuperview()
        containerInPlace?.removeFromSuperview()
    }

    /// Gives the presentation in the controller's context the frame of the controller's view.
    final func placePresentation(_ frame: CGRect, in place: UIView) {
        guard let container = containerInPlace, container.superview === place, container.frame != frame else { return }
        container.frame = frame
    }

    /// The superview of the controller's view, also after a presentation has removed the view.
    final var placeOfView: UIView? {
        storedView?.superview ?? storedPresented?.storedPresentationController?.presentersPlace
    }
}
