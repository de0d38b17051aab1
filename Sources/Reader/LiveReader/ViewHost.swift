import HeadlessUIKit

/// Puts a view or a controller on the screen until a test is done with it.
@MainActor final class ViewHost {
    let window: UIWindow
    private let isOwn: Bool
    private weak var previousKeyWindow = UIApplication.shared.keyWindow

    init(_ view: UIView) {
        MainLoop.main.clock = .virtual
        if let window = (view as? UIWindow) ?? view.window {
            self.window = window
            isOwn = false
            return
        }
        let controller = UIViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        isOwn = true
        if view.frame.isEmpty { view.frame = window.bounds }
        controller.view.addSubview(view)
        show(controller)
    }

    init(_ controller: UIViewController) {
        MainLoop.main.clock = .virtual
        if let window = controller.viewIfLoaded?.window {
            self.window = window
            isOwn = false
            return
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        isOwn = true
        show(controller)
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        MainLoop.main.advance(by: .zero)
    }

    func end() {
        guard isOwn else { return }
        window.isHidden = true
        window.rootViewController = nil
        if let previousKeyWindow, !previousKeyWindow.isHidden { previousKeyWindow.makeKey() }
        // Work that the app has begun, such as a transition, must not reach the next test.
        MainLoop.main.runUntilIdle()
    }
}
