import Foundation

// Members that UIKit has deprecated and that apps still use.
extension UIApplication {
    private final var shownStatusBar: UIStatusBarManager? {
        (keyWindow ?? windows.last { $0.windowLevel == .normal })?.statusBarManager
    }

    /// The frame of the status bar, in points of the screen (deprecated in iOS 13).
    public final var statusBarFrame: CGRect { shownStatusBar?.statusBarFrame ?? .zero }
    /// The style of the status bar (deprecated in iOS 13).
    public final var statusBarStyle: UIStatusBarStyle { shownStatusBar?.statusBarStyle ?? .default }
    /// Whether the status bar is hidden (deprecated in iOS 13).
    public final var isStatusBarHidden: Bool { shownStatusBar?.isStatusBarHidden ?? false }
}
