extension UIViewController {
    /// Begins a transition, nests one in a running one, or reverses the running one.
    final func beginTransition(_ isAppearing: Bool, animated: Bool) {
        let isReversal =
            appearance.depth > 0 && appearance.phase == (isAppearing ? .disappearing : .appearing)
        if !isReversal { appearance.depth += 1 }
        sendWill(isAppearing, animated: animated)
    }

    /// Ends a transition; the outermost end sends the matching callbacks.
    final func endTransition() {
        guard appearance.depth > 0 else {
            Diagnostics.warn(
                Diagnostic.Name.unbalancedAppearance,
                "Unbalanced calls to begin/end appearance transitions for \(Diagnostics.name(self)).")
            return
        }
        appearance.depth -= 1
        guard appearance.depth == 0 else { return }
        switch appearance.phase {
        case .appearing: sendDid(true)
        case .disappearing: sendDid(false)
        case .appeared, .disappeared: break
        }
    }

    /// Notifies this controller and, where it forwards, its children that they will appear or disappear. Skips those
    /// that are already doing so.
    final func sendWill(_ isAppearing: Bool, animated: Bool) {
        forward(
            send: { controller in
                guard controller.appearance.isVisible != isAppearing else { return false }
                controller.appearance.phase = isAppearing ? .appearing : .disappearing
                controller.appearance.isAnimated = animated
                if isAppearing {
                    controller.loadViewIfNeeded()
                    controller.viewWillAppear(animated)
                    controller.appearance.awaitsIsAppearing = controller.appearance.phase == .appearing
                    controller.viewIfLoaded?.setNeedsLayout()
                } else {
                    controller.appearance.awaitsIsAppearing = false
                    controller.viewWillDisappear(animated)
                }
                return true
            })
    }

    /// Notifies this controller and, where it forwards, its children that they have appeared or disappeared.
    final func sendDid(_ hasAppeared: Bool) {
        forward(
            send: { controller in
                guard controller.appearance.depth == 0,
                    controller.appearance.phase == (hasAppeared ? .appearing : .disappearing)
                else { return false }
                let animated = controller.appearance.isAnimated
                if hasAppeared {
                    controller.sendIsAppearingIfAwaited()
                    controller.appearance.phase = .appeared
                    controller.viewDidAppear(animated)
                    controller.userActivity?.becomeCurrent()
                    controller.isAddedToParent = false
                } else {
                    controller.appearance.phase = .disappeared
                    controller.viewDidDisappear(animated)
                }
                return true
            })
    }

    // Calls a container first, then its children; without recursion, since containers nest to any depth.
    private func forward(send: (UIViewController) -> Bool) {
        enum Step {
            case enter(UIViewController)
            case leave(UIViewController)
        }
        var pending = [Step.enter(self)]
        while let step = pending.popLast() {
            switch step {
            case .leave(let controller):
                controller.childrenDidReceiveAppearance()
            case .enter(let controller):
                let presented = controller.presentedInPlace
                if let presented { pending.append(.enter(presented)) }
                if presented != nil, controller.isCoveredInPlace { continue }
                guard ContainmentWatch.run(as: controller, { send(controller) }) else { continue }
                guard controller.shouldAutomaticallyForwardAppearanceMethods, !controller.children.isEmpty else {
                    continue
                }
                pending.append(.leave(controller))
                pending.append(contentsOf: controller.childrenThatShareAppearance.reversed().map(Step.enter))
            }
        }
    }

    /// Sends `viewIsAppearing(_:)` when it is due.
    final func sendIsAppearingIfAwaited() {
        guard appearance.awaitsIsAppearing else { return }
        appearance.awaitsIsAppearing = false
        ContainmentWatch.run(as: self) { viewIsAppearing(appearance.isAnimated) }
    }

    // MARK: Called by the root view

    /// The root view is about to enter a window.
    final func viewWillEnterWindow(_ window: UIWindow) {
        guard appearance.phase == .disappeared, followsItsView(in: window) else { return }
        sendWill(true, animated: false)
    }

    /// Called when the root view and its content have entered a window.
    final func viewDidEnterWindow() {
        guard appearance.phase == .appearing, appearance.depth == 0 else { return }
        // A parent that is appearing itself takes its children along at its own end.
        if let parent = storedParent, parent.appearance.phase != .appeared { return }
        sendDid(true)
    }

    /// The root view is about to leave its window.
    final func viewWillLeaveWindow(_ window: UIWindow) {
        guard appearance.isVisible, followsItsView(in: window) else { return }
        sendWill(false, animated: false)
    }

    /// The root view has left its window.
    final func viewDidLeaveWindow() {
        guard appearance.phase == .disappearing, appearance.depth == 0 else { return }
        if let parent = storedParent, parent.appearance.phase == .disappearing { return }
        sendDid(false)
    }

    // Whether only the view decides on the controller's appearance.
    private func followsItsView(in window: UIWindow) -> Bool {
        guard !window.isHidden, window.rootViewController !== self, storedPresenter == nil else { return false }
        guard let parent = storedParent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isVisible
    }

    // MARK: Called by the layout pass

    /// The root view is about to lay out its subviews.
    final func layoutWillBegin() {
        if appearance.awaitsIsAppearing, storedView?.window != nil { sendIsAppearingIfAwaited() }
        ContainmentWatch.run(as: self) { viewWillLayoutSubviews() }
        storedPresentationController?.presentedLayoutDidBegin()
    }

    /// Called when the root view and its content have been laid out.
    final func layoutDidEnd() {
        ContainmentWatch.run(as: self) { viewDidLayoutSubviews() }
        storedPresentationController?.presentedLayoutDidEnd()
    }
}
