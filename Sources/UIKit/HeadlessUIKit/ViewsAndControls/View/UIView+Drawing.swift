import Foundation

// Properties that only drawing or multi-touch input would use. They are stored for the app; announcements and layout
// don't depend on them.
extension UIView {
    /// Whether the tint colour is grey, with UIKit's raw values.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic = 0
        /// The tint colour unchanged.
        case normal = 1
        /// The tint colour in grey.
        case dimmed = 2
    }
}
