import AccessibilityTree
import Foundation

/// Members for the modules that read files of Interface Builder and view descriptions, not for the code of apps.
extension UIAccessibilityObject {
    /// The class that a file names where the program does not have it. Trees show it instead of the real class.
    package final var declaredClassName: String? {
        get { assigned?.className }
        set { assign(\.className, newValue) }
    }

    /// Keeps an object alive as long as this one, such as the data source of a table with static rows, which nothing
    /// else owns.
    package final func keepAlive(_ object: AnyObject) {
        assignedForWriting.rareForWriting.companions.append(object)
    }

    /// Custom content that a file states; an app's class conforms to `AXCustomContentProvider`.
    package final var declaredCustomContent: [AXCustomContent]? {
        get { assigned?.rare?.customContent }
        set { assignRare(\.customContent, newValue) }
    }

    /// A closure to call in place of the custom content.
    package final var declaredCustomContentBlock: AXCustomContentReturnBlock? {
        get { assigned?.blocks?.customContent }
        set {
            assignedForWriting.blocksForWriting.customContent = newValue
            accessibilityDidChange(.attributes)
        }
    }

    /// The data table declared in a file; an app's class conforms to the protocol.
    package final var declaredTable: DataTable? {
        get { assigned?.rare?.dataTable }
        set { assignRare(\.dataTable, newValue) }
    }

    /// The place of a cell in a data table that a file states; an app's class conforms to the protocol.
    package final var declaredCell: DataTableCell? {
        get { assigned?.rare?.cell }
        set { assignRare(\.cell, newValue) }
    }

    /// SwiftUI's `accessibilitySortPriority`; 0 unless stated.
    package final var declaredSortPriority: Double {
        get { assigned?.rare?.sortPriority ?? 0 }
        set { assignRare(\.sortPriority, newValue) }
    }
}

extension UITableViewCell {
    /// The margins of the content at the sides, in points, for a cell that is in no table.
    package final var sideMargin: CGFloat {
        get { edges.margin }
        set { edges.margin = newValue }
    }
}

extension UIWindow {
    /// Makes the window visible without adding it to those of the application.
    package final func showApart() {
        flags.remove(.hidden)
    }
}

extension UIImage {
    /// An image as a file names it, of a size in points.
    package static func archived(name: String, size: CGSize) -> UIImage {
        UIImage(name: name, isSymbol: false, size: size)
    }
}
