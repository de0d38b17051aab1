import Foundation

extension UISplitViewController {
    /// How many columns there are, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// Two controllers without named columns, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// Names a column, with UIKit's raw values.
    public enum Column: Int, Sendable, CaseIterable {
        /// The one that leads, at the edge.
        case primary = 0
        /// The one between.
        case supplementary = 1
        /// The one with the content.
        case secondary = 2
        /// What is shown instead of all where width is compact.
        case compact = 3
    }

    /// Which columns are shown and how, with UIKit's raw values.
    public enum DisplayMode: Int, Sendable {
        /// As the split view finds fit.
        case automatic = 0
        /// Only the content.
        case secondaryOnly = 1
        /// One column beside the content.
        case oneBesideSecondary = 2
        /// One column over the content.
        case oneOverSecondary = 3
        /// Two columns beside the content.
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

        /// How many columns stand beside or over the content.
        var leadingColumns: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether columns lie over the content instead of taking room from it.
        var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }

    /// How columns make room for one another, with UIKit's raw values.
    public enum SplitBehavior: Int, Sendable {
        /// As the split view finds fit.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// One over another.
        case overlay = 2
        /// Pushed aside.
        case displace = 3
    }

    /// The edge at which the primary column stands, with UIKit's raw values.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines start.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// Stands for "no width chosen" in the widths of columns.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Has a say in what a split view shows, above all when it collapses to one column and expands again.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// The display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The mode that the user's button leads to; `.automatic` leaves it to the split view.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Shows a controller in a way of the app's own; true when that was done.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Shows a detail in a way of the app's own; true when that was done.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// What is shown while collapsed; nil stands for the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// What becomes the primary controller again; nil stands for the one that is shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Brings the secondary controller into the primary one; true leaves it to nobody else, which also drops it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Takes the secondary controller out of the primary one; nil leaves it to that one.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The column that is on top after collapsing.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode after expanding.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The split view has collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The split view has expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { OptionalRequirement.noteMissing() }
    /// Leaves it to the split view.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        OptionalRequirement.noteMissing()
        return .automatic
    }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nil.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        OptionalRequirement.noteMissing()
        return proposedTopColumn
    }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalRequirement.noteMissing()
        return proposedDisplayMode
    }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalRequirement.noteMissing() }
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalRequirement.noteMissing() }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalRequirement.noteMissing()
    }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalRequirement.noteMissing()
    }
}
