import Foundation

/// A row of buttons.
@MainActor open class UIToolbar: UIView {
    private var shown = BarItemViews()

    /// The items from where lines start, or nil.
    open var items: [UIBarButtonItem]? {
        didSet {
            shown.show(items ?? [], in: self)
            setNeedsLayout()
        }
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The colour of the bar, or nil for the system's.
    open var barTintColor: UIColor?
    /// Whether what lies behind shines through, so that content goes on under the bar; true unless set.
    open var isTranslucent = true { didSet { storedSuperview?.setNeedsLayout() } }

    /// Places the items side by side; flexible spaces share what is left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = shown.items.map { BarItemViews.width(of: $0) }
        let taken = widths.reduce(0) { $0 + ($1 ?? 0) }
        let flexible = widths.count { $0 == nil }
        let share = flexible == 0 ? 0 : max(0, bounds.width - 32 - taken) / CGFloat(flexible)
        var left = bounds.minX + 16
        for (item, width) in zip(shown.items, widths) {
            let view = BarItemViews.view(of: item)
            view?.frame = CGRect(x: left, y: bounds.minY, width: width ?? 0, height: bounds.height)
            left += width ?? share
        }
        mirrorIfNeeded(shown.items.compactMap { BarItemViews.view(of: $0) })
    }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    /// The width that is offered and 44 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
