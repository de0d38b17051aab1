extension UITableView {
    /// The styles of a table, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// Sections follow each other.
        case plain = 0
        /// Sections are separate groups.
        case grouped = 1
        /// As groups with round corners.
        case insetGrouped = 2
    }

    /// Whether there are lines between rows, with UIKit's raw values.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A line between cells.
        case singleLine = 1
    }

    /// The position of a row after scrolling to it, with UIKit's raw values.
    public enum ScrollPosition: Int, Sendable {
        /// Visible, with the least movement.
        case none = 0
        /// Scrolls it to the top.
        case top = 1
        /// Scrolls it to the middle.
        case middle = 2
        /// Scrolls it to the bottom.
        case bottom = 3
    }

    /// The animations of changed rows, with UIKit's raw values. Nothing is animated here.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They move to the right.
        case right = 1
        /// They move to the left.
        case left = 2
        /// They move up.
        case top = 3
        /// They move down.
        case bottom = 4
        /// No animation.
        case none = 5
        /// Towards the centre.
        case middle = 6
        /// The system's default.
        case automatic = 100
    }
}
