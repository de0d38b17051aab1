/// A change of tabs: the new controller hears first that it will appear, and last that it has.
@MainActor final class TabTransition: ControllerTransition {
    private let container: UITabBarController
    private var from: UIViewController?
    private var to: UIViewController?

    init(in container: UITabBarController) {
        self.container = container
        super.init(isAnimated: false, duration: .zero)
    }

    override var scene: UIViewController? { container }

    override func prepare() -> Bool {
        guard container.appearance.isVisible, container.displayed !== container.shownForSelection else {
            container.pendingTransition = nil
            container.displayWithoutTransition()
            return false
        }
        return true
    }

    override func begin() {
        from = container.displayed
        to = container.shownForSelection
        container.adoptIfMore(to)
        include(container, as: .container)
        include(from, as: .from)
        include(to, as: .to)
        coordinator.container = container.contentView
        to?.loadViewIfNeeded()
        to?.beginTransition(true, animated: false)
        from?.beginTransition(false, animated: false)
        if let view = to?.view {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.contentView.addSubview(view)
        }
        from?.viewIfLoaded?.removeFromSuperview()
        container.displayed = to
        container.viewIfLoaded?.setNeedsLayout()
    }

    override func end() {
        container.pendingTransition = nil
        from?.endTransition()
        to?.endTransition()
    }

    override func afterCompletions() {
        guard from != nil || to != nil else { return }
        announceScreenChange()
        // Another tab may have been selected meanwhile.
        container.showSelectionIfNeeded()
    }
}

extension UITabBarController {
    /// Starts the change to the selected controller when it is not the one that is shown.
    final func showSelectionIfNeeded() {
        guard pendingTransition == nil, isViewLoaded, displayed !== shownForSelection else { return }
        guard appearance.isVisible else { return displayWithoutTransition() }
        let transition = TabTransition(in: self)
        pendingTransition = transition
        transition.start()
    }
}
