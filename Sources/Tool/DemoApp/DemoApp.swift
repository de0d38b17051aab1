#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The built-in sample: a small radio app, written as one writes for iOS.
@MainActor public enum DemoApp {
    #if canImport(UIKit) && !os(Linux)
    /// Runs the app; it never returns.
    public static func main() {
        _ = UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    }
    #else
    // The application does not keep its delegate alive.
    @MainActor private final class Running {
        var delegate: AppDelegate?
    }
    private static var running: Running { AppProcess.current.value(Running.self) { Running() } }

    /// Launches the app afresh.
    ///
    /// - Returns: Its window, which is shown.
    public static func launch() -> UIWindow {
        launch(restoringFrom: nil).window
    }

    /// Launches the app.
    ///
    /// - Parameter store: The state that `UIApplication.saveState(to:)` has saved in an earlier launch; nil for a new
    ///   start.
    /// - Returns: The app's window, which is shown, and whether the state was restored.
    public static func launch(restoringFrom store: StateStore?) -> (window: UIWindow, isRestored: Bool) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let delegate = AppDelegate()
        delegate.window = window
        running.delegate = delegate
        let isRestored = UIApplication.shared.launch(delegate: delegate, restoringFrom: store)
        return (window, isRestored)
    }

    /// Ends the app: its window goes, and with it all that it shows.
    public static func quit() {
        running.delegate?.window?.isHidden = true
        running.delegate?.window?.rootViewController = nil
        running.delegate = nil
    }
    #endif
}
