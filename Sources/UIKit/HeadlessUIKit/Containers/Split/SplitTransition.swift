import Foundation

/// A change of the columns that are shown.
@MainActor final class SplitTransition: ControllerTransition {
    private let container: UISplitViewController
    private let new: [UIViewController]
    private var coming: [UIViewController] = []
    private var going: [UIViewController] = []
    // Columns that appear together with the split view are part of the transition that shows it.
    private var isChangeOfItsOwn = false

    init(in container: UISplitViewController, to new: [UIViewController], isAnimated: Bool) {
        self.container = container
        self.new = new
        super.init(isAnimated: isAnimated, duration: TransitionDuration.navigation)
    }

    override var scene: UIViewController? { isAnimated ? container : nil }

    override func prepare() -> Bool {
        guard container.appearance.isVisible else {
            release()
            placeWithoutCallbacks()
            return false
        }
        return true
    }

    private func release() {
        if container.splitTransition === self { container.splitTransition = nil }
    }

    func abandonIfWaiting() {
        if stage == .waiting { abandon() }
    }

    /// Shows the columns in a split view that is not on screen.
    func placeWithoutCallbacks() {
        let old = container.shown
        container.shown = new
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        placeViews()
    }

    private func placeViews() {
        // The content is at the back, so that columns can overlay it.
        for controller in new.reversed() {
            guard let view = controller.view else { continue }
            container.contentView.addSubview(view)
        }
        container.contentView.columnsDidChange()
    }

    override func begin() {
        let old = container.shown
        coming = new.filter { controller in !old.contains { $0 === controller } }
        going = old.filter { controller in !new.contains { $0 === controller } }
        include(container, as: .container)
        include(going.first, as: .from)
        include(coming.first, as: .to)
        coordinator.container = container.contentView
        isChangeOfItsOwn = container.appearance.phase == .appeared
        for controller in coming { controller.loadViewIfNeeded() }
        for controller in coming { controller.beginTransition(true, animated: isAnimated) }
        for controller in going { controller.beginTransition(false, animated: isAnimated) }
        container.shown = new
        placeViews()
        for controller in going { controller.viewIfLoaded?.removeFromSuperview() }
    }

    override func end() {
        release()
        for controller in going { controller.endTransition() }
        for controller in coming { controller.endTransition() }
    }

    override func afterCompletions() {
        guard isChangeOfItsOwn, stage == .ended, !coming.isEmpty || !going.isEmpty else { return }
        announceScreenChange()
    }
}

/// The part of a split view that contains the columns. A column that overlays the content restricts the reader to
/// itself and the region that dismisses it.
@MainActor final class SplitContentView: UIView, PartRanking {
    weak var splitController: UISplitViewController?
    private var region: DismissRegion?

    override func layoutSubviews() {
        super.layoutSubviews()
        region?.frame = bounds
        splitController?.arrange()
    }

    /// Adds the region that dismisses an overlaying column between the column and the content, or removes it.
    func columnsDidChange() {
        guard let splitController else { return }
        let hasOverlay = !splitController.isCollapsed && splitController.displayMode.isOverlay
        partRanksDidChange()
        guard hasOverlay || region != nil else { return }
        region?.removeFromSuperview()
        region = nil
        guard hasOverlay, let content = subviews.first else { return }
        let region = DismissRegion(frame: bounds)
        region.dismiss = { [weak splitController] in splitController?.accessibilityPerformEscape() ?? false }
        insertSubview(region, aboveSubview: content)
        self.region = region
        setNeedsLayout()
    }

    /// Columns are read from the leading one to the content, which is at the back. The content under an overlaying
    /// column is unreachable.
    func rank(of part: UIView) -> PartRank {
        if part === region { return .rank(-1) }
        let columns = subviews.filter { $0 !== region }
        guard let place = columns.firstIndex(of: part) else { return .rank(0) }
        return region != nil && place == 0 ? .covered : .rank(Double(place))
    }
}
