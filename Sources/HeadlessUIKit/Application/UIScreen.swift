import Foundation

/// The screen that nobody sees: its size and scale.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the app: 402 by 874 points at three pixels a point unless set otherwise.
    public static var main: UIScreen { AppProcess.current.screen }

    /// The screen in points.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
    /// Pixels a point.
    public internal(set) var scale: CGFloat = 3

    /// Light or dark, as the user has chosen; `UIApplication.simulate(_:)` changes it.
    var userInterfaceStyle = UIUserInterfaceStyle.light

    /// The screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels a point.
    public var nativeScale: CGFloat { scale }

    /// The traits of the whole screen, with the room of a window that fills it.
    public var traitCollection: UITraitCollection {
        let application = UIApplication.shared
        let room = SizeClasses(of: bounds.size)
        return UITraitCollection(
            idiom: UIDevice.current.userInterfaceIdiom, horizontal: room.isCompactWidth ? .compact : .regular,
            vertical: room.isCompactHeight ? .compact : .regular,
            direction: application.userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
            category: application.preferredContentSizeCategory, style: userInterfaceStyle, scale: scale,
            legibility: UIAccessibility.isBoldTextEnabled ? .bold : .regular,
            contrast: UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal)
    }

    /// Nothing hangs on the screen's own traits.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
