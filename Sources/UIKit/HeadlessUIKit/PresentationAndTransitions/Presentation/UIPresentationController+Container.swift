import Foundation

extension UIPresentationController {
    // MARK: The container's position

    /// Whether the presentation covers only the controller that defines the context.
    final var coversContextOnly: Bool {
        resolvedStyle.isInContext || resolvedStyle == .custom && !shouldPresentInFullscreen
    }

    /// Returns the view that holds the container, and the container's frame in it: the area that the context covers, or
    /// the window.
    final func host(for presenter: UIViewController) -> (view: UIView, frame: CGRect)? {
        let view = presentersPlace == nil ? presenter.viewIfLoaded : presentersPlace
        guard let view, let window = view.window else { return nil }
        guard coversContextOnly else { return (window, window.bounds) }
        if presentersPlace != nil { return (view, view.bounds) }
        return view.superview.map { ($0, view.frame) } ?? (window, window.bounds)
    }

    /// Whether the container is next to the presenter's view in another container, and is added and removed with it.
    final var isInPlaceOfPresenter: Bool { containerView.map { !($0.superview is UIWindow) } ?? false }

    /// Moves the container to the superview for the style.
    final func moveContainer(_ container: UITransitionView) {
        guard let host = host(for: presentingViewController), container.superview !== host.view else { return }
        container.frame = host.frame
        host.view.addSubview(container)
    }

    // MARK: The presenter's view

    /// Removes the presenter's view or restores it, as the style requires now.
    final func updatePresenter() {
        let presenter = presentingViewController
        let isComingBack = presentersPlace != nil
        guard shouldRemovePresentersView != isComingBack, isComingBack || presenter.appearance.isVisible else { return }
        isChangingPresenter = true
        presenter.beginTransition(isComingBack, animated: false)
        if isComingBack { putPresentersViewBack() }
        MainLoop.main.performAfterLayout { [self] in
            if !isComingBack, containerView != nil { takePresentersView() }
            presenter.endTransition()
            isChangingPresenter = false
        }
    }

    /// Takes the presenter's view out of the window.
    final func takePresentersView() {
        guard let view = presentingViewController.viewIfLoaded, let place = view.superview else { return }
        presentersPlace = place
        view.removeFromSuperview()
    }

    /// Restores the presenter's view below the container.
    final func putPresentersViewBack() {
        guard let place = presentersPlace else { return }
        presentersPlace = nil
        putPresentersView(in: place)
    }

    /// Restores the presenter's view to its superview, below the container, unless the app has moved it elsewhere.
    final func putPresentersView(in place: UIView) {
        guard let view = presentingViewController.viewIfLoaded,
            view.superview == nil || view.superview === containerView
        else { return }
        let isInPlace = isInPlaceOfPresenter
        if let container = containerView, container.superview === place {
            place.insertSubview(view, belowSubview: container)
        } else {
            place.addSubview(view)
        }
        if isInPlace, let container = containerView {
            view.frame = container.frame
        } else if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
            view.frame = place.bounds
        }
        place.setNeedsLayout()
    }

    // MARK: The layout of the container

    /// The container lays out its subviews: the presented view gets its place, and its controller takes part in the
    /// pass. The steps have the order of Apple's guide ("Managing View Layout").
    final func containerDidBeginLayout(hasNewSize: Bool) {
        placePresentedView(hasNewSize: hasNewSize)
        containerDidPlaceContent()
        guard let container = containerView, let root = presentedViewController.viewIfLoaded,
            root.isDescendant(of: container)
        else {
            containerViewWillLayoutSubviews()
            containerViewDidLayoutSubviews()
            return
        }
        isContainerLayingOut = true
        root.setNeedsLayout()
    }

    /// Sets the frame of the presented view, unless it was set already: a frame set by the app stays.
    private func placePresentedView(hasNewSize: Bool) {
        guard let container = containerView, let view = presentedView, view.isDescendant(of: container),
            placesPresentedView || hasNewSize && view.frame == lastPlace
        else { return }
        let place = frameOfPresentedViewInContainerView
        guard place != lastPlace else { return }
        lastPlace = place
        view.frame = place
    }

    /// Called when the presented controller's layout begins.
    final func presentedLayoutDidBegin() {
        guard isContainerLayingOut else { return }
        let size = presentedViewController.viewIfLoaded?.bounds.size
        containerViewWillLayoutSubviews()
        // The controller is notified of the size that it got in this pass, too.
        if presentedViewController.viewIfLoaded?.bounds.size != size {
            presentedViewController.viewWillLayoutSubviews()
        }
    }

    /// Called when the presented controller's layout has ended.
    final func presentedLayoutDidEnd() {
        guard isContainerLayingOut else { return }
        isContainerLayingOut = false
        containerViewDidLayoutSubviews()
    }
}
