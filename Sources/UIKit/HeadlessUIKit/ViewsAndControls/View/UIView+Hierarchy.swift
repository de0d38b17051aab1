import Foundation

extension UIView {
    final func moveSubview(_ view: UIView, toFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.insert(storedSubviews.remove(at: index), at: toFront ? subviews.endIndex : 0)
        view.layoutOrderDidChange()
        accessibilityDidChange(.structure)
    }

    final func exchange(_ first: Int, _ second: Int) {
        precondition(
            subviews.indices.contains(first) && subviews.indices.contains(second),
            "exchangeSubview(at:withSubviewAt:): there is no subview at \(first) or \(second)")
        storedSubviews.swapAt(first, second)
        subviews[first].layoutOrderDidChange()
        subviews[second].layoutOrderDidChange()
        accessibilityDidChange(.structure)
    }

    final func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    final func leaveSuperview() {
        guard let parent = storedSuperview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let controllers = storedWindow == nil ? [] : announceWindow(nil)
        leaveLayout()
        noteTraitsLeft()
        parent.detach(self)
        didMoveToSuperview()
        parent.setNeedsLayout()
        parent.accessibilityDidChange(.structure)
        for controller in controllers { controller.viewDidLeaveWindow() }
    }

    private func detach(_ view: UIView) {
        // Views are mostly removed from the front.
        if let index = subviews.lastIndex(where: { $0 === view }) { storedSubviews.remove(at: index) }
        view.storedSuperview = nil
        view.setWindow(nil)
    }

    final func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        // A view without subviews can't contain this one, so a deep chain isn't walked for each leaf.
        precondition(
            view !== self && (view.subviews.isEmpty || !isInside(view)),
            "addSubview(_:): \(type(of: view)) can't be a subview of itself or of its own descendant")
        view.viewController?.checkHierarchy(movingTo: self)
        let newWindow = storedWindow
        var controllers: [UIViewController] = []
        let others = view.storedSuperview === self ? [] : view.objectsWithOtherTraits(in: self)
        if let old = view.storedSuperview, old !== self {
            view.willMove(toSuperview: self)
            old.willRemoveSubview(view)
            view.leaveLayout()
            if newWindow == nil { view.noteTraitsLeft() }
            if view.storedWindow !== newWindow { controllers = view.announceWindow(newWindow) }
            if let index = old.subviews.lastIndex(where: { $0 === view }) { old.storedSubviews.remove(at: index) }
            old.accessibilityDidChange(.structure)
        } else if view.storedSuperview === self {
            if let index = subviews.firstIndex(where: { $0 === view }) { storedSubviews.remove(at: index) }
            storedSubviews.insert(view, at: place(subviews))
            view.layoutOrderDidChange()
            accessibilityDidChange(.structure)
            return
        } else {
            view.willMove(toSuperview: self)
            if newWindow != nil { controllers = view.announceWindow(newWindow) }
        }
        storedSubviews.insert(view, at: place(subviews))
        view.storedSuperview = self
        view.noteWhetherPart(of: self)
        view.setWindow(newWindow)
        TraitChange.notify(others)
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        if !view.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { view.markAncestorsForLayout() }
        view.joinLayout()
        accessibilityDidChange(.structure)
        for controller in controllers {
            if newWindow == nil { controller.viewDidLeaveWindow() } else { controller.viewDidEnterWindow() }
        }
    }

    /// Notifies the view, its descendants and their controllers that their window is about to change. Returns the
    /// controllers, which must be notified when the change is done.
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
            let subviews = view.subviews
            if !subviews.isEmpty { pending.append(contentsOf: subviews.reversed()) }
        }
        return controllers
    }

    /// Sets the window of the view and its descendants, then notifies each view whose window changed.
    final func setWindow(_ window: UIWindow?) {
        guard storedWindow !== window else { return }
        let oldWindow = storedWindow
        let responder = oldWindow?.firstResponder
        var changed: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            if view.storedWindow !== window {
                oldWindow?.forgetDirty(view)
                if view === responder, let oldWindow {
                    oldWindow.firstResponder = nil
                    Keyboard.shared.firstResponderDidChange(in: oldWindow)
                }
                view.storedWindow = window
                if window != nil, view.details?.traitsLeft != nil { view.details?.traitsLeft = nil }
                view.flags.remove(.needsDisplay)
                changed.append(view)
            }
            if !view.storedSubviews.isEmpty { pending.append(contentsOf: view.storedSubviews.reversed()) }
        }
        for view in changed where window != nil {
            if ClassFacts.of(view).pointee.mayDraw {
                view.markForDisplay(nil)
                if type(of: view).requiresConstraintBasedLayout { view.setNeedsUpdateConstraints() }
            }
            if let engine = view.details?.layout?.engine, engine.root === view { engine.surroundingsDidChange() }
        }
        // Notified views may edit the hierarchy, so each is checked again.
        for view in changed where view.storedWindow === window { view.didMoveToWindow() }
        // The new window has no record of changes that happened while the views were outside it.
        if window != nil { accessibilityDidChange(.everything) }
    }

    final func firstView(tag: Int) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if view.tag == tag { return view }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }
}

extension UIView {
    // A chain of 100,000 views would overflow the stack if each freed the next one.
    final func releaseSubviewsWithoutRecursion() {
        var pending = storedSubviews
        storedSubviews = []
        for view in pending { view.storedSuperview = nil }
        while var view = pending.popLast() {
            if isKnownUniquelyReferenced(&view) {
                for subview in view.subviews { subview.storedSuperview = nil }
                pending.append(contentsOf: view.subviews)
                view.storedSubviews = []
            } else {
                view.setWindow(nil)
            }
        }
    }
}
