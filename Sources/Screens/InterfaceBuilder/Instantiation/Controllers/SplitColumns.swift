import HeadlessUIKit

/// The columns of split view controllers that come from files.
@MainActor enum SplitColumns {
    typealias Column = UISplitViewController.Column

    /// The column that a relationship fills. Files name the columns as before iOS 14, master and detail.
    static func column(of segue: InterfaceBuilderDocument.Segue) -> Column {
        switch segue.relationship {
        case "supplementaryViewController": .supplementary
        case "detailViewController", "secondaryViewController": .secondary
        case "compactViewController": .compact
        default: .primary
        }
    }

    /// Gives columns their controllers. A split view without named columns has a primary and a secondary one.
    static func fill(_ split: UISplitViewController, _ controllers: [(column: Column, controller: UIViewController)]) {
        guard split.style != .unspecified else {
            let wanted: [Column] = [.primary, .secondary]
            split.viewControllers = wanted.compactMap { column in
                controllers.first { $0.column == column }?.controller
            }
            return
        }
        for (column, controller) in controllers where column != .supplementary || split.style == .tripleColumn {
            split.setViewController(controller, for: column)
        }
    }

    /// Shows a column: on top of the stack in a compact width, otherwise next to the content. If it is to be shown
    /// alone, it is shown as in a compact width.
    static func show(_ column: Column, of split: UISplitViewController, alone: Bool) {
        if split.delegate == nil {
            let chooser = ColumnChooser(column)
            split.keepAlive(chooser)
            split.delegate = chooser
        }
        // The controller for compact width would stand in for all columns.
        if column != .compact, split.style != .unspecified { split.setViewController(nil, for: .compact) }
        if alone {
            split.traitOverrides.horizontalSizeClass = .compact
        } else if column == .primary || column == .supplementary {
            let isFirst = column == .primary && split.style == .tripleColumn
            split.preferredDisplayMode = isFirst ? .twoBesideSecondary : .oneBesideSecondary
        }
    }
}

/// Collapses a split view so that a column is on top, which UIKit leaves to the app.
private final class ColumnChooser: UISplitViewControllerDelegate {
    private let column: UISplitViewController.Column

    init(_ column: UISplitViewController.Column) {
        self.column = column
    }

    // A primary controller without a stack can't take in the content, which is then shown instead of it.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        guard column == .secondary, !(splitViewController.viewController(for: .primary) is UINavigationController)
        else { return nil }
        return splitViewController.viewController(for: .secondary)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { column == .primary || secondaryViewController === primaryViewController }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { column == .compact ? proposedTopColumn : column }
}
