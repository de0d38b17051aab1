import Foundation

/// What a controller presents in its own context stands where its view stands: in a tab, a column or a stack, with
/// which it comes and goes.
extension UIViewController {
    /// The controller that this one presents in its own place, while neither the presentation nor the dismissal runs.
    final var presentedInPlace: UIViewController? {
        guard let presented = storedPresented, !presented.isBeingPresented, !presented.isBeingDismissed,
            let controller = presented.storedPresentationController, controller.isInPlaceOfPresenter,
            !controller.isChangingPresenter
        else { return nil }
        return presented
    }

    /// Whether what the controller presents in its place has taken its view away.
    final var isCoveredInPlace: Bool {
        presentedInPlace?.storedPresentationController?.presentersPlace != nil
    }

    private var containerInPlace: UIView? {
        guard let controller = storedPresented?.storedPresentationController, controller.isInPlaceOfPresenter else {
            return nil
        }
        return controller.containerView
    }

    /// Puts the controller's view into a container's view, with what it presents in its place.
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

    /// Adds what the controller presents in its place, where something else has put its own view there.
    final func takePlaceOfPresentation(_ place: UIView) {
        guard let container = containerInPlace, container.superview !== place else { return }
        if isCoveredInPlace { viewIfLoaded?.removeFromSuperview() }
        container.frame = viewIfLoaded?.frame ?? place.bounds
        place.addSubview(container)
    }

    /// Takes the controller's view out of its container's, with what it presents in its place.
    final func leavePlace() {
        viewIfLoaded?.removeFromSuperview()
        containerInPlace?.removeFromSuperview()
    }

    /// Gives what the controller presents in its place the frame that its own view has in its container.
    final func placePresentation(_ frame: CGRect, in place: UIView) {
        guard let container = containerInPlace, container.superview === place, container.frame != frame else { return }
        container.frame = frame
    }

    /// The view in which the controller's view stands, or stood before a presentation took it away.
    final var placeOfView: UIView? {
        storedView?.superview ?? storedPresented?.storedPresentationController?.presentersPlace
    }
}
