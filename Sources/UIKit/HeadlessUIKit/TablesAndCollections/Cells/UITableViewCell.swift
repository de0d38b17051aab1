import AccessibilityTree
import Foundation

/// A row of a table.
///
/// A plain cell is one element that speaks the labels in it. Next to a control, such as a switch as its accessory or in
/// its content, the detail button or an editing control, the labels are one element, and the control another one (device
/// experience).
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The reuse identifier, or nil.
    open var reuseIdentifier: String? { identifier }
    private var identifier: String?
    /// The view for the cell's content.
    public let contentView: UIView = UITableViewCellContentView(frame: .zero)
    private var style: CellStyle
    private var primaryLabel: UILabel?
    private var secondaryLabel: UILabel?
    private var picture: UIImageView?
    private var configurationView: (UIView & UIContentView)?
    private let detailButton = AccessoryButton(type: .detailDisclosure)
    /// Fires the segue of the row, which a storyboard describes.
    package final var selectionSegue: (@MainActor (UITableViewCell) -> Void)?
    /// Fires the segue of the button at the end.
    package final var accessorySegue: (@MainActor (UITableViewCell) -> Void)?
    /// The row that the cell shows in its table, or nil.
    final var path: IndexPath?
    final var item = CellItem()
    /// Whether the delegate was notified that the cell is shown.
    final var isDisplayed = false
    /// The number of the table's measuring pass in which the cell was measured; nil for an unmeasured cell.
    final var measuring: Int?
    private var reorderControl: ReorderControl?
    private var editControl: RowEditControl?
    private var confirmation: AccessoryButton?

    /// Creates a cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// Creates a cell of the default style without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell of the default style without a reuse identifier.
    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
        prepare()
    }

    /// Adopts values of an archive that `init(coder:)` can't read.
    package final func adopt(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
    }

    /// Adopts the reuse identifier that a nib was registered for.
    package final func adopt(reuseIdentifier: String) { identifier = reuseIdentifier }

    deinit {
        MainThread.finish { ContentSpeakers.count -= 1 }
    }

    private func prepare() {
        ContentSpeakers.count += 1
        flags.insert(.speaksForContent)
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// The table's edges for its content.
    final var edges = ListEdges() {
        didSet {
            guard edges != oldValue else { return }
            (contentView as? ListContentView)?.sideMargin = edges.margin
            marginsDidChange()
            setNeedsLayout()
        }
    }

    // As its content's at the sides, which may preserve them (measured on documents of Xcode).
    override var defaultLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: edges.margin, bottom: 8, right: edges.margin)
    }

    // MARK: Content

    /// The label of the text, made on first access.
    open var textLabel: UILabel? {
        if primaryLabel == nil { primaryLabel = addLabel(size: 17, color: .label) }
        return primaryLabel
    }

    /// The label of the second text, made on first access; nil in the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if secondaryLabel == nil {
            secondaryLabel = addLabel(size: style == .subtitle ? 12 : 17, color: .secondaryLabel)
        }
        return secondaryLabel
    }

    /// The view of the image, made on first access.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        picture = made
        contentView.addSubview(made)
        return made
    }

    private func addLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// The content as a value, in place of the labels and the image, or nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let contentConfiguration else {
                configurationView?.removeFromSuperview()
                configurationView = nil
                return
            }
            if let view = configurationView, type(of: view.configuration) == type(of: contentConfiguration) {
                view.configuration = contentConfiguration
            } else {
                configurationView?.removeFromSuperview()
                let view = contentConfiguration.makeContentView()
                configurationView = view
                contentView.addSubview(view)
            }
            setNeedsLayout()
        }
    }

    /// Returns the content of a row of a list in the cell's style, still empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .cell()
    }

    /// A view behind the content, or nil; it isn't drawn here and isn't added to the cell.
    open var backgroundView: UIView?
    /// A view behind the content while the cell is selected, or nil; not drawn here.
    open var selectedBackgroundView: UIView?
    /// The indentation level of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separator, in points; no separator is drawn here.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    // MARK: Accessory

    /// The accessory at the trailing edge.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    /// The custom accessory view, or nil.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }
    /// The accessory at the trailing edge while the table is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

    /// The custom accessory view while the table is edited, or nil.
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }

    private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    private func accessoryDidChange() {
        let shown = shownAccessoryView
        for view in [accessoryView, editingAccessoryView] where view !== shown && view?.superview === self {
            view?.removeFromSuperview()
        }
        if let shown, shown.superview !== self { addSubview(shown) }
        let type = shownAccessoryType
        let hasButton = shown == nil && (type == .detailButton || type == .detailDisclosureButton)
        if hasButton, detailButton.superview == nil {
            detailButton.addAction(
                UIAction(identifier: UIAction.Identifier("detail")) { [weak self] _ in self?.detailWasTapped() },
                for: .primaryActionTriggered)
            addSubview(detailButton)
        } else if !hasButton, detailButton.superview != nil {
            detailButton.removeFromSuperview()
        }
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    private func detailWasTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        accessorySegue?(self)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: State

    /// The style of the selected cell; `.none` also removes the button trait.
    open var selectionStyle = SelectionStyle.default { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the cell is selected.
    open var isSelected = false {
        didSet {
            accessibilityDidChange(.attributes)
            if isSelected != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    /// Whether the cell is shown as touched; not drawn here.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Shows the cell as touched or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Whether the cell is edited.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            accessoryDidChange()
            setNeedsUpdateConfiguration()
        }
    }
    /// Starts or ends the editing of the cell.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Whether the cell shows a reorder handle while the table is edited, where the data source allows its row to move.
    open var showsReorderControl = false { didSet { table?.updateEditingControls(of: self) } }

    /// Shows or hides the handle.
    final var showsReorder: Bool {
        get { reorderControl != nil }
        set {
            guard newValue != showsReorder else { return }
            reorderControl?.removeFromSuperview()
            reorderControl = newValue ? ReorderControl(cell: self) : nil
            if let reorderControl { addSubview(reorderControl) }
            setNeedsLayout()
        }
    }

    /// The control at the leading edge; none unless the table is edited.
    final var editControlStyle: EditingStyle {
        get { editControl?.style ?? .none }
        set {
            guard newValue != editControlStyle else { return }
            showsDeleteConfirmation = false
            editControl?.removeFromSuperview()
            editControl = newValue == .none ? nil : RowEditControl(newValue, cell: self)
            if let editControl { addSubview(editControl) }
            setNeedsLayout()
        }
    }

    /// Whether the button that confirms the deletion of the row is shown.
    final var showsDeleteConfirmation: Bool {
        get { confirmation != nil }
        set {
            guard newValue != showsDeleteConfirmation else { return }
            confirmation?.removeFromSuperview()
            confirmation = nil
            setNeedsLayout()
            guard newValue, let table, let path = table.indexPath(for: self) else { return }
            let button = AccessoryButton(type: .system)
            button.setTitle(table.deletionTitle(ofRowAt: path), for: .normal)
            button.addAction(
                UIAction { [weak self] _ in if let self { self.table?.commit(.delete, of: self) } },
                for: .primaryActionTriggered)
            confirmation = button
            addSubview(button)
            UIAccessibility.post(notification: .layoutChanged, argument: button)
        }
    }

    /// Called before the table uses the cell for another row.
    open func prepareForReuse() {}

    /// The background colour that UIKit gives a cell without a custom one, by the style of the table; nil where the app
    /// has set a background or removed it.
    final var automaticBackgroundColor: UIColor? {
        guard automaticallyUpdatesBackgroundConfiguration, backgroundConfiguration == nil else { return nil }
        let isGrouped = table.map { $0.style != .plain } ?? false
        let automatic: UIBackgroundConfiguration = isGrouped ? .listGroupedCell() : .listPlainCell()
        return automatic.backgroundColor
    }

    /// The table that shows the cell, or nil.
    final var table: UITableView? { superview as? UITableView }

    // MARK: State

    /// The state of the cell. An override adds to super's.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isEditing
        return state
    }
    /// Whether the content follows the state automatically; true unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the state automatically; true unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called with the state to take it over into the content, or nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    final var needsUpdateConfiguration = false

    /// Takes a state over into the content.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Has the state taken over before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Takes a state over into the content. An override calls super or sets everything itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        configurationUpdateHandler?(self, state)
    }

    /// The configuration of the background, or nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            background = CellBackgroundView.showing(backgroundConfiguration, behindContentOf: self, before: background)
        }
    }
    final var background: CellBackgroundView?

    // MARK: Layout

    /// Places the content, the accessory and the standard parts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        // These frames are mirrored below.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var room = bounds.inset(by: isMirrored ? edges.insets.mirrored : edges.insets)
        if let editControl {
            let width = min(RowEditControl.width, room.width)
            // As high as the content, so that it is read before it.
            editControl.frame = CGRect(x: room.minX, y: room.minY, width: width, height: room.height)
            room.origin.x += width
            room.size.width -= width
        }
        if let confirmation {
            let width = min(confirmation.intrinsicContentSize.width + 2 * edges.margin, room.width)
            let height = min(RowEditControl.height, room.height)
            confirmation.frame = CGRect(
                x: room.maxX - width, y: room.midY - height / 2, width: width, height: height)
            room.size.width -= width
        }
        if let reorderControl {
            let width = min(ReorderControl.width, room.width)
            // As high as a line, so that it is read after the text next to it.
            let height = min(ReorderControl.height, room.height)
            reorderControl.frame = CGRect(
                x: room.maxX - width, y: room.midY - height / 2, width: width, height: height)
            room.size.width -= width
        }
        let accessory = shownAccessoryView ?? (detailButton.superview == nil ? nil : detailButton)
        if let accessory {
            var size = accessory.bounds.size
            if size == .zero { size = accessory.sizeThatFits(bounds.size) }
            accessory.frame = CGRect(
                x: room.maxX - size.width - edges.margin, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            room.size.width = max(0, room.width - size.width - edges.margin)
        } else if shownAccessoryType != .none {
            room.size.width = max(0, room.width - UITableViewCell.signWidth - edges.margin)
        }
        contentView.frame = room
        (contentView as? UITableViewCellContentView)?.hasAccessoryBehind =
            accessory != nil || shownAccessoryType != .none
        mirrorIfNeeded([contentView, editControl, confirmation, reorderControl, accessory].compactMap(\.self))
        configurationView?.frame = contentView.bounds
        CellLayout().place(
            image: picture, text: primaryLabel, detail: secondaryLabel, isSideBySide: isSideBySide,
            in: contentView.bounds.inset(
                by: UIEdgeInsets(top: 0, left: edges.margin + indent, bottom: 0, right: edges.margin)))
        contentView.mirrorIfNeeded([picture, primaryLabel, secondaryLabel].compactMap(\.self))
    }

    // The width of a chevron or a checkmark.
    private static let signWidth: CGFloat = 20

    /// The difference in width between the cell and its content.
    private var taken: CGFloat {
        var taken = edges.insets.left + edges.insets.right
        if showsReorder { taken += ReorderControl.width }
        if editControl != nil { taken += RowEditControl.width }
        if let accessory = shownAccessoryView ?? (detailButton.superview == nil ? nil : detailButton) {
            let width = accessory.bounds.width
            taken += (width > 0 ? width : accessory.sizeThatFits(bounds.size).width) + edges.margin
        } else if shownAccessoryType != .none {
            taken += UITableViewCell.signWidth + edges.margin
        }
        return taken
    }

    private var indent: CGFloat { CGFloat(min(max(indentationLevel, 0), 100)) * indentationWidth }
    private var isSideBySide: Bool { style == .value1 || style == .value2 }

    /// Returns the height of the cell in a table of a width.
    final func rowHeight(fittingWidth width: CGFloat) -> CGFloat {
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return size.height.isFinite && size.height > 0 ? size.height : 44
    }

    /// As wide as offered and as high as the content needs: that of the content configuration, the standard parts, one
    /// view that fills the content view, or constraints. A cell with other content keeps its height; a cell that lays
    /// out its content itself overrides this, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard determinesItsSize || contentDeterminesSize || contentHeight(size.width) != nil else {
            return CGSize(width: size.width, height: bounds.height)
        }
        return systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    override var contentDeterminesSize: Bool { contentView.determinesItsSize }

    /// Returns the size of the content: of the content configuration, of the standard parts, or by the constraints in
    /// the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = taken
        if let height = contentHeight(max(targetSize.width - taken, 0)) {
            return CGSize(width: targetSize.width, height: height)
        }
        return fittingSize(
            around: contentView, taken: taken, targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Returns the height of content that isn't placed by constraints; nil where constraints place it.
    private func contentHeight(_ width: CGFloat) -> CGFloat? {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        if let configurationView { return max(configurationView.sizeThatFits(room).height, 44) }
        if primaryLabel != nil || secondaryLabel != nil || picture != nil {
            let preferred = CellLayout().height(
                image: picture, text: primaryLabel, detail: secondaryLabel, isSideBySide: isSideBySide,
                width: max(width - 2 * edges.margin - indent, 0))
            return max(preferred + 2 * CellLayout.margin, 44)
        }
        if contentView.subviews.count == 1, let view = contentView.subviews.first,
            view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
        {
            let margins = CGSize(
                width: contentView.bounds.width - view.frame.width,
                height: contentView.bounds.height - view.frame.height)
            let fitting = view.sizeThatFits(CGSize(width: max(width - margins.width, 0), height: room.height))
            return fitting.height + max(margins.height, 0)
        }
        return nil
    }

    // MARK: Accessibility

    override var speaksForSubviews: Bool { true }
    // The actions are the table's.
    override class var overridesAccessibilityGetters: Bool { true }

    override var defaultIsAccessibilityElement: Bool { !CellContent.hasControl(self) }
    override var defaultAccessibilityLabel: String? { CellContent.label(of: self, withoutControlsBeside: contentView) }

    // The content may speak for the cell.
    override func accessibilityDidChange(_ change: AccessibilityChange) {
        super.accessibilityDidChange(change)
        if storedSubviews.count > 1 { contentView.accessibilityDidChange(change) }
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelectable ? .button : []
        if isSelected || shownAccessoryType == .checkmark { traits.insert(.selected) }
        return traits
    }

    private var isSelectable: Bool {
        selectionStyle != .none && isUserInteractionEnabled && table?.allowsSelection == true
    }

    /// The app's custom actions, else the row's swipe actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? table?.swipeActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Drawing

    /// The background of the cell while it is selected during multiple selection, or nil.
    open var multipleSelectionBackgroundView: UIView? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The style of the cell with keyboard focus.
    open var focusStyle: FocusStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }

    /// The editing control of the row while its table is edited.
    open var editingStyle: EditingStyle {
        guard let table, let path = table.indexPath(for: self) else { return .none }
        return table.editingStyle(ofRowAt: path)
    }

    /// Whether the button that confirms the deletion of the row is shown.
    open var showingDeleteConfirmation: Bool { showsDeleteConfirmation }

    // MARK: Editing and dragging

    /// The parts that a cell shows while it is edited, with UIKit's raw values.
    public struct StateMask: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates a state from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control for deleting or inserting.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The stages of a drag, with UIKit's raw values.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Called before the cell shows other parts; calls super when overridden.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell has begun to show other parts; calls super when overridden.
    open func didTransition(to state: StateMask) {}
    /// Called when a drag of the cell reaches another stage; a drag that is played has none.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the content moves aside for the editing control; stored only.
    open var shouldIndentWhileEditing: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether the cell takes touches while it is dragged; stored only.
    open var userInteractionEnabledWhileDragging: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Returns the background configuration of a cell in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
