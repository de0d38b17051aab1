import Foundation

extension UINavigationBar: UIBarPositioning {
    /// At the top of the screen inside a navigation controller, else at the top of its container.
    public final var barPosition: UIBarPosition {
        superview?.viewController is UINavigationController ? .topAttached : .top
    }

    /// The appearance of the bar.
    public final var standardAppearance: UINavigationBarAppearance {
        get { looks.appearance("standard") { UINavigationBarAppearance() } }
        set {
            looks.appearances["standard"] = newValue
            appearanceDidChange()
        }
    }
    /// The appearance of the bar in compact height; nil for the standard appearance.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compact"] as? UINavigationBarAppearance }
        set { looks.appearances["compact"] = newValue }
    }
    /// The appearance of the bar while the content is at its top; nil for a transparent bar.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["edge"] as? UINavigationBarAppearance }
        set { looks.appearances["edge"] = newValue }
    }
    /// The appearance of the bar in compact height while the content is at its top; nil for the usual one.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { looks.appearances["compactEdge"] = newValue }
    }

    // The title is measured with the font of the appearance.
    private final func appearanceDidChange() {
        let attributes = standardAppearance.titleTextAttributes
        if !attributes.isEmpty { titleTextAttributes = attributes }
    }

    /// The appearance of the bar.
    public final var barStyle: UIBarStyle {
        get { looks.style }
        set { looks.style = newValue }
    }
    /// The shadow image at the bar's edge, or nil for the system's.
    public final var shadowImage: UIImage? {
        get { looks.shadowImages["any"] }
        set { looks.shadowImages["any"] = newValue }
    }
    /// The image of the back button, or nil for the system's.
    public final var backIndicatorImage: UIImage? {
        get { looks.backIndicator }
        set { looks.backIndicator = newValue }
    }
    /// The mask image of the back button, or nil.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { looks.backIndicatorMask }
        set { looks.backIndicatorMask = newValue }
    }
    /// Sets the background image of the bar.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image of the bar at a position.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks.backgroundImages[BarLooks.key(barPosition, barMetrics)] = backgroundImage
    }
    /// Returns the background image of the bar, or nil for the system's.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgroundImages[BarLooks.key(.any, barMetrics)]
    }
    /// Moves the title down, in points; stored only.
    public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.verticalAdjustments[barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title, in points.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.verticalAdjustments[barMetrics] ?? 0
    }
}

extension UINavigationItem {
    /// The appearance of the bar while the item is shown; nil for the bar's own.
    public final var standardAppearance: UINavigationBarAppearance? {
        get { looks.appearances["standard"] as? UINavigationBarAppearance }
        set { looks.appearances["standard"] = newValue }
    }
    /// The appearance of the bar in compact height; nil for the bar's own.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compact"] as? UINavigationBarAppearance }
        set { looks.appearances["compact"] = newValue }
    }
    /// The appearance of the bar while the content is at its top; nil for the bar's own.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["edge"] as? UINavigationBarAppearance }
        set { looks.appearances["edge"] = newValue }
    }
    /// The appearance of the bar in compact height while the content is at its top; nil for the bar's own.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { looks.appearances["compactEdge"] = newValue }
    }
}
