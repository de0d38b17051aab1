extension UICollectionView {
    /// The kind of views above the items of a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of views below the items of a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The categories of elements that layout attributes describe, with UIKit's raw values.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A supplementary view.
        case supplementaryView = 1
        /// A decoration view.
        case decorationView = 2
    }

    /// The direction in which a flow layout scrolls, with UIKit's raw values.
    public enum ScrollDirection: Int, Sendable {
        /// Content scrolls vertically.
        case vertical = 0
        /// Content scrolls horizontally.
        case horizontal = 1
    }

    /// The position of an item after scrolling to it, with UIKit's raw values. Without any, nothing scrolls.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt

        /// Creates a position from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Scrolls it to the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Centred between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// Scrolls it to the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Scrolls it to the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// Centred between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// Scrolls it to the right.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
