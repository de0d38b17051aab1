import Foundation

/// The screen, which is not drawn: its size and scale.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the app: 402 by 874 points at three pixels a point unless set otherwise.
    public static var main: UIScreen { AppProcess.current.screen }

    /// The screen in points.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
    /// The number of pixels per point.
    public internal(set) var scale: CGFloat = 3

    /// Light or dark, as the user has chosen; `UIApplication.simulate(_:)` changes it.
    var userInterfaceStyle = UIUserInterfaceStyle.light

    /// The screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The traits of the whole screen, with the room of a window that fills it.
    public var traitCollection: UITraitCollection {
        let process = AppProcess.current
        let settings = Settings(
            room: SizeClasses(of: bounds.size), scale: scale, idiom: process.device.userInterfaceIdiom,
            direction: process.application.userInterfaceLayoutDirection,
            category: process.application.preferredContentSizeCategory, style: userInterfaceStyle,
            statusChanges: process.accessibilityStatusChanges)
        if let latestTraits, latestSettings == settings { return latestTraits }
        let traits = UITraitCollection(
            idiom: settings.idiom, horizontal: settings.room.isCompactWidth ? .compact : .regular,
            vertical: settings.room.isCompactHeight ? .compact : .regular,
            direction: settings.direction == .leftToRight ? .leftToRight : .rightToLeft, category: settings.category,
            style: settings.style, scale: scale, legibility: UIAccessibility.isBoldTextEnabled ? .bold : .regular,
            contrast: UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal)
        (latestSettings, latestTraits) = (settings, traits)
        return traits
    }

    /// The settings that determine the traits. Every view reads the traits many times, and the settings seldom change.
    private struct Settings: Equatable {
        var room: SizeClasses
        var scale: CGFloat
        var idiom: UIUserInterfaceIdiom
        var direction: UIUserInterfaceLayoutDirection
        var category: UIContentSizeCategory
        var style: UIUserInterfaceStyle
        var statusChanges: Int
    }

    private var latestSettings: Settings?
    private var latestTraits: UITraitCollection?

    /// Does nothing: nothing depends on the screen's own traits.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
