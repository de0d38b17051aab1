import Foundation

extension UIPresentationController {
    /// The style that the presentation has, or would have if it started now.
    final var resolvedStyle: UIModalPresentationStyle {
        adaptedStyle ?? adaptedStyle(for: presentersTraits)
    }

    /// The traits of the window of the presenter.
    private var presentersTraits: UITraitCollection {
        let window = containerView?.window ?? presentingViewController.placeOfView?.window
        return window?.baseTraits ?? UIScreen.main.traitCollection
    }

    /// Returns the style in an environment: the delegate's choice, where `.none` keeps the requested style, or else the
    /// policy's.
    final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? policyStyle(for: traits)
        return style == .none ? presentationStyle : style
    }

    /// The policy's style in the window of the presenter.
    final var defaultAdaptiveStyle: UIModalPresentationStyle { policyStyle(for: presentersTraits) }

    /// Returns the policy's style in an environment.
    final func policyStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        AdaptationPolicy.current.style(
            for: presentationStyle, isCompactWidth: traits.horizontalSizeClass == .compact,
            isCompactHeight: traits.verticalSizeClass == .compact)
    }

    /// Returns the style in an environment where the delegate has decided for the current traits only: the policy's for
    /// the environment if the delegate's choice is the policy's for the current traits.
    final func style(_ answer: UIModalPresentationStyle, for traits: UITraitCollection) -> UIModalPresentationStyle {
        answer == defaultAdaptiveStyle ? policyStyle(for: traits) : answer
    }

    // MARK: Adapting while presented

    /// Called when the traits are about to change: notifies the delegate when the style changes with them, and requests
    /// another controller to show in the new style.
    final func delegateWillAdapt(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard containerView != nil else { return }
        if let original = original?.controller, original.adaptedStyle(for: traits) == original.presentationStyle {
            original.delegate?.presentationController(
                original, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
        }
        let style = adaptedStyle(for: traits)
        comingStyle = style
        guard style != adaptedStyle else { return }
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style == presentationStyle ? .none : style,
            transitionCoordinator: coordinator)
        replacement =
            style == presentationStyle
            ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }

    /// Called when the traits have changed: adopts their style. Restores the presenter's view where the new style
    /// leaves it visible, and removes it otherwise.
    final func adaptToTraits() {
        comingStyle = nil
        guard let container = containerView as? UITransitionView else { return }
        if let original = original?.controller,
            original.adaptedStyle(for: presentersTraits) == original.presentationStyle
        {
            return showOriginal()
        }
        let style = adaptedStyle(for: presentersTraits)
        guard style != adaptedStyle else { return }
        adaptedStyle = style
        moveContainer(container)
        container.reachDidChange()
        for region in container.subviews where region is DismissRegion { region.removeFromSuperview() }
        prepareForPresentation()
        prepareContainer()
        container.setNeedsLayout()
        updatePresenter()
        guard let replacement else { return }
        self.replacement = nil
        let (presenter, presented) = (presentingViewController, presentedViewController)
        presenter.dismiss(animated: false) {
            presenter.present(
                replacement, standingInFor: (self, presented), style: style, animated: false, completion: nil)
        }
    }

    /// Shows the original controller again in place of its replacement.
    private func showOriginal() {
        guard let (controller, presented) = original else { return }
        original = nil
        let presenter = presentingViewController
        presenter.dismiss(animated: false) {
            if let stack = presented.storedParent as? UINavigationController {
                stack.setViewControllers(stack.viewControllers.filter { $0 !== presented }, animated: false)
            } else if presented.storedParent != nil {
                presented.willMove(toParent: nil)
                presented.viewIfLoaded?.removeFromSuperview()
                presented.removeFromParent()
            }
            presented.storedPresentationController = controller
            presenter.present(presented, animated: false)
        }
    }

    // MARK: The user dismisses

    /// Dismisses the presentation after a tap outside, a pull down or an escape gesture: asks the delegate, dismisses,
    /// and notifies the delegate. Returns false when the user may not dismiss.
    @discardableResult final func dismissByUser() -> Bool {
        guard containerView != nil, canBeDismissedByUser else { return false }
        let presented = presentedViewController
        guard !presented.mustStayPresented, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
        return true
    }

    /// Performs a pull down that the user cancels: the presented controller begins to disappear and comes back.
    final func cancelDismissalByUser() {
        guard containerView != nil, canBeDismissedByUser else { return }
        let presented = presentedViewController
        guard !presented.mustStayPresented, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.beginTransition(false, animated: true)
        presented.beginTransition(true, animated: true)
        presented.endTransition()
    }
}

/// The size classes of a size in points (Apple's guide, table 12-2, and today's devices).
struct SizeClasses: Hashable {
    /// Phones upright, and all but the largest on their side; apps that share the screen of a tablet up to 639 points
    /// wide, two thirds of the largest upright. Half of it on its side, 678 points, is regular (Human Interface
    /// Guidelines, "Layout": size classes of devices and in multitasking).
    var isCompactWidth: Bool
    /// Phones on their side.
    var isCompactHeight: Bool

    init(of size: CGSize) {
        // The largest phones are 414 points wide or more when upright.
        isCompactWidth = size.width < 678 || size.height < 414
        isCompactHeight = size.height < 480
    }
}
