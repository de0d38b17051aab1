import Foundation
import HeadlessUIKit

// The frames of cell contents in Interface Builder.
extension LayoutStage {
    // As in a table on the screen of the device; a separate cell in a xib is treated as a screen. Before Xcode 9
    // margins were those of any view, or the table's where they are preserved.
    func setMargins(of cell: UIView, _ object: InterfaceBuilderDocument.Object) {
        let document = archive.document
        let isAlone = object.parent == nil
        // A row is no wider than the screen.
        let screen = document.deviceSize.width
        let width = isAlone ? cell is UITableViewCell ? min(cell.bounds.width, screen) : cell.bounds.width : screen
        let margin: CGFloat = width >= 390 ? 20 : 16
        if document.majorToolsVersion < 13_200 {
            let side: CGFloat = cell.preservesSuperviewLayoutMargins && root.preservesSuperviewLayoutMargins ? 15 : 8
            (cell as? UITableViewCell)?.sideMargin = side
            root.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        } else if document.majorToolsVersion >= 24_127,
            (cell as? UITableViewCell)?.accessoryType == UITableViewCell.AccessoryType.none
        {
            // Rows of iOS 26 have more room (measured).
            root.layoutMargins = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        } else if let cell = cell as? UITableViewCell {
            cell.sideMargin = margin < 20 && hasNarrowMargins(object) ? 15 : margin
        } else if isAlone {
            for view in [cell, root] {
                view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
            }
        }
    }

    /// Whether a cell has the margins that tables had of themselves before iOS 14 on screens without round corners: 15
    /// points. Those that are a controller's view have its margins, and Xcode 10 drew cells in xibs with those as well
    /// (measured).
    private func hasNarrowMargins(_ cell: InterfaceBuilderDocument.Object) -> Bool {
        let document = archive.document
        guard document.majorToolsVersion < 17_000, document.deviceSafeArea.bottom == 0 else { return false }
        guard let table = Self.table(of: cell, document) else { return document.majorToolsVersion >= 14_800 }
        return table.role != .property("view")
    }

    /// Returns the table of a cell in a storyboard; nil for one in its own xib.
    private static func table(
        of cell: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> InterfaceBuilderDocument.Object? {
        var current = cell.parent
        while let index = current, document.objects[index].elementName != "tableView" {
            current = document.objects[index].parent
        }
        return current.map { document.objects[$0] }
    }

    /// Returns how much narrower a table of inset groups makes a cell than it is stored, in points: Xcode has stored
    /// many as wide as the table, and their subviews where they are in the narrower cell (measured).
    static func tableInset(
        ofCell cell: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> CGFloat {
        guard cell.elementName == "tableViewCell", let table = table(of: cell, document),
            table[.style] == "insetGrouped", let width = table.frame?.width, cell.frame?.width == width
        else { return 0 }
        return width >= 390 ? 40 : 32
    }
}
