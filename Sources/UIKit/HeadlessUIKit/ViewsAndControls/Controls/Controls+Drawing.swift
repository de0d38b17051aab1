import Foundation

extension UISwitch {
    /// The styles of switches, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The device's default.
        case automatic = 0
        /// A checkbox.
        case checkbox = 1
        /// A sliding switch.
        case sliding = 2
    }
}

extension UIPageControl {
    /// The backgrounds of the dots, with UIKit's raw values.
    public enum BackgroundStyle: Int, Sendable {
        /// While they are used.
        case automatic = 0
        /// The background is always shown.
        case prominent = 1
        /// The background is never shown.
        case minimal = 2
    }
}
