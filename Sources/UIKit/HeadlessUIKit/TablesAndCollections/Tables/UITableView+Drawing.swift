import Foundation

// Properties that only drawing or keyboard focus would use. They are stored for the app; announcements and layout don't
// depend on them.
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
    /// The reference for the separator insets.
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
    /// The number of rows from which the index is shown; here it is shown wherever the data source provides titles.
    public final var sectionIndexMinimumDisplayRowCount: Int {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// The height of the filler rows below the last row, in points; there are none here.
    public final var fillerRowHeight: CGFloat {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// Whether the margins of cells follow the readable width; here they follow the table's margins.
    public final var cellLayoutMarginsFollowReadableWidth: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether keyboard focus returns to the row that had it.
    public final var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the row with keyboard focus is selected.
    public final var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether rows can have keyboard focus.
    public final var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether a drag that stays over the table opens the row below it.
    public final var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The references of separator insets, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Insets are measured from the edges of the cells.
        case fromCellEdges = 0
        /// The system's own insets.
        case fromAutomaticInsets = 1
    }
}

extension UITableViewCell {
    /// The background of the cell while it is selected during multiple selection, or nil.
    public final var multipleSelectionBackgroundView: UIView? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The style of the cell with keyboard focus.
    public final var focusStyle: FocusStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }
    /// The editing control of the row while its table is edited.
    public final var editingStyle: EditingStyle {
        guard let table, let path = table.indexPath(for: self) else { return .none }
        return table.editingStyle(ofRowAt: path)
    }
    /// Whether the button that confirms the deletion of the row is shown.
    public final var showingDeleteConfirmation: Bool { showsDeleteConfirmation }

    /// The styles of a cell with keyboard focus, with UIKit's raw values.
    public enum FocusStyle: Int, Sendable {
        /// The system's default.
        case `default` = 0
        /// A custom style.
        case custom = 1
    }
}

extension UICollectionView {
    /// Whether the item with keyboard focus is selected.
    public final var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether keyboard focus returns to the item that had it.
    public final var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether items can have keyboard focus.
    public final var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether several items can be selected while the collection is edited.
    public final var allowsMultipleSelectionDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// The speed with which items make room for a drag.
    public final var reorderingCadence: ReorderingCadence {
        get { drawn(else: .immediate) }
        set { setDrawn(newValue) }
    }
    /// Whether a drag that stays over the collection opens the item below it.
    public final var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

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
    /// The style of the indicators.
    public final var indicatorStyle: IndicatorStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }
    /// Whether the insets of the indicators follow the safe area.
    public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

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
