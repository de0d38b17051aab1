import Foundation
import Words

/// The app: its windows, its delegate, and the end of the responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one application of the process.
    public static var shared: UIApplication { AppProcess.current.application }

    /// The app's delegate; the last responder when it is a responder itself. It is not kept alive.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The window that gets the key presses, or nil.
    open internal(set) weak var keyWindow: UIWindow? {
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
    final var storedImplicitScene: UIWindowScene?
    final var sessions: [UISceneSession] = []

    /// The windows that are shown, from back to front: by level, those of one level in the order they were shown.
    open internal(set) var windows: [UIWindow] {
        get { shownWindows }
        set {
            for window in shownWindows { window.isAmongWindows = false }
            shownWindows = newValue
            for window in newValue { didShow(window) }
        }
    }

    /// The state of the app: active unless `simulate(_:)` changes it.
    open private(set) var applicationState = State.active
    /// The direction of the app's language.
    open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The user's text size; `simulate(_:)` changes it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .current }
    /// The app's language, a BCP 47 tag: UIKit's own texts and speech are in it, and VoiceOver speaks it where an
    /// element does not specify another. A language that is written from right to left, such as Arabic, turns the
    /// direction of the interface.
    public final var preferredLanguage = "en" {
        didSet { if preferredLanguage != oldValue { languageDidChange(from: oldValue) } }
    }
    final var storedWords: InterfaceWords?

    /// The delegate when it is a responder and not a view, a controller or the application.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    /// Sends an event to the windows that it is for.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Sends an action by name to a target, or without one to the first responder and on along the chain.
    /// - Returns: Whether an object handled it.
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

    /// Puts the app into another state, as the system does when the user goes to another app and comes back. Assistive
    /// technologies ignore the notifications of an app in the background.
    public final func simulate(_ state: State) {
        let before = applicationState
        applicationState = state
        postChange(from: before)
        // An app that was in the background is now notified of the assistive technologies that the user has turned on
        // or off.
        if state != .background { UIAccessibility.reportVoiceOverStatus() }
    }

    /// Chooses another text size, like the user in the settings: everything on the screen adopts it, and is notified as
    /// of any change of traits.
    public final func simulate(_ category: UIContentSizeCategory) {
        guard category != .current, category.step != nil else { return }
        let before = windows.flatMap { TraitChange.objects(below: $0) }
        UIContentSizeCategory.current = category
        TraitChange.notify(before)
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: NSString(string: category.rawValue)])
    }

    /// Chooses the light or the dark appearance, like the user in the settings: everything on the screen is notified as
    /// of any change of traits.
    public final func simulate(_ style: UIUserInterfaceStyle) {
        guard style != .unspecified, style != UIScreen.main.userInterfaceStyle else { return }
        let before = windows.flatMap { TraitChange.objects(below: $0) }
        UIScreen.main.userInterfaceStyle = style
        TraitResolution.hasVariedColors = true
        TraitChange.notify(before)
    }

    /// The state of an app, with UIKit's raw values.
    public enum State: Int, Sendable {
        /// Getting events.
        case active = 0
        /// In the foreground, but not receiving events.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }

    // MARK: Scenes

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes + [usedImplicitScene].compactMap(\.self)) }
    /// The sessions whose scenes the user has not closed.
    open var openSessions: Set<UISceneSession> {
        Set(sessions + [usedImplicitScene].compactMap { $0?.session })
    }

    /// Brings the scene of a session to the front, or with nil makes a session and its scene: the app's delegate
    /// returns the configuration, the scene's delegate makes its windows, then the scene comes onto the screen. Returns
    /// the scene.
    @discardableResult open func requestSceneSessionActivation(_ session: UISceneSession?) -> UIScene {
        requestSceneSessionActivation(session, listed: nil)
    }

    /// Closes the scene of a session for good, as the user does: it leaves the screen, and its windows go with it.
    open func requestSceneSessionDestruction(_ session: UISceneSession) {
        sessions.removeAll { $0 === session }
        session.scene?.simulate(.unattached)
        session.scene = nil
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    // MARK: System

    /// Returns whether another app can open a URL: false, unless `opensURL` returns true.
    open func canOpenURL(_ url: URL) -> Bool { system.opensURL?(url) ?? false }

    /// Opens a URL in another app. There is none: the URL is kept in `openedURLs`, and the result is that of
    /// `opensURL`, else false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        system.openedURLs.append(url)
        let isOpened = canOpenURL(url)
        if let completion { MainLoop.main.perform { completion(isOpened) } }
    }

    /// Opens a URL in another app (deprecated in iOS 10); see `open(_:options:completionHandler:)`.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }

    /// Requests time in the background, which is unlimited here.
    @discardableResult open func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        system.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: system.lastTask)
    }

    /// Requests time in the background, which is unlimited here.
    @discardableResult open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Ends a request for background time.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The remaining time in the background, in seconds: unlimited.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the user allows background work.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Requests to be woken in the background, which never happens here.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Whether protected files can be read.
    open var isProtectedDataAvailable: Bool { true }
    /// Registers for notifications, which never arrive here.
    open func registerForRemoteNotifications() { system.isRegistered = true }
    /// Ends the registration for notifications.
    open func unregisterForRemoteNotifications() { system.isRegistered = false }
    /// Whether the app has registered for notifications.
    open var isRegisteredForRemoteNotifications: Bool { system.isRegistered }

    /// The badge number of the app's icon.
    open var applicationIconBadgeNumber: Int {
        get { system.badgeNumber }
        set { system.badgeNumber = newValue }
    }

    /// The shortcuts of the app's icon, or nil.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { system.shortcutItems }
        set { system.shortcutItems = newValue }
    }

    /// Whether the device is kept awake.
    open var isIdleTimerDisabled: Bool {
        get { system.isIdleTimerDisabled }
        set { system.isIdleTimerDisabled = newValue }
    }

    /// Whether the status bar shows that data is loaded (deprecated in iOS 13).
    open var isNetworkActivityIndicatorVisible: Bool {
        get { system.isNetworkActivityIndicatorVisible }
        set { system.isNetworkActivityIndicatorVisible = newValue }
    }

    /// Whether shaking the device undoes.
    open var applicationSupportsShakeToEdit: Bool {
        get { system.supportsShakeToEdit }
        set { system.supportsShakeToEdit = newValue }
    }

    /// Whether the app may have several scenes.
    open var supportsMultipleScenes: Bool { true }
    /// Whether the app may have other icons.
    open var supportsAlternateIcons: Bool { true }
    /// The name of the other icon that the app has, or nil.
    open var alternateIconName: String? { system.iconName }

    /// Sets an alternate icon of the app, or its default one.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        system.iconName = alternateIconName
        if let completionHandler { MainLoop.main.perform { completionHandler(nil) } }
    }

    /// Takes no touches until `endIgnoringInteractionEvents()` was called as often (deprecated in iOS 13).
    open func beginIgnoringInteractionEvents() { system.ignoredEvents += 1 }
    /// Takes touches again (deprecated in iOS 13).
    open func endIgnoringInteractionEvents() { system.ignoredEvents = max(0, system.ignoredEvents - 1) }
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { system.ignoredEvents > 0 }

    /// The orientation of the screen (deprecated in iOS 13).
    open var statusBarOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// The duration of the status bar's rotation, in seconds (deprecated in iOS 13).
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Returns the supported orientations of a window.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        window?.rootViewController?.supportedInterfaceOrientations ?? .all
    }

    /// Requests to activate a scene; does nothing here.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
        errorHandler: (((any Error)?) -> Void)? = nil
    ) {}

    // MARK: UIState Restoring

    /// Registers an object by a name, so that a reference to it can be encoded. It is not kept alive.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        AppProcess.current.restoration.register(object, restorationIdentifier)
    }

    // MARK: Status Bar

    /// The frame of the status bar, in points of the screen (deprecated in iOS 13).
    open var statusBarFrame: CGRect { shownStatusBar?.statusBarFrame ?? .zero }
    /// The style of the status bar (deprecated in iOS 13).
    ///
    /// Setting it has no effect, as in apps whose view controllers decide about the status bar.
    open var statusBarStyle: UIStatusBarStyle {
        get { shownStatusBar?.statusBarStyle ?? .default }
        set {}
    }
    /// Whether the status bar is hidden (deprecated in iOS 13).
    ///
    /// Setting it has no effect, as in apps whose view controllers decide about the status bar.
    open var isStatusBarHidden: Bool {
        get { shownStatusBar?.isStatusBarHidden ?? false }
        set {}
    }
    /// Has no effect, as in apps whose view controllers decide about the status bar.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// Has no effect, as in apps whose view controllers decide about the status bar.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    // MARK: Remote control and restoration

    /// Whether the app receives the events of headphones and the lock screen.
    open internal(set) var receivesRemoteControlEvents = false
    /// Begins to receive the events of headphones and the lock screen; none are sent here.
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
    /// No longer receives the events of headphones and the lock screen.
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
    /// Has the system ask for a picture of a scene again; there is none here.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Lets the restoration of the app's state take longer; it has no time limit here.
    open func extendStateRestoration() {}
    /// Ends a restoration that takes longer.
    open func completeStateRestoration() {}
    /// Has the app start with its launch screen the next time; there is none here.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    // MARK: Local notifications as of iOS 9

    /// The notifications that are scheduled; none is ever delivered here.
    open var scheduledLocalNotifications: [UILocalNotification]? = []
    /// The types of notifications that the app has asked for, or nil.
    open internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// Asks for permission to notify the user; never answered here.
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        currentUserNotificationSettings = notificationSettings
    }
    /// Schedules a notification, which is never delivered here.
    open func scheduleLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.append(notification)
    }
    /// Delivers a notification; nothing is shown here.
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Cancels a scheduled notification.
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.removeAll { $0 === notification }
    }
    /// Cancels all scheduled notifications.
    open func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
}

extension UIApplicationDelegate {
    /// No window unless the delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
