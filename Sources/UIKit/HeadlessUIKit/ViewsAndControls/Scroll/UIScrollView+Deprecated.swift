import Foundation

// Members that UIKit has deprecated and that apps still use.
extension UIScrollView {
    /// The insets of the indicators from the edges, in points (deprecated in iOS 13).
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
}
