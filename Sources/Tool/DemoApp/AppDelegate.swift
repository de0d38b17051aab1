#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// Makes the app's screens and keeps them from one launch to the next.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private static let appKey = "app"
    private static let appName = "Radio"

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
        window?.rootViewController = RadioViewController()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeObject(forKey: Self.appKey) as? String == Self.appName
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(Self.appName, forKey: Self.appKey)
    }
}
