#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// The built-in sample: a small radio app, written as one writes for iOS.
@MainActor public enum DemoApp {
    /// Makes the app's window and shows it.
    public static func launch() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: StationListViewController())
        window.makeKeyAndVisible()
        return window
    }
}
