import Foundation

/// Arranges views in a row or a column by their sizes.
@MainActor open class UIStackView: UIView {
    /// The views that are arranged, in order. All are subviews, whose order may be another.
    public private(set) final var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Arranges a view after the others and adds it as a subview where it is none.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Arranges a view at a place; indices outside mean the nearest end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // What is arranged is a subview, so a new view need not be looked for.
        if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Arranges a view no longer. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.lastIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        spacings[ObjectIdentifier(view)] = nil
        if !view.isFrameDriven { view.layoutMembersDidChange() }
        arrangementDidChange()
    }

    /// A view that leaves is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewVisibilityDidChange(_ subview: UIView) { arrangementDidChange() }

    // Stacks around this one go by its size.
    private func arrangementDidChange() {
        setNeedsLayout()
        contentSizeDidChange()
    }

    // MARK: Arrangement

    /// Whether the views stand in a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    /// How the length along the axis is shared out.
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    /// Where the views stand across the axis.
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// The distance between neighbours, in points; the least one where the distribution decides.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether the views keep the layout margins free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether distances count from baselines; lines are not known here, so this changes nothing.
    open var isBaselineRelativeArrangement = false

    /// Stands for "as `spacing` says" in `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the distance that the system recommends, 8 points.
    public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == UIStackView.spacingUseDefault || spacing.isNaN
        spacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance that was set after one view, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func gap(after view: UIView) -> CGFloat {
        let gap = spacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? 8 : gap
    }

    private var margins: UIEdgeInsets {
        guard isLayoutMarginsRelativeArrangement else { return .zero }
        let margins = directionalLayoutMargins
        return UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }

    // MARK: Layout

    /// Places the arranged views that are not hidden.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        let room = bounds.inset(by: margins)
        let isRow = axis == .horizontal
        let sizes = views.map { StackMeasurer.size(of: $0, fitting: room.size, isRow: isRow) }
        let spans = StackSpans(
            preferredSizes: sizes.map { isRow ? $0.width : $0.height },
            isFlexible: zip(views, sizes).map { view, _ in StackMeasurer.isFlexible(view, isRow: isRow) },
            gaps: views.dropLast().map { gap(after: $0) }, room: isRow ? room.width : room.height,
            distribution: distribution)
        for (index, view) in views.enumerated() {
            let (start, length) = spans.spans[index]
            let natural = isRow ? sizes[index].height : sizes[index].width
            let (offset, breadth) = across(natural, in: isRow ? room.height : room.width)
            view.frame =
                isRow
                ? CGRect(x: room.minX + start, y: room.minY + offset, width: length, height: breadth)
                : CGRect(x: room.minX + offset, y: room.minY + start, width: breadth, height: length)
        }
        mirrorIfNeeded(views)
    }

    /// Where a view stands across the axis, and how broad it is.
    private func across(_ natural: CGFloat, in room: CGFloat) -> (CGFloat, CGFloat) {
        let breadth = min(natural, room)
        switch alignment {
        case .fill: return (0, room)
        case .leading, .firstBaseline: return (0, breadth)
        case .center: return ((room - breadth) / 2, breadth)
        case .trailing, .lastBaseline: return (room - breadth, breadth)
        }
    }

    /// The size that the visible views ask for together, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let margins = margins
        let isRow = axis == .horizontal
        let room = CGSize(
            width: size.width - margins.left - margins.right, height: size.height - margins.top - margins.bottom)
        let sizes = views.map { StackMeasurer.size(of: $0, fitting: room, isRow: isRow) }
        let lengths = sizes.map { isRow ? $0.width : $0.height }
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let isEqual = distribution == .fillEqually
        let length = gaps + (isEqual ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +))
        let breadth = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        return CGSize(
            width: (isRow ? length : breadth) + margins.left + margins.right,
            height: (isRow ? breadth : length) + margins.top + margins.bottom)
    }

    // Text in a column wraps at its width.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    /// The size that the visible views ask for together, in points.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }

    /// How the length along the axis is shared out, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        /// One view takes what is left or lacks.
        case fill = 0
        /// All views are equally long.
        case fillEqually = 1
        /// All views grow or shrink in proportion to their own length.
        case fillProportionally = 2
        /// The distances between the views are equal.
        case equalSpacing = 3
        /// The distances between the middles of the views are equal.
        case equalCentering = 4
    }

    /// Where the views stand across the axis, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        /// Stretched over the whole breadth.
        case fill = 0
        /// At the top of a row or where the lines of a column start.
        case leading = 1
        /// By the first baseline; as at the top here, since lines are not known.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the bottom of a row or where the lines of a column end.
        case trailing = 4
        /// By the last baseline; as at the bottom here, since lines are not known.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }
}
