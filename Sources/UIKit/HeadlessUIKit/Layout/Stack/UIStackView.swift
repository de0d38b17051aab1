import Foundation

/// Arranges views in a row or a column by constraints, which it makes itself and updates with its properties.
///
/// Each constraint has one of UIKit's names, from "UISV-canvas-connection" to "UISV-hiding". A stack has no content
/// size of its own: the arranged views determine its size.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The arranged views, in order. All are subviews, whose order may be another.
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?

    /// Creates a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack without views, of no size.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Arranges a view after the others and adds it as a subview where it is not one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Arranges a view at an index; indices outside mean the nearest end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // Every arranged view is a subview, so a new view need not be searched for.
        if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.lastIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        spacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// A view that leaves the stack is removed from the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewVisibilityDidChange(_ subview: UIView) { arrangementDidChange() }

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Remakes the constraints where the arrangement has changed.
    open override func updateConstraints() {
        arrangement?.remove()
        let arrangement = StackArrangement(of: self)
        arrangement.install()
        self.arrangement = arrangement
        super.updateConstraints()
    }

    /// Remakes proportional lengths where the height of wrapping text is another at its new width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard distribution == .fillProportionally, axis == .vertical, let arrangement,
            arrangement.proportions != StackArrangement.proportions(of: arrangement.visible, in: self)
        else { return }
        arrangementDidChange()
    }

    // Proportional lengths depend on the sizes of the views.
    override func subviewContentSizeDidChange() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    }

    // MARK: Arrangement

    /// The axis: a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    /// The distribution of the length along the axis.
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// The distance between neighbours, in points; the least one where the distribution decides.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether the views keep the layout margins free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether the distances in a column are between the last line of a view and the first one of the next.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// The first view of the stack that is shown.
    open override var forFirstBaselineLayout: UIView {
        arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }
    /// The last view of a column that is shown, the first one of a row.
    open override var forLastBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }

    /// A value for `setCustomSpacing(_:after:)` that means `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A value that means the distance that the system recommends, 8 points.
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

    /// The distance to keep after a view, in points.
    final func gap(after view: UIView) -> CGFloat {
        let gap = spacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? 8 : gap
    }

    /// The distribution of the length along the axis, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        /// One view takes up the remaining or missing space.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// All views grow or shrink in proportion to their own length.
        case fillProportionally = 2
        /// The distances between the views are equal.
        case equalSpacing = 3
        /// The distances between the centers of the views are equal.
        case equalCentering = 4
    }

    /// The alignment of the views across the axis, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        /// Stretched across the axis.
        case fill = 0
        /// At the top of a row or the leading edge of a column.
        case leading = 1
        /// The first lines of a row at one height; as `leading` in a column.
        case firstBaseline = 2
        /// Centered.
        case center = 3
        /// At the bottom of a row or the trailing edge of a column.
        case trailing = 4
        /// The last lines of a row at one height; as `trailing` in a column.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }
}
