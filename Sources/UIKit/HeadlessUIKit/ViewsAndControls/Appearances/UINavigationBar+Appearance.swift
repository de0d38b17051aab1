import Foundation

extension UINavigationBar: UIBarPositioning {
    /// At the top of the screen inside a navigation controller, else at the top of its container.
    public final var barPosition: UIBarPosition {
        superview?.viewController is UINavigationController ? .topAttached : .top
    }

    /// The appearance of the bar.
    public final var standardAppearance: UINavigationBarAppearance {
        get { customAppearances.appearance("standard") { UINavigationBarAppearance() } }
        set {
            customAppearances.appearances["standard"] = newValue
            appearanceDidChange()
        }
    }
    /// The appearance of the bar in compact height; nil for the standard appearance.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compact"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }
    /// The appearance of the bar while the content is at its top; nil for a transparent bar.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["edge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }
    /// The appearance of the bar in compact height while the content is at its top; nil for the usual one.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compactEdge"] = newValue }
    }

    // The title is measured with the font of the appearance.
    private final func appearanceDidChange() {
        let attributes = standardAppearance.titleTextAttributes
        if !attributes.isEmpty { titleTextAttributes = attributes }
    }

    /// The appearance of the bar.
    public final var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }
    /// The shadow image at the bar's edge, or nil for the system's.
    public final var shadowImage: UIImage? {
        get { customAppearances.shadowImages["any"] }
        set { customAppearances.shadowImages["any"] = newValue }
    }
    /// The image of the back button, or nil for the system's.
    public final var backIndicatorImage: UIImage? {
        get { customAppearances.backIndicator }
        set { customAppearances.backIndicator = newValue }
    }
    /// The mask image of the back button, or nil.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { customAppearances.backIndicatorMask }
        set { customAppearances.backIndicatorMask = newValue }
    }
    /// Sets the background image of the bar.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image of the bar at a position.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(barPosition, barMetrics)] = backgroundImage
    }
    /// Returns the background image of the bar, or nil for the system's.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        customAppearances.backgroundImages[BarAppearances.key(.any, barMetrics)]
    }
    /// Moves the title down, in points; stored only.
    public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customAppearances.verticalAdjustments[barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title, in points.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customAppearances.verticalAdjustments[barMetrics] ?? 0
    }
}

extension UINavigationItem {
    /// The appearance of the bar while the item is shown; nil for the bar's own.
    public final var standardAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["standard"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["standard"] = newValue }
    }
    /// The appearance of the bar in compact height; nil for the bar's own.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compact"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }
    /// The appearance of the bar while the content is at its top; nil for the bar's own.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["edge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }
    /// The appearance of the bar in compact height while the content is at its top; nil for the bar's own.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compactEdge"] = newValue }
    }
}
