import Foundation

extension UIView {
    /// The rules by which a view's frame follows its superview's size, with UIKit's raw values.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates a mask from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left distance changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right distance changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top distance changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom distance changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The Boolean properties and states of a view.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let needsLayout = Flags(rawValue: 1 << 0)
        static let descendantNeedsLayout = Flags(rawValue: 1 << 1)
        static let hidden = Flags(rawValue: 1 << 2)
        static let clipsToBounds = Flags(rawValue: 1 << 3)
        static let autoresizesSubviews = Flags(rawValue: 1 << 4)
        static let userInteractionEnabled = Flags(rawValue: 1 << 5)
        /// The view's subviews and layers are being laid out.
        static let isLayingOut = Flags(rawValue: 1 << 6)
        static let hasTransform = Flags(rawValue: 1 << 7)
        /// At the last capture the view, or one around it, was scaled or turned.
        static let isCapturedTransformed = Flags(rawValue: 1 << 8)
        /// At the last capture the view was inside one that announces its subviews' content.
        static let isSpokenBySuperview = Flags(rawValue: 1 << 9)
        /// At the last capture the view was inside a scroll view.
        static let isInScrollView = Flags(rawValue: 1 << 10)
        /// The details kept from the last capture describe the view's appearance.
        static let isAppearanceCaptured = Flags(rawValue: 1 << 11)
        /// The superview belongs to a container and decides about the view's place in reading order.
        static let isContainerPart = Flags(rawValue: 1 << 12)
        static let needsDisplay = Flags(rawValue: 1 << 13)
        /// Constraints, not the frame and the mask, determine the view's position.
        static let isPlacedByConstraints = Flags(rawValue: 1 << 14)
        /// The view's constraints must be checked before the next layout.
        static let needsConstraints = Flags(rawValue: 1 << 15)
        static let speaksForContent = Flags(rawValue: 1 << 16)
        static let descendantNeedsConstraints = Flags(rawValue: 1 << 17)
        /// The app requested `updateConstraints()`.
        static let needsUpdateConstraints = Flags(rawValue: 1 << 18)
        /// Constraints place subviews of the view.
        static let placesByConstraints = Flags(rawValue: 1 << 19)
    }
}
