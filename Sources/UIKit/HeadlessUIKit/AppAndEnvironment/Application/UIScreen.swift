import Foundation

/// The screen, which is not drawn: its size and scale.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the app: 402 by 874 points at three pixels a point unless set otherwise.
    public static var main: UIScreen { AppProcess.current.screen }

    /// The screen in points.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
    /// The number of pixels per point.
    open internal(set) var scale: CGFloat = 3

    /// The area that a known device with such a screen covers at its edges, in points; else zero.
    final var coveredArea: UIEdgeInsets {
        let orientation = bounds.width > bounds.height ? UIInterfaceOrientation.landscapeLeft : .portrait
        return DeviceProfile.all.first { $0.size(in: orientation) == bounds.size && $0.scale == scale }?
            .safeArea(in: orientation) ?? .zero
    }

    /// Light or dark, as the user has chosen; `UIApplication.simulate(_:)` changes it.
    var userInterfaceStyle = UIUserInterfaceStyle.light

    /// The screen in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels per point.
    open var nativeScale: CGFloat { scale }

    /// The traits of the whole screen, with the room of a window that fills it.
    open var traitCollection: UITraitCollection {
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
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: State

    /// The brightness of the screen, from 0 to 1; it has no effect here.
    open var brightness: CGFloat {
        get { 0.5 }
        set {}
    }

    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded; it never is here.
    open var isCaptured: Bool { false }
    /// The screen that this one repeats, or nil.
    open var mirrored: UIScreen? { nil }

    // MARK: UICoordinate Space

    /// The screen's coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The screen's coordinates in portrait; they are never rotated relative to the device here.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
}
