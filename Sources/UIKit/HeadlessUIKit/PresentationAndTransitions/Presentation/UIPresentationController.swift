import Foundation

/// Manages the presentation of a controller: the frame of its view, and the other views shown with it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private unowned let presented: UIViewController
    /// The presenter if it is known before the presentation.
    final weak var expectedPresenter: UIViewController?
    /// The style after adaptation, from the start of the presentation on.
    final var adaptedStyle: UIModalPresentationStyle?
    /// The style for traits that were announced and are not yet in effect.
    final var comingStyle: UIModalPresentationStyle?
    /// The delegate's replacement controller for the coming style.
    final var replacement: UIViewController?
    /// The original presentation that this one replaces as long as the style is adapted.
    final var original: (controller: UIPresentationController, presented: UIViewController)?
    /// The animation style of the presentation, from its start on.
    final var transitionStyle = UIModalTransitionStyle.coverVertical
    /// The superview of the presenter's view before that was removed.
    final var presentersPlace: UIView?
    /// The last frame set for the presented view: a frame set by the app stays until this one changes.
    final var lastPlace: CGRect?
    /// Whether the presenter's view is being removed or restored because the style has changed.
    final var isChangingPresenter = false
    /// Whether the container is being laid out, and the presented controller with it.
    final var isContainerLayingOut = false

    /// Creates a controller for one presentation. It must not outlive the presented controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        expectedPresenter = presentingViewController
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
    /// The controller that presents; the presented one itself as long as that is not known.
    open var presentingViewController: UIViewController {
        presented.storedPresenter ?? expectedPresenter ?? presented
    }

    /// The style that the presented controller requested.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
    /// The style that replaces it where space is short, unless the delegate decides otherwise.
    open var adaptivePresentationStyle: UIModalPresentationStyle { resolvedStyle }
    /// The delegate, which decides about adaptation and dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation takes place; nil before it starts and after it has ended.
    open internal(set) var containerView: UIView?

    /// Whether the presentation covers the whole screen; true unless overridden.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is removed at the end of the presentation; false unless overridden.
    open var shouldRemovePresentersView: Bool { false }
    /// The animated view: the presented controller's root view unless overridden. It is read often.
    open var presentedView: UIView? { presented.view }
    /// The frame of the presented view, in the container's coordinates, in points: its bounds unless overridden. It is
    /// applied when the presentation starts and when the container's size changes; UIKit's own presentations apply it
    /// all the time. A frame that the app gives the view stays until then.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation is animated.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; false means that it did not take place.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal is animated.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal; false means that it did not take place.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: UIContentContainer

    /// The presented controller's size, in points.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// Called when the presented controller prefers another size; the container is laid out again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size that the presented controller gets in a container of a size, in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes; forwards to the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if presented.viewIfLoaded?.bounds.size != presentedSize {
            presented.viewWillTransition(to: presentedSize, with: coordinator)
        }
    }

    /// Called before the traits change; forwards the change to the presented controller as far as it affects it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        delegateWillAdapt(to: newCollection, with: coordinator)
        presented.announceTraits(
            TraitResolution.merge(newCollection, [overrideTraitCollection].compactMap { $0 }), with: coordinator)
    }

    /// Traits that the presented controller overrides; nil for none.
    open var overrideTraitCollection: UITraitCollection? {
        get { storedOverrides }
        set {
            TraitChange.perform(below: containerView) {
                storedOverrides = newValue
            }
        }
    }
    @CountedOverride private var storedOverrides: UITraitCollection?
    /// Returns the style in an environment with these traits: the delegate's choice, or else the policy's.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// The traits of the presentation's environment: those of its container or, before it starts, of the presenter.
    open var traitCollection: UITraitCollection {
        containerView?.resolvedTraits ?? presentingViewController.traitCollection
    }
    /// Called after the traits have changed; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: For the kinds of this module

    /// Whether the user can dismiss the presentation by a gesture.
    var canBeDismissedByUser: Bool { false }
    /// The duration of the presentation and the dismissal.
    var transitionDuration: Duration { TransitionDuration.presentation }
    /// Whether all content behind the container is unreachable.
    var isModal: Bool { true }
    /// The views behind the container that remain reachable although it is modal.
    var viewsBehindInReach: [UIView] { [] }
    /// Whether the presented view follows its place in every layout of the container. With the app's own presentation
    /// controllers it does so only when the container has another size; for the rest there is
    /// `containerViewWillLayoutSubviews()`.
    var placesPresentedView: Bool { false }
    /// Whether the controller whose `present` was called is itself the presenter.
    var isPresentedBySource: Bool { false }
    /// A description of a missing requirement of the presentation, or nil if there is none.
    var missingRequirement: String? { nil }
    /// The container has another size, and the presented view is about to get its place in it.
    func containerSizeDidChange() {}
    /// Called in each layout of the container, after the presented view got its place.
    func containerDidPlaceContent() {}
    /// Adds the other views of this kind of presentation to the container.
    func prepareContainer() {}
    /// Called before the presentation starts in its style.
    func prepareForPresentation() {}

    /// Called when the size that constraints give the presented controller has changed; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
