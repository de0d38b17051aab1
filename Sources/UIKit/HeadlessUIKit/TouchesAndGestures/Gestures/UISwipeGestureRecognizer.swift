import Foundation

/// Looks for swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions to recognize.
    open var direction = Direction.right
    /// The number of fingers that must swipe.
    open var numberOfTouchesRequired = 1

    /// The directions of a swipe, with UIKit's raw values.
    public struct Direction: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates directions from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe up.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe down.
        public static let down = Direction(rawValue: 1 << 3)
    }
}
