import Foundation

extension UINavigationBar: UIBarPositioning {
    /// At the top of the screen inside a navigation controller, else at the top of what it belongs to.
    public final var barPosition: UIBarPosition {
        superview?.viewController is UINavigationController ? .topAttached : .top
    }

    /// How the bar looks.
    public final var standardAppearance: UINavigationBarAppearance {
        get { looks.appearance("standard") { UINavigationBarAppearance() } }
        set {
            looks.appearances["standard"] = newValue
            appearanceDidChange()
        }
    }
    /// How the bar looks where there is little room from top to bottom; nil for as usual.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compact"] as? UINavigationBarAppearance }
        set { looks.appearances["compact"] = newValue }
    }
    /// How the bar looks while the content is at its top; nil for transparent.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["edge"] as? UINavigationBarAppearance }
        set { looks.appearances["edge"] = newValue }
    }
    /// How the bar looks while the content is at its top and there is little room; nil for as usual.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { looks.appearances["compactEdge"] = newValue }
    }

    // The title is measured with the font that the looks say.
    private final func appearanceDidChange() {
        let attributes = standardAppearance.titleTextAttributes
        if !attributes.isEmpty { titleTextAttributes = attributes }
    }

    /// How the bar looks.
    public final var barStyle: UIBarStyle {
        get { looks.style }
        set { looks.style = newValue }
    }
    /// The line at the bar's edge as an image, or nil for the system's.
    public final var shadowImage: UIImage? {
        get { looks.shadowImages["any"] }
        set { looks.shadowImages["any"] = newValue }
    }
    /// The image of the back button, or nil for the system's.
    public final var backIndicatorImage: UIImage? {
        get { looks.backIndicator }
        set { looks.backIndicator = newValue }
    }
    /// What the image of the back button is seen through, or nil.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { looks.backIndicatorMask }
        set { looks.backIndicatorMask = newValue }
    }
    /// Sets the image behind the bar.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Sets the image behind the bar at a place.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks.backgroundImages[BarLooks.key(barPosition, barMetrics)] = backgroundImage
    }
    /// The image behind the bar, or nil for the system's.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgroundImages[BarLooks.key(.any, barMetrics)]
    }
    /// Moves the title down, in points; kept as a fact.
    public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.verticalAdjustments[barMetrics] = adjustment
    }
    /// How far the title is moved down, in points.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.verticalAdjustments[barMetrics] ?? 0
    }
}

extension UINavigationItem {
    /// How the bar looks while the item is shown; nil for as the bar says.
    public final var standardAppearance: UINavigationBarAppearance? {
        get { looks.appearances["standard"] as? UINavigationBarAppearance }
        set { looks.appearances["standard"] = newValue }
    }
    /// How the bar looks where there is little room from top to bottom; nil for as the bar says.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compact"] as? UINavigationBarAppearance }
        set { looks.appearances["compact"] = newValue }
    }
    /// How the bar looks while the content is at its top; nil for as the bar says.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["edge"] as? UINavigationBarAppearance }
        set { looks.appearances["edge"] = newValue }
    }
    /// How the bar looks while the content is at its top and there is little room; nil for as the bar says.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { looks.appearances["compactEdge"] = newValue }
    }
}
