import Foundation
import Words

/// The app: its windows, its delegate, and the end of the responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one application of the process.
    public static var shared: UIApplication { AppProcess.current.application }

    /// The app's delegate; the last responder when it is a responder itself. It is not kept alive.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The window that gets the key presses, or nil.
    public internal(set) weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            if let oldValue {
                oldValue.resignKey()
                NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: oldValue)
            }
            if let keyWindow {
                keyWindow.becomeKey()
                NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: keyWindow)
            }
        }
    }
    private var shownWindows: [UIWindow] = []
    final var scenes: [UIScene] = []
    final var sessions: [UISceneSession] = []

    /// The windows that are shown, from back to front: by level, those of one level in the order they were shown.
    public internal(set) var windows: [UIWindow] {
        get { shownWindows }
        set {
            for window in shownWindows { window.isAmongWindows = false }
            shownWindows = newValue
            for window in newValue { didShow(window) }
        }
    }

    /// Whether the app gets events: it does unless `simulate(_:)` says otherwise.
    public final private(set) var applicationState = State.active
    /// The direction of the app's language.
    open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The user's text size; `simulate(_:)` changes it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .current }
    /// The app's language, a BCP 47 tag: what UIKit says and shows itself is in it, and VoiceOver speaks it where an
    /// element does not name another.
    public final var preferredLanguage = "en" {
        didSet { if preferredLanguage != oldValue { languageDidChange() } }
    }
    final var storedWords: InterfaceWords?

    /// The delegate when it is a responder and not a view, a controller or the application.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    /// Hands an event to the windows that it belongs to.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Sends an action by name to a target, or without one to the first responder and on along the chain.
    /// - Returns: whether an object carried it out.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let start = sender as? UIResponder ?? keyWindow?.firstResponder ?? keyWindow
        return action.send(
            to: target.map { $0 as AnyObject }, from: start, sender: sender.map { $0 as AnyObject }, event: event)
    }

    func show(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        let place = shownWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? shownWindows.endIndex
        shownWindows.insert(window, at: place)
        didShow(window)
    }

    private func didShow(_ window: UIWindow) {
        window.isAmongWindows = true
        MainLoop.main.layOut(window)
    }

    func hide(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        window.isAmongWindows = false
    }

    func makeKey(_ window: UIWindow) {
        show(window)
        window.windowScene?.didMakeKey(window)
        if !window.isOutOfSight { keyWindow = window }
    }

    /// Puts the app into another state, as the system does when the user goes to another app and comes back.
    /// What an app in the background posts for assistive technologies is not heard.
    public final func simulate(_ state: State) {
        let before = applicationState
        applicationState = state
        postChange(from: before)
        // An app that was away hears of what the user has turned on or off meanwhile.
        if state != .background { UIAccessibility.reportVoiceOverStatus() }
    }

    /// Chooses another text size, as the user does in the settings: everything on the screen takes it over, and hears of
    /// it as of any change of traits.
    public final func simulate(_ category: UIContentSizeCategory) {
        guard category != .current, category.step != nil else { return }
        let before = windows.flatMap { TraitChange.objects(below: $0) }
        UIContentSizeCategory.current = category
        TraitChange.tell(before)
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: NSString(string: category.rawValue)])
    }

    /// Chooses the light or the dark appearance, as the user does in the settings: everything on the screen hears of it as
    /// of any change of traits.
    public final func simulate(_ style: UIUserInterfaceStyle) {
        guard style != .unspecified, style != UIScreen.main.userInterfaceStyle else { return }
        let before = windows.flatMap { TraitChange.objects(below: $0) }
        UIScreen.main.userInterfaceStyle = style
        TraitResolution.hasVariedColors = true
        TraitChange.tell(before)
    }

    /// What an app is doing, with UIKit's raw values.
    public enum State: Int, Sendable {
        /// Getting events.
        case active = 0
        /// In front, but getting none.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }
}

/// The object that hears of the app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's main window.
    var window: UIWindow? { get set }

    /// Called before the state is restored, with what `UIApplication.launch` was told. False for a URL that is not
    /// taken.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once the state is restored, before the window is shown. False for a URL that is not taken.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Whether the app's state is to be saved (until iOS 13.2); false unless implemented.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is to be saved; as the older method says unless implemented.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether a saved state is to be restored (until iOS 13.2); false unless implemented.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Whether a saved state is to be restored; as the older method says unless implemented.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Makes or finds a controller without a restoration class; nil lets the search go on.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Writes what the app itself needs, before its controllers write theirs.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Reads what the app itself wrote, after its controllers have read theirs.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// How the scene of a new session is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user has closed scenes for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The app gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to get no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come onto the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end; never called here.
    func applicationWillTerminate(_ application: UIApplication)
    /// The device is short of memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Opens an address of the app's own; true where it is one.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Goes where a shortcut of the home screen leads; never called here.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    /// Takes any launch.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Takes any launch.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Saves nothing.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Asks the older method.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Restores nothing.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Asks the older method.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Makes none.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Writes nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Reads nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// No window unless the delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
