import Foundation

// Properties that only drawing or keyboard focus would use. They are stored for the app; announcements and layout don't
// depend on them.
extension UITableView {
    /// The references of separator insets, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Insets are measured from the edges of the cells.
        case fromCellEdges = 0
        /// The system's own insets.
        case fromAutomaticInsets = 1
    }
}

extension UITableViewCell {
    /// The styles of a cell with keyboard focus, with UIKit's raw values.
    public enum FocusStyle: Int, Sendable {
        /// The system's default.
        case `default` = 0
        /// A custom style.
        case custom = 1
    }
}

extension UICollectionView {
    /// The speeds with which items make room for a drag, with UIKit's raw values.
    public enum ReorderingCadence: Int, Sendable {
        /// Cells move immediately during reordering.
        case immediate = 0
        /// After a short delay.
        case fast = 1
        /// After a long delay.
        case slow = 2
    }
}

extension UIScrollView {
    /// The styles of indicators, with UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light edge.
        case `default` = 0
        /// Dark indicators, for light content.
        case black = 1
        /// Light indicators, for dark content.
        case white = 2
    }
}
