import Foundation

extension UISplitViewController {
    /// The number of columns, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// Two controllers without named columns, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column, with UIKit's raw values.
    public enum Column: Int, Sendable, CaseIterable {
        /// The one that leads, at the edge.
        case primary = 0
        /// The column between the primary and the secondary one.
        case supplementary = 1
        /// The column with the content.
        case secondary = 2
        /// Shown instead of all other columns where width is compact.
        case compact = 3
    }

    /// The columns shown and their arrangement, with UIKit's raw values.
    public enum DisplayMode: Int, Sendable {
        /// The split view decides.
        case automatic = 0
        /// Only the content.
        case secondaryOnly = 1
        /// One column next to the content.
        case oneBesideSecondary = 2
        /// One column over the content.
        case oneOverSecondary = 3
        /// Two columns next to the content.
        case twoBesideSecondary = 4
        /// Two columns over the content.
        case twoOverSecondary = 5
        /// Two columns that push the content aside.
        case twoDisplaceSecondary = 6

        /// `secondaryOnly` under its older name.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// `oneBesideSecondary` under its older name.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// `oneOverSecondary` under its older name.
        public static let primaryOverlay = DisplayMode.oneOverSecondary

        /// The number of columns next to or over the content.
        var leadingColumns: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether columns overlay the content instead of taking up its space.
        var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }

    /// The behaviour of columns that share the space, with UIKit's raw values.
    public enum SplitBehavior: Int, Sendable {
        /// The split view decides.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// A column overlays another.
        case overlay = 2
        /// Pushed aside.
        case displace = 3
    }

    /// The edge of the primary column, with UIKit's raw values.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// Whether there is a button that shows and hides the sidebar, with UIKit's raw values.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The split view decides: where a swipe shows the sidebar.
        case automatic = 0
        /// There is no button.
        case never = 1
        /// There is always a button.
        case always = 2
    }

    /// The column width that means "no width chosen".
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
