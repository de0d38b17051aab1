import Foundation

// Members that UIKit has deprecated and that apps still use.
extension UIApplication {
    final var shownStatusBar: UIStatusBarManager? {
        (keyWindow ?? windows.last { $0.windowLevel == .normal })?.statusBarManager
    }
}
