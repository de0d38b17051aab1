import Foundation

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    private weak var lastKeyWindow: UIWindow?

    /// The windows of the scene, shown or not, in the order in which they were added; they are not kept alive.
    open var windows: [UIWindow] {
        let application = UIApplication.shared
        let others =
            self === application.storedImplicitScene ? application.windows.filter(\.isInImplicitScene) : []
        return entries.compactMap(\.window) + others
    }
    /// The screen on which the scene is.
    open var screen: UIScreen { .main }
    /// The coordinates of the scene: its screen's, which it fills.
    open var coordinateSpace: any UICoordinateSpace { screen }
    /// The window of the scene that gets the key presses while the scene does, or nil.
    open var keyWindow: UIWindow? { lastKeyWindow }
    /// The state of the status bar, as decided by the controllers of the scene's frontmost window; nil without one.
    open var statusBarManager: UIStatusBarManager? {
        let shown = UIApplication.shared.windows.last { $0.windowScene === self && $0.windowLevel == .normal }
        return (keyWindow ?? shown).map(UIStatusBarManager.init)
    }
    /// The orientation of the scene's screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    /// The traits of the scene: its screen's.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// Does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    final func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        if lastKeyWindow === window { lastKeyWindow = nil }
    }

    final func didMakeKey(_ window: UIWindow) { lastKeyWindow = window }

    override func activationStateDidChange() {
        let application = UIApplication.shared
        switch activationState {
        case .foregroundActive:
            if let window = keyWindow ?? windows.last(where: { !$0.isHidden }) { application.keyWindow = window }
        case .foregroundInactive: break
        case .background, .unattached:
            guard application.keyWindow?.windowScene === self else { break }
            let active = application.connectedScenes.compactMap { $0 as? UIWindowScene }.filter {
                $0 !== self && $0.activationState == .foregroundActive
            }
            application.keyWindow = active.compactMap(\.keyWindow).first
        }
        for window in windows { window.setNeedsLayout() }
    }
}

/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window unless the delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
