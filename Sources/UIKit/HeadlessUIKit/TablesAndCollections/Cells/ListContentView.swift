import Foundation

/// The edges of the content of a table's rows, headers and footers, in points.
struct ListEdges: Equatable {
    /// The insets of the content view from areas that the device covers.
    var insets = UIEdgeInsets.zero
    /// The horizontal margins of the content.
    var margin: CGFloat = 16
    /// The space above and below a title together.
    var titlePadding: CGFloat = 7.5
}

/// The content view of a row, a header or a footer of a table.
class ListContentView: CellContentView {
    /// The margins at the sides, in points.
    final var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { marginsDidChange() } } }

    override var defaultLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: sideMargin)
    }
}

/// The content view of a table cell.
final class UITableViewCellContentView: ListContentView {
    /// Whether the cell has an accessory at the trailing edge, from which the content keeps 8 points (measured on
    /// documents of Xcode).
    final var hasAccessoryBehind = false { didSet { if hasAccessoryBehind != oldValue { marginsDidChange() } } }

    override var defaultLayoutMargins: UIEdgeInsets {
        let trailing = hasAccessoryBehind ? 8 : sideMargin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: CellLayout.margin, left: isMirrored ? trailing : sideMargin, bottom: CellLayout.margin,
            right: isMirrored ? sideMargin : trailing)
    }
}
