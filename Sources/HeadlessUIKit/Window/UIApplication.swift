import Foundation

/// The app: its windows, its delegate, and the end of the responder chain.
@MainActor open class UIApplication: UIResponder {
    /// The one application of the process.
    public static let shared = UIApplication()

    /// The app's delegate; the last responder when it is a responder itself.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The windows that are shown, from back to front.
    public internal(set) var windows: [UIWindow] = []
    /// The window that gets the key presses, or nil.
    public internal(set) weak var keyWindow: UIWindow?

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

    func makeKey(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
        keyWindow = window
    }
}

/// The object that hears of the app's life.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's main window.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// No window unless the delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
