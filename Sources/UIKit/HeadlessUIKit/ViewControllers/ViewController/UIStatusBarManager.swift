import Foundation

/// The style of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, depending on the content behind.
    case `default` = 0
    /// Light, on dark.
    case lightContent = 1
    /// Dark, on light.
    case darkContent = 3
}

/// The state of the status bar of a window's screen, as decided by the controllers in the window.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private let link: LayoutLink
    private var window: UIWindow? { link.window }

    init(of window: UIWindow) {
        link = window.layoutRecord.link
        super.init()
    }

    /// The style of the status bar, from the controller that determines it.
    open var statusBarStyle: UIStatusBarStyle {
        decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }
    /// Whether the status bar is hidden, by the controller that determines it.
    open var isStatusBarHidden: Bool { decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
    /// The frame of the bar, in points of the screen: as high as the area that the device covers at the top, zero while
    /// hidden.
    open var statusBarFrame: CGRect {
        guard let window, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeAreaInsets.top)
    }
    /// Whether the home indicator may hide automatically.
    open var isHomeIndicatorAutoHidden: Bool {
        decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The topmost controller that covers the screen, or the child that it names, and so on; nil names itself.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        guard var controller = window?.rootViewController else { return nil }
        while let presented = controller.presentedViewController,
            presented.storedPresentationController.map({ $0.coversStatusBar }) ?? false
        {
            controller = presented
        }
        // A controller that returns one around it would cause an endless loop.
        for _ in 0..<1_000 {
            guard let next = controller[keyPath: child], next !== controller else { break }
            controller = next
        }
        return controller
    }
}

extension UIPresentationController {
    /// Whether the presented controller decides about the status bar: it covers the screen or captures the bar's
    /// appearance.
    final var coversStatusBar: Bool {
        resolvedStyle == .fullScreen || presentedViewController.modalPresentationCapturesStatusBarAppearance
    }
}

extension UIWindow {
    /// The state of the status bar, as decided by the controllers of this window.
    public final var statusBarManager: UIStatusBarManager { UIStatusBarManager(of: self) }
}
