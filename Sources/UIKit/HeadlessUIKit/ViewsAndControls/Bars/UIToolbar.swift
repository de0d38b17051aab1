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

    // MARK: Appearance

    /// The position: at the bottom.
    open var barPosition: UIBarPosition { .bottom }

    /// The appearance of the bar.
    open var standardAppearance: UIToolbarAppearance {
        get { customAppearances.appearance("standard") { UIToolbarAppearance() } }
        set { customAppearances.appearances["standard"] = newValue }
    }

    /// The appearance of the bar in compact height; nil for the standard appearance.
    open var compactAppearance: UIToolbarAppearance? {
        get { customAppearances.appearances["compact"] as? UIToolbarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }

    /// The appearance of the bar while the content is at its end; nil for the standard appearance.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { customAppearances.appearances["edge"] as? UIToolbarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }

    /// The appearance of the bar.
    open var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }

    /// Sets the background image of the bar at a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(topOrBottom, barMetrics)] = backgroundImage
    }

    /// Returns the background image of the bar at a position, or nil for the system's.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        customAppearances.backgroundImages[BarAppearances.key(topOrBottom, barMetrics)]
    }

    /// Sets the shadow image at the bar's edge.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        customAppearances.shadowImages["\(topOrBottom.rawValue)"] = shadowImage
    }

    /// Returns the shadow image at the bar's edge, or nil for the system's.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        customAppearances.shadowImages["\(topOrBottom.rawValue)"]
    }
}
