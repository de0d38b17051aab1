import Foundation

// What only drawing or a keyboard's focus would use: it is kept for the app that asks for it, and nothing is heard or
// measured by it.
extension UITableView {
    /// The colour of the lines between rows, or nil for the system's.
    public final var separatorColor: UIColor? {
        get { drawn(else: .separator) }
        set { setDrawn(newValue) }
    }
    /// The effect of the lines between rows, or nil.
    public final var separatorEffect: UIVisualEffect? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// What the insets of the lines are measured from.
    public final var separatorInsetReference: SeparatorInsetReference {
        get { drawn(else: .fromCellEdges) }
        set { setDrawn(newValue) }
    }
    /// The colour of the index at the side, or nil for the tint colour.
    public final var sectionIndexColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The colour behind the index at the side, or nil.
    public final var sectionIndexBackgroundColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The colour behind the index while a finger is on it, or nil.
    public final var sectionIndexTrackingBackgroundColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// From how many rows on the index is shown; it is shown wherever the data source gives titles.
    public final var sectionIndexMinimumDisplayRowCount: Int {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// How high the empty rows below the last one are drawn, in points; none are there.
    public final var fillerRowHeight: CGFloat {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// Whether the margins of cells follow the width that is read well; here they follow the table's margins.
    public final var cellLayoutMarginsFollowReadableWidth: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the focus of a keyboard comes back to the row that had it.
    public final var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the row with the focus of a keyboard is selected.
    public final var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the row with the focus of a keyboard can be used.
    public final var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether a drag that stays over the table opens what is there.
    public final var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// What the insets of lines are measured from, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges = 0
        /// The system's own insets.
        case fromAutomaticInsets = 1
    }
}

extension UITableViewCell {
    /// What is shown behind the cell while several rows can be selected and it is, or nil.
    public final var multipleSelectionBackgroundView: UIView? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// How the cell looks with the focus of a keyboard.
    public final var focusStyle: FocusStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }
    /// What the row offers while its table is edited.
    public final var editingStyle: EditingStyle {
        guard let table, let path = table.indexPath(for: self),
            table.dataSource?.tableView(table, canEditRowAt: path) == true
        else { return .none }
        return table.delegate.map { $0.tableView(table, editingStyleForRowAt: path) } ?? .delete
    }
    /// Whether the button that deletes the row is shown; nobody swipes over rows here.
    public final var showingDeleteConfirmation: Bool { false }

    /// How a cell looks with the focus of a keyboard, with UIKit's raw values.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As the app draws it.
        case custom = 1
    }
}

extension UICollectionView {
    /// Whether the item with the focus of a keyboard is selected.
    public final var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the focus of a keyboard comes back to the item that had it.
    public final var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the focus of a keyboard comes to items.
    public final var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether several items can be selected while the collection is edited.
    public final var allowsMultipleSelectionDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// How soon items make room for a drag.
    public final var reorderingCadence: ReorderingCadence {
        get { drawn(else: .immediate) }
        set { setDrawn(newValue) }
    }
    /// Whether a drag that stays over the collection opens what is there.
    public final var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// How soon items make room for a drag, with UIKit's raw values.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// Soon.
        case fast = 1
        /// After a while.
        case slow = 2
    }
}

extension UIScrollView {
    /// How the indicators look.
    public final var indicatorStyle: IndicatorStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }
    /// Whether the indicators keep clear of what covers the edges.
    public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// How indicators look, with UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light edge.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }
}
