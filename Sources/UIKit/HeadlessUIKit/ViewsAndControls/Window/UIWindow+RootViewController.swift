extension UIWindow {
    final func rootViewControllerDidChange(from old: UIViewController?) {
        let new = rootViewController
        guard old !== new else { return }
        if old?.rootWindow === self { old?.rootWindow = nil }
        new?.rootWindow = self
        guard !isHidden else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        rootTransition?.cancel()
        old?.beginTransition(false, animated: false)
        let transition = new.map { RootTransition(window: self, controller: $0) }
        rootTransition = transition
        transition?.begin()
        old?.abandonPresentation()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endTransition()
        transition?.endAfterLayout()
    }

    final func visibilityDidChange() {
        rootTransition?.cancel()
        rootTransition = nil
        guard let root = rootViewController else { return }
        if isHidden {
            root.beginTransition(false, animated: false)
            root.endTransition()
        } else {
            let transition = RootTransition(window: self, controller: root)
            rootTransition = transition
            transition.begin()
            transition.endAfterLayout()
        }
    }
}

/// The appearance of a root controller with its window: the controller is notified, laid out, and then has appeared.
@MainActor final class RootTransition {
    private let link: LayoutLink
    private var window: UIWindow? { link.window }
    private let controller: UIViewController
    private var isOver = false

    init(window: UIWindow, controller: UIViewController) {
        link = window.layoutRecord.link
        self.controller = controller
    }

    /// Adds the controller's view to the window, which it fills.
    func begin() {
        guard let window else { return }
        controller.beginTransition(true, animated: false)
        guard let view = controller.view, !isOver else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== window { window.insertSubview(view, at: 0) }
    }

    /// The controller has appeared once it has been laid out.
    func endAfterLayout() {
        MainLoop.main.performAfterLayout { self.end() }
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        if window?.rootTransition === self { window?.rootTransition = nil }
        controller.endTransition()
    }

    /// Leaves the controller unchanged; the caller reverses its transition.
    func cancel() {
        isOver = true
    }
}
