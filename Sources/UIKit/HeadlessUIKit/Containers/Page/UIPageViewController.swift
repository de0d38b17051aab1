import Foundation

/// Shows one page of content at a time, each the view of a controller, and turns them.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private var pages: [UIViewController] = [] { didSet { contentView.partRanksDidChange() } }
    /// The page turn that waits or runs.
    final var pageTransition: PageTransition?
    final let contentView = PageContentView()
    private let pageControl = UIPageControl()

    /// The style of page turns.
    public final let transitionStyle: TransitionStyle
    /// The axis along which pages turn.
    public final let navigationOrientation: NavigationOrientation
    /// The position of the spine of a curled page; none when pages scroll.
    open private(set) var spineLocation: SpineLocation
    /// The room between pages that scroll, in points.
    public final let interPageSpacing: CGFloat
    /// Whether curled pages show content on both sides.
    open var isDoubleSided = false
    /// Supplies the pages before and after; without one the user can't turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePresentation(nil) } }
    /// The delegate, which is notified of the user's page turns.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Creates a page controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        spineLocation =
            style == .scroll
            ? .none : spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
        interPageSpacing = options?[.interPageSpacing] as? CGFloat ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl horizontally, like an archive without settings.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(coder: coder)
    }

    // MARK: Pages

    /// The pages that are shown: one, or two around a spine in the middle.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Shows other pages. Animated changes take effect at the end of their transition, which starts in the next turn.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages: one, or two around a spine in the middle.
    ///   - direction: The direction of the page turn.
    ///   - animated: Whether the change is animated.
    ///   - completion: Receives whether the turn was completed.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let needed = spineLocation == .mid ? 2 : 1
        // The back of a sheet is given with its front, and is never visible at rest.
        guard new.count == needed || isDoubleSided && new.count == 2 else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "The number of view controllers provided (\(new.count)) doesn't match the number required (\(needed)) "
                    + "for the requested transition")
        }
        turn(to: Array(new.prefix(needed)), by: nil, animated: animated, isCompleted: true) { completion?($0) }
    }

    /// Turns to the page that the data source returns, if any, like a swipe by the user.
    ///
    /// - Parameters:
    ///   - direction: The direction of the page turn.
    ///   - isCompleted: False for a drag that the user cancels.
    /// - Returns: Whether there is such a page.
    @discardableResult public final func turnPage(
        _ direction: NavigationDirection, isCompleted: Bool = true
    ) -> Bool {
        guard let dataSource, pageTransition == nil,
            let current = direction == .forward ? pages.last : pages.first,
            let next = direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: current)
                : dataSource.pageViewController(self, viewControllerBefore: current)
        else { return false }
        var new = [next]
        if spineLocation == .mid {
            let second =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: next)
                : dataSource.pageViewController(self, viewControllerBefore: next)
            guard let second else { return false }
            new = direction == .forward ? [next, second] : [second, next]
        }
        delegate?.pageViewController(self, willTransitionTo: new)
        let previous = pages
        let step = direction == .forward ? new.count : -new.count
        turn(to: new, by: step, animated: true, isCompleted: isCompleted) { [weak self] isCompleted in
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: isCompleted)
        }
        return true
    }

    private func turn(
        to new: [UIViewController], by step: Int?, animated: Bool, isCompleted: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        guard !new.elementsEqual(pages, by: ===) else {
            updatePresentation(step)
            return completion(true)
        }
        guard isViewLoaded, appearance.isVisible else {
            place(new, step)
            return completion(true)
        }
        let transition = PageTransition(
            in: self, to: new, step: step, isAnimated: animated, isCancelled: !isCompleted)
        transition.completions.append { completion(isCompleted) }
        pageTransition = transition
        if animated { transition.startInNextTurn() } else { transition.start() }
    }

    /// The pages are other ones now; those that are no longer shown stop being children.
    final func place(_ new: [UIViewController], _ step: Int?) {
        let old = pages
        for page in old where !new.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
        for page in new where page.parent !== self { addChild(page) }
        pages = new
        if isViewLoaded {
            for page in new { if let view = page.view { contentView.addSubview(view) } }
            contentView.setNeedsLayout()
        }
        leave(old)
        settle(new)
        updatePresentation(step)
    }

    /// Takes pages out that are no longer shown.
    final func leave(_ old: [UIViewController]) {
        for page in old where !pages.contains(where: { $0 === page }) {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
    }

    /// Notifies pages that their move is over.
    final func settle(_ new: [UIViewController]) {
        for page in new where page.isMovingToParent { page.didMove(toParent: self) }
    }

    /// Notes which pages are shown, at the end of a transition that has moved the views itself.
    final func pagesDidTurn(to new: [UIViewController], _ step: Int?) {
        pages = new
        updatePresentation(step)
    }

    override var childrenThatShareAppearance: [UIViewController] { pages }

    // MARK: Views

    /// Makes the view that contains the pages and, where there are any, the dots below them.
    open override func loadView() {
        let container = PageContainerView(frame: UIScreen.main.bounds)
        contentView.frame = container.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.pageController = self
        container.addSubview(contentView)
        pageControl.addAction(UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
        container.addSubview(pageControl)
        view = container
        for page in pages { if let view = page.view { contentView.addSubview(view) } }
        updatePresentation(nil)
    }

    /// Places the pages, side by side around a spine in the middle, and the dots at the bottom.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let bounds = viewIfLoaded?.bounds else { return }
        let dots = heightOfDots
        contentView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - dots)
        pageControl.frame = CGRect(x: 0, y: bounds.height - dots, width: bounds.width, height: dots)
        arrangePages()
    }

    /// Sets the frame of each page.
    final func arrangePages() {
        for (index, page) in pages.enumerated() {
            page.viewIfLoaded?.frame = frame(ofPage: index, of: pages.count)
        }
    }

    /// The place of one of the pages that are shown together.
    final func frame(ofPage index: Int, of count: Int) -> CGRect {
        frame(ofPage: index, of: count, in: contentView.bounds)
    }

    private func frame(ofPage index: Int, of count: Int, in bounds: CGRect) -> CGRect {
        guard count > 1 else { return bounds }
        return navigationOrientation == .horizontal
            ? CGRect(
                x: bounds.width / CGFloat(count) * CGFloat(index), y: 0, width: bounds.width / CGFloat(count),
                height: bounds.height)
            : CGRect(
                x: 0, y: bounds.height / CGFloat(count) * CGFloat(index), width: bounds.width,
                height: bounds.height / CGFloat(count))
    }

    /// A page's share of the room above the dots.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let index = pages.firstIndex(where: { $0 === container }) else { return parentSize }
        let room = CGRect(
            x: 0, y: 0, width: parentSize.width, height: max(parentSize.height - heightOfDots, 0))
        return frame(ofPage: index, of: pages.count, in: room).size
    }

    private var heightOfDots: CGFloat { pageControl.isHidden ? 0 : Self.dotsHeight }

    /// Requests from the delegate the position of the spine in the orientation of the new size.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard transitionStyle == .pageCurl, let delegate else { return }
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
        spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
        if spineLocation == .mid { isDoubleSided = true }
    }

    // MARK: Dots

    private static let dotsHeight: CGFloat = 37

    /// The number of pages, and the current one from 0.
    private var presentation = (count: 0, index: 0)

    /// Updates the number of the current page. The data source is asked after `setViewControllers`; after a page turn by
    /// the user the number follows automatically (UIPageViewControllerDataSource.presentationIndex(for:)).
    private func updatePresentation(_ step: Int?) {
        guard isViewLoaded else { return }
        if let step, presentation.count > 0 {
            let index = (presentation.index + step) % presentation.count
            presentation.index = index < 0 ? index + presentation.count : index
        } else if step == nil {
            let count = dataSource?.presentationCount(for: self) ?? 0
            presentation = (count, count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0)
        }
        updatePageControl()
    }

    // The dots appear only for pages that scroll horizontally and whose data source counts them.
    private func updatePageControl() {
        let hasDots = transitionStyle == .scroll && navigationOrientation == .horizontal && presentation.count > 0
        let hadDots = !pageControl.isHidden
        pageControl.isHidden = !hasDots
        pageControl.numberOfPages = hasDots ? presentation.count : 0
        pageControl.currentPage = presentation.index
        if hadDots != hasDots { view.setNeedsLayout() }
    }

    private func dotWasChosen() {
        let chosen = pageControl.currentPage
        guard chosen != presentation.index else { return }
        if turnPage(chosen > presentation.index ? .forward : .reverse) {
            // The cursor stays on the dots, whose value is announced.
            pageTransition?.announcesScreenChange = false
        } else {
            pageControl.currentPage = presentation.index
        }
    }

    /// "Page 2 of 5", or nil when the data source does not count its pages.
    final var scrollStatus: String? {
        guard presentation.count > 0 else { return nil }
        let words = viewIfLoaded?.interfaceWords ?? UIApplication.shared.interfaceWords
        return words[.pageStatus, presentation.index + 1, presentation.count]
    }

    // MARK: Restoration

    /// Writes which pages are shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePages(with: coder)
    }

    /// Reads which pages are shown.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePages(with: coder)
    }
}

/// The root view of a page controller: the dots are read after the pages, however far these reach down.
@MainActor final class PageContainerView: UIView, PartRanking {
    func rank(of part: UIView) -> PartRank { .rank(part is UIPageControl ? -1 : 0) }
}

/// The part of a page controller's view that contains the pages. Scrolling with three fingers turns them.
@MainActor final class PageContentView: UIView, PartRanking {
    weak var pageController: UIPageViewController?

    /// Pages next to each other are read in order.
    func rank(of part: UIView) -> PartRank {
        let pages = pageController?.viewControllers ?? []
        guard pages.count > 1, let place = pages.firstIndex(where: { $0.viewIfLoaded === part }) else {
            return .rank(0)
        }
        return .rank(Double(pages.count - place))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pageController?.arrangePages()
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let pageController, let turn = turn(for: direction, of: pageController),
            pageController.turnPage(turn)
        else { return false }
        // The reader continues with the new page automatically after scrolling.
        pageController.pageTransition?.announcesScreenChange = false
        pageController.pageTransition?.completions.append { [weak pageController] in
            UIAccessibility.post(notification: .pageScrolled, argument: pageController?.scrollStatus)
        }
        return true
    }

    // The horizontal names follow the finger, the vertical ones the view.
    private func turn(
        for direction: UIAccessibilityScrollDirection, of controller: UIPageViewController
    ) -> UIPageViewController.NavigationDirection? {
        switch (direction, controller.navigationOrientation) {
        case (.next, _), (.left, .horizontal), (.down, .vertical): .forward
        case (.previous, _), (.right, .horizontal), (.up, .vertical): .reverse
        default: nil
        }
    }
}
