import Testing

@testable import HeadlessUIKit

/// Tests that share the application, its windows or the main loop: they run one after another.
@Suite(.serialized) @MainActor struct CoreTests {}

/// A visible window that leaves the application when the test is over.
@MainActor final class TestWindow {
    let window: UIWindow

    init(size: CGSize = CGSize(width: 400, height: 800)) {
        MainLoop.main.clock = .virtual
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
    }

    @discardableResult func add<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    isolated deinit {
        UIApplication.shared.windows.removeAll { $0 === window }
    }
}
