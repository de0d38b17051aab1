import AccessibilityTree
import Foundation

/// A cell of a list, or its header or footer (iOS 14): a content with accessories next to it.
///
/// It is one accessibility element, like a table cell; next to a control, as an accessory or in its content, the texts
/// are one element and the control another one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The indentation level of the content; in an outline the item's level.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation level, in points.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    /// Whether the accessories before the content are indented too.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// The accessories next to the content.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
    private var shown: [Shown] = []
    private var knownStatus = UIAccessibilityExpandedStatus.unsupported

    private struct Shown {
        var accessory: UICellAccessory
        var view: UIView?
    }

    /// Returns the default content of the cell: that of a header or a footer where it is one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place?.kind {
        case UICollectionView.elementKindSectionHeader: return .header()
        case UICollectionView.elementKindSectionFooter: return .footer()
        default: return isHeader ? .header() : .cell()
        }
    }

    override class func makeContentView() -> UIView { CellContentView(frame: .zero) }

    private var collection: UICollectionView? {
        var view = superview
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    private var list: UICollectionLayoutListConfiguration? {
        guard let place, let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout else {
            return nil
        }
        return layout.list(of: place.path.section)
    }

    /// Whether the cell is the header of its section.
    private var isHeader: Bool {
        guard let place else { return false }
        if let kind = place.kind { return kind == UICollectionView.elementKindSectionHeader }
        return place.path.item == 0 && list?.headerMode == .firstItemInSection
    }

    // MARK: Accessories

    /// Makes the views of the accessories that are shown now.
    final func showAccessories() {
        for part in shown { part.view?.removeFromSuperview() }
        let isEditing = collection?.isEditing ?? false
        var ordered: [UICellAccessory] = []
        for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
            let same = ordered.filter { $0.isLeading == accessory.isLeading }
            let index = accessory.position?(same) ?? same.count
            let place = ordered.indices.filter { ordered[$0].isLeading == accessory.isLeading }
            ordered.insert(
                accessory, at: index < place.count && index >= 0 ? place[index] : ordered.count)
        }
        shown = ordered.map { Shown(accessory: $0, view: makeView(of: $0)) }
        for part in shown { if let view = part.view { addSubview(view) } }
        setNeedsLayout()
        accessibilityDidChange([.attributes, .structure])
    }

    private func makeView(of accessory: UICellAccessory) -> UIView? {
        switch accessory.kind {
        case .sign, .checkmark: return nil
        case .button(let button): return button.make(for: self)
        case .view(let view): return view
        case .label(let text):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
            return label
        case .outline(let style, _):
            guard style == .cell else { return nil }
            let button = UIButton(type: .system)
            button.accessibilityLabelBlock = { [weak self] in self?.contentWords }
            button.accessibilityExpandedStatusBlock = { [weak self] in self?.outlineStatus ?? .unsupported }
            button.addAction(
                UIAction { [weak self] _ in _ = self?.toggleOutline() }, for: .primaryActionTriggered)
            return button
        }
    }

    // As wide as the symbols in table cells.
    private static let standardWidth: CGFloat = 20

    private func width(_ part: Shown) -> CGFloat {
        switch part.accessory.width {
        case .custom(let width): return width.isFinite ? max(width, 0) : 0
        case .standard where part.view is UILabel: break
        case .standard: return Self.standardWidth
        case .actual: break
        }
        guard let view = part.view else { return Self.standardWidth }
        return view.bounds.width > 0 && !(view is UILabel) ? view.bounds.width : view.sizeThatFits(bounds.size).width
    }

    private static let spacing: CGFloat = 8

    /// The widths that the accessories and the indentation take at each side, in points.
    private var taken: (leading: CGFloat, trailing: CGFloat) {
        var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
        for part in shown {
            let width = width(part) + Self.spacing
            if part.accessory.isLeading { leading += width } else { trailing += width }
        }
        return (leading + CGFloat(min(max(indentationLevel, 0), 100)) * indentationWidth, trailing)
    }

    /// Places the content and the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let taken = taken
        contentView.frame = CGRect(
            x: taken.leading, y: 0, width: max(bounds.width - taken.leading - taken.trailing, 0), height: bounds.height)
        let indent = indentsAccessories ? CGFloat(min(max(indentationLevel, 0), 100)) * indentationWidth : 0
        var left = Self.spacing + indent
        var right = bounds.width - taken.trailing
        for part in shown {
            let width = width(part)
            let size = CGSize(
                width: width, height: min(part.view?.sizeThatFits(bounds.size).height ?? 0, bounds.height))
            let x = part.accessory.isLeading ? left : right
            part.view?.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            if part.accessory.isLeading { left += width + Self.spacing } else { right += width + Self.spacing }
        }
        mirrorIfNeeded([contentView] + shown.compactMap(\.view))
        layoutContent()
    }

    /// Returns the size of the content with the accessories next to it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = taken.leading + taken.trailing
        let room = CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height)
        let size = super.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + taken, height: place?.kind == nil ? max(size.height, 44) : size.height)
    }

    // MARK: The outline

    private var outline: (accessory: UICellAccessory, style: UICellAccessory.OutlineDisclosureOptions.Style)? {
        for part in shown {
            if case .outline(let style, _) = part.accessory.kind { return (part.accessory, style) }
        }
        return nil
    }

    private var outlineStatus: UIAccessibilityExpandedStatus {
        guard let place, place.kind == nil, let source = collection?.dataSource as? any OutlineSource,
            let outline = source.outlinePlace(at: place.path)
        else { return .unsupported }
        return outline.isExpanded ? .expanded : .collapsed
    }

    /// Whether a tap on the cell expands and collapses its item.
    final var togglesOutline: Bool { outline.map { $0.style != .cell } ?? false }

    /// Expands or collapses the item, or runs the app's handler for it.
    final func toggleOutline() -> Bool {
        guard let outline else { return false }
        if case .outline(_, let action?) = outline.accessory.kind {
            action()
            return true
        }
        guard let place, let source = collection?.dataSource as? any OutlineSource else { return false }
        return source.toggleOutline(at: place.path)
    }

    /// Adopts the level in the outline, and reports that the item may be expandable now.
    final func outlineDidChange() {
        if let place, place.kind == nil,
            let found = (collection?.dataSource as? any OutlineSource)?.outlinePlace(at: place.path),
            found.level != indentationLevel
        {
            indentationLevel = found.level
        }
        let status = outlineStatus
        if status != knownStatus {
            knownStatus = status
            accessibilityDidChange(.attributes)
        }
    }

    // MARK: Actions

    private var swipeActions: [UISwipeActionsConfiguration] {
        guard let place, place.kind == nil, let list else { return [] }
        return [
            list.leadingSwipeActionsConfigurationProvider?(place.path),
            list.trailingSwipeActionsConfigurationProvider?(place.path),
        ].compactMap { $0 }
    }

    /// Runs the delete action, as the confirmation button of a row does.
    final func runFirstDestructiveSwipeAction() {
        guard let action = swipeActions.flatMap(\.actions).first(where: { $0.style == .destructive }) else { return }
        action.handler(action, self) { _ in }
    }

    // MARK: Accessibility

    // The actions are the list's.
    override class var overridesAccessibilityGetters: Bool { true }
    override var speaksForSubviews: Bool { true }

    /// The text of the content.
    final var contentWords: String? { CellContent.label(of: self, withoutControlsBeside: contentView) }

    // The content may speak for the cell.
    override func accessibilityDidChange(_ change: AccessibilityChange) {
        super.accessibilityDidChange(change)
        if storedSubviews.count > 1 { contentView.accessibilityDidChange(change) }
    }

    override var defaultIsAccessibilityElement: Bool { !CellContent.hasControl(self) && contentWords != nil }
    override var defaultAccessibilityLabel: String? { contentWords }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if isHeader { traits.insert(.header) }
        if place?.kind == nil, !isHeader, isUserInteractionEnabled, collection?.allowsSelection == true {
            traits.insert(.button)
        }
        let isChecked = shown.contains { if case .checkmark = $0.accessory.kind { true } else { false } }
        if isSelected || isChecked { traits.insert(.selected) }
        return traits
    }

    /// The expanded status of the item in an outline, where a tap on the cell changes it.
    open override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get {
            let own = super.accessibilityExpandedStatus
            return own == .unsupported && togglesOutline ? outlineStatus : own
        }
        set { super.accessibilityExpandedStatus = newValue }
    }

    /// The app's custom actions, else the item's swipe actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let own = super.accessibilityCustomActions { return own }
            let actions = swipeActions.flatMap { $0.accessibilityActions(for: self) }
            return actions.isEmpty ? nil : actions
        }
        set { super.accessibilityCustomActions = newValue }
    }
}
