import Foundation

/// A row of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private var shown = BarItemViews()
    private(set) final lazy var customAppearances = BarAppearances(of: self)

    /// The items from the leading edge, or nil.
    open var items: [UIBarButtonItem]? {
        didSet {
            shown.show(items ?? [], in: self)
            setNeedsLayout()
        }
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The colour of the bar, or nil for the system's.
    open var barTintColor: UIColor? { didSet { barColorDidChange() } }
    override var barColor: UIColor? { customAppearances.color(else: barTintColor) }
    /// Whether the bar is translucent, so that content extends below it; true unless set.
    open var isTranslucent = true { didSet { storedSuperview?.setNeedsLayout() } }

    /// Places the items side by side; flexible spaces share the remaining width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = shown.items.map { BarItemViews.width(of: $0) }
        let taken = widths.reduce(0) { $0 + ($1 ?? 0) }
        let flexible = widths.count { $0 == nil }
        var room = bounds.inset(by: sideInsets)
        room.size.height = max(0, room.height - safeAreaInsets.bottom)
        let share = flexible == 0 ? 0 : max(0, room.width - 32 - taken) / CGFloat(flexible)
        var left = room.minX + 16
        for (item, width) in zip(shown.items, widths) {
            BarItemViews.place(item, in: CGRect(x: left, y: room.minY, width: width ?? 0, height: room.height))
            left += width ?? share
        }
        mirrorIfNeeded(shown.items.compactMap { BarItemViews.view(of: $0) })
    }

    // On screens with rounded corners, bars outside containers are as high as tab bars (measured on documents of
    // Xcode).
    private var height: CGFloat {
        let hasRoundCorners = (window?.deviceSafeAreaInsets.bottom ?? 0) > 0
        return hasRoundCorners && traitCollection.userInterfaceIdiom != .pad ? 49 : 44
    }

    /// 44 points high; 49 on a device without a home button.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    /// Returns the offered width and 44 points of height, as navigation controllers place their toolbars.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        invalidateIntrinsicContentSize()
    }
}
