import Foundation

extension UIPresentationController {
    /// The style that the presentation has, or would have if it started now.
    final var resolvedStyle: UIModalPresentationStyle {
        if let adaptedStyle { return adaptedStyle }
        let style = delegate?.adaptivePresentationStyle(for: self) ?? defaultAdaptiveStyle
        return style == .none ? presentationStyle : style
    }

    /// The style that the policy gives in the window of the presenter.
    final var defaultAdaptiveStyle: UIModalPresentationStyle {
        let size = presentingViewController.viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
        let space = SizeClasses(of: size)
        return AdaptationPolicy.current.style(
            for: presentationStyle, isCompactWidth: space.isCompactWidth, isCompactHeight: space.isCompactHeight)
    }

    /// Called by the layout of the presented controller as long as it is presented.
    final func containerWillLayOutIfActive() {
        if containerView != nil { containerViewWillLayoutSubviews() }
    }

    /// Called after the layout of the presented controller as long as it is presented.
    final func containerDidLayOutIfActive() {
        if containerView != nil { containerViewDidLayoutSubviews() }
    }

    /// What a tap outside, a pull down or an escape gesture does: asks the delegate, dismisses, and tells it. False
    /// when the user may not dismiss.
    @discardableResult final func dismissByUser() -> Bool {
        guard containerView != nil, canBeDismissedByUser else { return false }
        let presented = presentedViewController
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
        return true
    }

    /// What a pull down that the user takes back does: the presented controller begins to go and comes back.
    final func cancelDismissalByUser() {
        guard containerView != nil, canBeDismissedByUser else { return }
        let presented = presentedViewController
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.beginTransition(false, animated: true)
        presented.beginTransition(true, animated: true)
        presented.endTransition()
    }
}

/// How much space there is: the size classes of a size in points (Apple's guide, table 12-2, and today's devices).
struct SizeClasses: Hashable {
    /// Phones upright, and all but the largest on their side.
    var isCompactWidth: Bool
    /// Phones on their side.
    var isCompactHeight: Bool

    init(of size: CGSize) {
        // The largest phones are 414 points wide or more when upright.
        isCompactWidth = size.width < 600 || size.height < 414
        isCompactHeight = size.height < 480
    }
}
