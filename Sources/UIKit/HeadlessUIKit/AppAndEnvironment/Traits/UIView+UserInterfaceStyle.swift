import Foundation

/// The level of an interface above the rest, with UIKit's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The screen itself.
    case base = 0
    /// The content is above another, such as in a sheet.
    case elevated = 1
}

/// The range of a screen's colours, with UIKit's raw values.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The range of sRGB.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    /// More.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// Whether a screen feels how hard it is pressed, with UIKit's raw values.
public enum UIForceTouchCapability: Int, Sendable {
    /// It is unknown whether the screen senses pressure.
    case unknown = 0
    /// The screen does not sense pressure.
    case unavailable = 1
    /// The screen senses pressure.
    case available = 2
}

/// Whether a window has the user's attention, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The window is inactive.
    case inactive = 0
    /// The window is active.
    case active = 1
}

extension UITraitCollection {
    /// The level of the interface above the rest; the screen itself here.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// The range of the screen's colours.
    public var displayGamut: UIDisplayGamut { .P3 }
    /// Whether the screen feels how hard it is pressed; it doesn't.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Whether the window has the user's attention; always here.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

    /// Returns whether dynamic colours may differ from those with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }
}
