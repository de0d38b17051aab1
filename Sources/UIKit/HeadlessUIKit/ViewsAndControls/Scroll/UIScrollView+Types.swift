import Foundation

extension UIScrollView {
    /// The ways in which the insets follow the safe area, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Chosen by the context.
        case automatic = 0
        /// On axes that scroll.
        case scrollableAxes = 1
        /// The content inset is never adjusted.
        case never = 2
        /// The content inset is always adjusted.
        case always = 3
    }

    /// The ways in which a drag closes the keyboard, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// When it starts.
        case onDrag = 1
        /// When it reaches the keyboard.
        case interactive = 2
        /// When it starts, with the keyboard's accessory view.
        case onDragWithAccessory = 3
        /// When it reaches the keyboard's accessory view.
        case interactiveWithAccessory = 4
    }

    /// The fraction of its velocity that moving content keeps in each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction, from 0 to 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// UIKit's normal rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// UIKit's fast rate, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
