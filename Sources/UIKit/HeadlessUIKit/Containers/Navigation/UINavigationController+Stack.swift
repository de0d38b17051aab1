import Foundation

extension UINavigationController {
    /// Replaces the stack: the added and removed controllers are notified immediately, and the transition to the new
    /// top starts in the next turn.
    final func setStack(_ controllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        let new = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let old = stack
        let oldMembers = Set(old.map(ObjectIdentifier.init))
        for controller in old where !seen.contains(ObjectIdentifier(controller)) {
            controller.willMove(toParent: nil)
            joining.removeAll { $0 === controller }
            leaving.append(controller)
        }
        stack = new
        for controller in new where !oldMembers.contains(ObjectIdentifier(controller)) {
            if let index = leaving.firstIndex(where: { $0 === controller }) {
                // It is pushed again before its removal has finished.
                leaving.remove(at: index)
                controller.isLeavingParent = false
                controller.willMove(toParent: self)
            } else {
                addChild(controller)
            }
            joining.append(controller)
        }
        guard !zip(old, new).allSatisfy({ $0 === $1 }) || old.count != new.count else { return }
        scheduleTransition(animated: animated)
    }

    private func scheduleTransition(animated: Bool) {
        guard isViewLoaded else { return settleMembership() }
        guard appearance.isVisible else { return displayWithoutTransition() }
        // Several changes before the next turn are one transition, from the displayed controller to the top of the
        // stack.
        let transition = StackTransition(in: self, isAnimated: animated)
        if let waiting = pendingTransition, waiting.stage == .waiting {
            transition.coordinator.takeOver(waiting.coordinator)
            waiting.abandon()
        }
        pendingTransition = transition
        transition.expect([self] + [displayed, stack.last].compactMap { $0 })
        transition.startInNextTurn()
        if !transition.isAnimated { view.setNeedsLayout() }
    }

    /// Returns and clears the controllers added and removed after the previous call.
    final func takeMembership() -> (joined: [UIViewController], left: [UIViewController]) {
        defer {
            joining = []
            leaving = []
        }
        return (joining, leaving)
    }

    /// Notifies added and removed controllers that their move is over.
    final func settle(joined: [UIViewController], left: [UIViewController]) {
        let members = Set(stack.map(ObjectIdentifier.init))
        for controller in joined where controller.parent === self { controller.didMove(toParent: self) }
        // A controller that was pushed again in the meantime stays, and one that has moved to another parent is not
        // notified here.
        for controller in left where controller.parent === self && !members.contains(ObjectIdentifier(controller)) {
            controller.removeFromParent()
        }
        membershipDidSettle()
    }

    /// Notifies the controllers added and removed after the previous call that their move is over.
    final func settleMembership() {
        let (joined, left) = takeMembership()
        settle(joined: joined, left: left)
    }

    /// Shows the top of the stack in a view that is not on screen yet.
    final func displayWithoutTransition() {
        defer {
            noteSettledStack()
            updateBars(animated: false)
            settleMembership()
        }
        guard displayed !== stack.last else { return }
        let old = displayed
        displayed = stack.last
        if let top = stack.last, let view = top.view {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            top.enterPlace(contentView)
        }
        if old?.placeOfView === contentView { old?.leavePlace() }
    }

    // MARK: Bars

    /// Shows the stack in the bars.
    final func updateBars(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    final func toolbarItemsDidChange(of controller: UIViewController) {
        guard controller === displayed else { return }
        toolbar.setItems(controller.toolbarItems, animated: false)
    }

    final func barVisibilityDidChange() {
        guard isViewLoaded else { return }
        navigationBar.isHidden = isNavigationBarHidden || isBarHiddenBySearch
        toolbar.isHidden = isToolbarHidden
        view.setNeedsLayout()
    }

    final func popByBackButton() {
        guard pendingTransition == nil else { return }
        popViewController(animated: true)
    }

    /// Whether a controller on the stack hides the bottom bar of a tab bar controller.
    final var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    /// Places the bars at the top and the bottom, and the content between or under them.
    final func arrange() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        if !navigationBar.isHidden {
            navigationBar.frame = CGRect(
                x: bounds.minX, y: bounds.minY + safe.top, width: bounds.width,
                height: navigationBar.intrinsicContentSize.height)
        }
        arrangeSearchBar(below: bounds.minY + topBars(withSearch: false).reach)
        if !toolbar.isHidden {
            let height = toolbar.sizeThatFits(.zero).height
            toolbar.frame = CGRect(
                x: bounds.minX, y: bounds.maxY - safe.bottom - height, width: bounds.width, height: height)
        }
        contentView.frame = bounds
        displayed?.place(in: contentView, below: topBars(), above: bottomBars)
    }

    /// The area that bars cover at the top: the navigation bar with the search bar below it or, without them, the bars
    /// of a container around this one.
    private func topBars(withSearch: Bool = true) -> BarEdge {
        let safe = viewIfLoaded?.safeAreaInsets.top ?? 0
        guard !navigationBar.isHidden || isBarHiddenBySearch else {
            return coveringBars.top.reach > 0
                ? BarEdge(reach: safe, isTranslucent: coveringBars.top.isTranslucent) : BarEdge()
        }
        let barHeight = navigationBar.isHidden ? 0 : navigationBar.intrinsicContentSize.height
        let searchHeight = withSearch ? searchBarHeight : 0
        return BarEdge(reach: safe + barHeight + searchHeight, isTranslucent: navigationBar.isTranslucent)
    }

    /// The area that bars cover at the bottom: the toolbar or, without it, the bars of a container around this one.
    private var bottomBars: BarEdge {
        let safe = viewIfLoaded?.safeAreaInsets.bottom ?? 0
        guard toolbar.isHidden else {
            return BarEdge(reach: safe + toolbar.sizeThatFits(.zero).height, isTranslucent: toolbar.isTranslucent)
        }
        return coveringBars.bottom.reach > 0
            ? BarEdge(reach: safe, isTranslucent: coveringBars.bottom.isTranslucent) : BarEdge()
    }

    /// Returns the frame of a controller's view in a content view of a size.
    final func contentFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        controller.frame(in: bounds, below: topBars(), above: bottomBars)
    }
}
