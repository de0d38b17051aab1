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

    /// The state of the app: active unless `simulate(_:)` changes it.
    public final private(set) var applicationState = State.active
    /// The direction of the app's language.
    open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The user's text size; `simulate(_:)` changes it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .current }
    /// The app's language, a BCP 47 tag: UIKit's own texts and speech are in it, and VoiceOver speaks it where an
    /// element does not specify another.
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
}

extension UIApplicationDelegate {
    /// No window unless the delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
