/// A page turn. The order of the callbacks depends on the style: scrolled pages overlap, a curled page has disappeared
/// before the one below has appeared (measured).
@MainActor final class PageTransition: ControllerTransition {
    private let container: UIPageViewController
    private let new: [UIViewController]
    private let isDragTakenBack: Bool
    private let step: Int?
    private var old: [UIViewController] = []
    /// Whether the change of screen is announced to assistive technologies.
    var announcesScreenChange = true

    /// - Parameter step: The number of pages that the user turns; nil for a change by the app.
    init(
        in container: UIPageViewController, to new: [UIViewController], step: Int?, isAnimated: Bool, isCancelled: Bool
    ) {
        self.container = container
        self.step = step
        self.new = new
        isDragTakenBack = isCancelled
        super.init(isAnimated: isAnimated, duration: TransitionDuration.navigation)
    }

    override var scene: UIViewController? { container }

    override func prepare() -> Bool {
        guard container.appearance.isVisible else {
            release()
            if !isDragTakenBack { container.place(new, step) }
            return false
        }
        return true
    }

    private func release() {
        if container.pageTransition === self { container.pageTransition = nil }
    }

    private var coming: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
    private var going: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }

    override func begin() {
        old = container.viewControllers ?? []
        include(container, as: .container)
        include(old.first, as: .from)
        include(new.first, as: .to)
        coordinator.container = container.contentView
        if !isDragTakenBack { for page in going { page.willMove(toParent: nil) } }
        for page in coming where page.parent !== container { container.addChild(page) }
        for page in coming { page.loadViewIfNeeded() }
        for page in coming { page.beginTransition(true, animated: isAnimated) }
        for page in going { page.beginTransition(false, animated: isAnimated) }
        for (index, page) in new.enumerated() {
            guard let view = page.view else { continue }
            view.frame = container.frame(ofPage: index, of: new.count)
            container.contentView.addSubview(view)
        }
    }

    override func end() {
        release()
        if isDragTakenBack { takeBack() } else { carryThrough() }
    }

    private func carryThrough() {
        let (coming, going) = (coming, going)
        container.pagesDidTurn(to: new, step)
        for page in going { page.viewIfLoaded?.removeFromSuperview() }
        if container.transitionStyle == .scroll {
            for page in coming { page.endTransition() }
            for page in going { page.endTransition() }
        } else {
            for page in going { page.endTransition() }
            for page in coming { page.endTransition() }
        }
        container.leave(going)
        container.settle(coming)
        container.viewIfLoaded?.setNeedsLayout()
    }

    override func takeBack() {
        let (coming, going) = (coming, going)
        coordinator.cancel()
        if container.transitionStyle == .scroll {
            for page in going {
                page.beginTransition(true, animated: isAnimated)
                page.endTransition()
            }
            for page in coming { page.beginTransition(false, animated: isAnimated) }
            for page in coming { page.viewIfLoaded?.removeFromSuperview() }
            for page in coming { page.endTransition() }
        } else {
            for page in coming { page.beginTransition(false, animated: isAnimated) }
            for page in going { page.beginTransition(true, animated: isAnimated) }
            for page in coming { page.viewIfLoaded?.removeFromSuperview() }
            for page in coming { page.endTransition() }
            for page in going { page.endTransition() }
        }
        for page in coming {
            page.willMove(toParent: nil)
            page.removeFromParent()
        }
    }

    override func afterCompletions() {
        guard stage == .ended, !old.isEmpty, !isDragTakenBack, announcesScreenChange else { return }
        announceScreenChange()
    }
}
