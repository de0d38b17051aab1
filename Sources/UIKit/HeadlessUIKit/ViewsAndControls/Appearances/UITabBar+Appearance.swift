import Foundation

extension UITabBar {
    /// The appearance of the bar.
    public final var standardAppearance: UITabBarAppearance {
        get { customAppearances.appearance("standard") { UITabBarAppearance() } }
        set { customAppearances.appearances["standard"] = newValue }
    }
    /// The appearance of the bar while the content is at its end; nil for a transparent bar.
    public final var scrollEdgeAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["edge"] as? UITabBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }
    /// The appearance of the bar.
    public final var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }
    /// The background image of the bar, or nil for the system's.
    public final var backgroundImage: UIImage? {
        get { customAppearances.backgroundImages["any"] }
        set { customAppearances.backgroundImages["any"] = newValue }
    }
    /// The shadow image at the bar's edge, or nil for the system's.
    public final var shadowImage: UIImage? {
        get { customAppearances.shadowImages["any"] }
        set { customAppearances.shadowImages["any"] = newValue }
    }
    /// The image behind the selected tab, or nil.
    public final var selectionIndicatorImage: UIImage? {
        get { customAppearances.backIndicator }
        set { customAppearances.backIndicator = newValue }
    }
}

extension UITabBarItem {
    /// The appearance of the bar while the tab is selected; nil for the bar's own.
    public final var standardAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["standard"] as? UITabBarAppearance }
        set { customAppearances.appearances["standard"] = newValue }
    }
    /// The appearance of the bar while the tab is selected and the content is at its end; nil for the bar's own.
    public final var scrollEdgeAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["edge"] as? UITabBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }
}

extension UIToolbar: UIBarPositioning {
    /// The position: at the bottom.
    public final var barPosition: UIBarPosition { .bottom }
    /// The appearance of the bar.
    public final var standardAppearance: UIToolbarAppearance {
        get { customAppearances.appearance("standard") { UIToolbarAppearance() } }
        set { customAppearances.appearances["standard"] = newValue }
    }
    /// The appearance of the bar in compact height; nil for the standard appearance.
    public final var compactAppearance: UIToolbarAppearance? {
        get { customAppearances.appearances["compact"] as? UIToolbarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }
    /// The appearance of the bar while the content is at its end; nil for the standard appearance.
    public final var scrollEdgeAppearance: UIToolbarAppearance? {
        get { customAppearances.appearances["edge"] as? UIToolbarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }
    /// The appearance of the bar.
    public final var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }
    /// Sets the background image of the bar at a position.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(topOrBottom, barMetrics)] = backgroundImage
    }
    /// Returns the background image of the bar at a position, or nil for the system's.
    public final func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        customAppearances.backgroundImages[BarAppearances.key(topOrBottom, barMetrics)]
    }
    /// Sets the shadow image at the bar's edge.
    public final func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        customAppearances.shadowImages["\(topOrBottom.rawValue)"] = shadowImage
    }
    /// Returns the shadow image at the bar's edge, or nil for the system's.
    public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        customAppearances.shadowImages["\(topOrBottom.rawValue)"]
    }
}

extension UISearchBar: UIBarPositioning {
    /// At the top of its container.
    public final var barPosition: UIBarPosition { .top }
    /// The appearance of the bar.
    public final var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }
    /// The background image of the bar, or nil for the system's.
    public final var backgroundImage: UIImage? {
        get { customAppearances.backgroundImages["any"] }
        set { customAppearances.backgroundImages["any"] = newValue }
    }
    /// Sets the background image of the bar at a position.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(barPosition, barMetrics)] = backgroundImage
    }
    /// Sets the image behind the field in a state.
    public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        customAppearances.backgroundImages["field \(state.rawValue)"] = backgroundImage
    }
    /// Returns the image behind the field in a state, or nil for the system's.
    public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        customAppearances.backgroundImages["field \(state.rawValue)"]
    }
    /// Sets one of the bar's images in a state.
    public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        customAppearances.backgroundImages["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    /// One of the bar's images in a state, or nil for the system's.
    public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        customAppearances.backgroundImages["icon \(icon.rawValue) \(state.rawValue)"]
    }

    /// The images of a search bar, with UIKit's raw values.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the field.
        case clear = 1
        /// The button that opens bookmarks.
        case bookmark = 2
        /// The button that opens a list of results.
        case resultsList = 3
    }

    /// The styles of a search bar, with UIKit's raw values.
    public enum Style: UInt, Sendable {
        /// Chosen by the context.
        case `default` = 0
        /// A style with more contrast.
        case prominent = 1
        /// Without a background behind the field.
        case minimal = 2
    }
}
