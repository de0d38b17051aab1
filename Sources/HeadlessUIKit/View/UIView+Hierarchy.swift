import Foundation

extension UIView {
    /// Adds a view in front of the others. It leaves the superview that it had.
    public final func addSubview(_ view: UIView) {
        insert(view) { $0.endIndex }
    }

    /// Inserts a view at an index from the back; indices past the end mean the front.
    public final func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.endIndex) }
    }

    /// Inserts a view just behind one of the subviews.
    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a view just in front of one of the subviews.
    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex }
    }

    /// Moves one of the subviews to the front.
    public final func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        accessibilityDidChange(.structure)
    }

    /// Moves one of the subviews to the back.
    public final func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        accessibilityDidChange(.structure)
    }

    /// Exchanges two of the subviews.
    public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        precondition(
            subviews.indices.contains(first) && subviews.indices.contains(second),
            "exchangeSubview(at:withSubviewAt:): there is no subview at \(first) or \(second)")
        subviews.swapAt(first, second)
        accessibilityDidChange(.structure)
    }

    /// Whether the view is this one or lies inside it.
    public final func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    /// Takes the view out of its superview; nothing happens where it has none.
    public final func removeFromSuperview() {
        guard let parent = storedSuperview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let controllers = storedWindow == nil ? [] : announceWindow(nil)
        parent.detach(self)
        didMoveToSuperview()
        parent.setNeedsLayout()
        parent.accessibilityDidChange(.structure)
        for controller in controllers { controller.viewDidLeaveWindow() }
    }

    private func detach(_ view: UIView) {
        // Views are mostly removed from the front.
        if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
        view.storedSuperview = nil
        view.setWindow(nil)
    }

    private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        precondition(!isDescendant(of: view), "addSubview: a view can't be put inside itself (\(type(of: view)))")
        view.viewController?.checkHierarchy(movingTo: self)
        let newWindow = storedWindow
        var controllers: [UIViewController] = []
        if let old = view.storedSuperview, old !== self {
            view.willMove(toSuperview: self)
            old.willRemoveSubview(view)
            if view.storedWindow !== newWindow { controllers = view.announceWindow(newWindow) }
            if let index = old.subviews.lastIndex(where: { $0 === view }) { old.subviews.remove(at: index) }
            old.accessibilityDidChange(.structure)
        } else if view.storedSuperview === self {
            if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
            subviews.insert(view, at: place(subviews))
            accessibilityDidChange(.structure)
            return
        } else {
            view.willMove(toSuperview: self)
            if newWindow != nil { controllers = view.announceWindow(newWindow) }
        }
        subviews.insert(view, at: place(subviews))
        view.storedSuperview = self
        view.setWindow(newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        if !view.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { view.markAncestorsForLayout() }
        accessibilityDidChange(.structure)
        for controller in controllers {
            if newWindow == nil { controller.viewDidLeaveWindow() } else { controller.viewDidEnterWindow() }
        }
    }

    /// Tells the view and all that it holds that their window is about to change, and their controllers; returns
    /// these, which are to hear when it is done.
    private func announceWindow(_ window: UIWindow?) -> [UIViewController] {
        var controllers: [UIViewController] = []
        var pending = [self]
        while let view = pending.popLast() {
            if let controller = view.viewController {
                if let old = view.storedWindow { controller.viewWillLeaveWindow(old) }
                if let window { controller.viewWillEnterWindow(window) }
                controllers.append(controller)
            }
            view.willMove(toWindow: window)
            pending.append(contentsOf: view.subviews.reversed())
        }
        return controllers
    }

    /// Sets the window of the view and all that it holds, and tells each whose window changed.
    final func setWindow(_ window: UIWindow?) {
        guard storedWindow !== window else { return }
        var pending = [self]
        while let view = pending.popLast() {
            if view.storedWindow !== window {
                view.storedWindow?.forgetDirty(view)
                view.storedWindow = window
                view.didMoveToWindow()
            }
            pending.append(contentsOf: view.subviews.reversed())
        }
    }

    /// The view with this tag among this view and all that it holds, parents before children; nil when there is none.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if view.tag == tag { return view }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    // MARK: Hit testing

    /// Looks for the front-most visible view under a point without recursing through plain views.
    final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isHittable, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    private var isHittable: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }
}
