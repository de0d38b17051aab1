import HeadlessUIKit

/// Puts a view or a controller on the screen until a test is done with it.
@MainActor final class ViewHost {
    let window: UIWindow
    private let isOwn: Bool
    /// The controllers of the view: it doesn't keep them.
    private var controllers: [UIViewController] = []
    private weak var previousKeyWindow = UIApplication.shared.keyWindow

    /// Shows the view that a closure returns, with the controllers that have loaded their views in the closure.
    init(_ makeView: () throws -> UIView) rethrows {
        Self.takeOverLoop()
        let (view, loaded) = try MainLoop.main.collecting { try UIViewController.keepingLoaded(makeView) }
        let owner = view.next as? UIViewController
        controllers = loaded + [owner].compactMap(\.self)
        if let window = (view as? UIWindow) ?? view.window {
            self.window = window
            isOwn = false
            return
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        isOwn = true
        if let owner, owner.parent == nil, owner.presentingViewController == nil,
            view.frame.isEmpty || view.frame == window.bounds
        {
            show(owner)
        } else {
            let controller = UIViewController()
            if view.frame.isEmpty { view.frame = window.bounds }
            MainLoop.main.collecting { controller.view.addSubview(view) }
            show(controller)
        }
    }

    init(_ controller: UIViewController) {
        Self.takeOverLoop()
        controllers = [controller]
        if let window = controller.viewIfLoaded?.window {
            self.window = window
            isOwn = false
            return
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        isOwn = true
        show(controller)
    }

    /// Has time pass only when a session lets it pass, also for what the app defers.
    static func takeOverLoop() {
        MainLoop.main.clock = .virtual
        MainLoop.main.collectsAppWork = true
    }

    private func show(_ controller: UIViewController) {
        MainLoop.main.collecting {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        MainLoop.main.advance(by: .zero)
    }

    func end() {
        controllers = []
        guard isOwn else { return }
        window.isHidden = true
        window.rootViewController = nil
        if let previousKeyWindow, !previousKeyWindow.isHidden { previousKeyWindow.makeKey() }
        // Work that the app has begun, such as a transition, must not reach the next test.
        MainLoop.main.runUntilIdle()
    }
}
