import AccessibilityTree

/// A pixel while views are drawn onto it: a color whose components are multiplied by its opacity.
struct Pixel: Sendable {
    private var red = 0.0
    private var green = 0.0
    private var blue = 0.0
    private(set) var alpha = 0.0

    /// Draws a color onto it.
    mutating func paint(_ color: Appearance.Color) {
        let own = min(max(color.alpha, 0), 1)
        var over = Pixel()
        (over.red, over.green, over.blue, over.alpha) = (color.red * own, color.green * own, color.blue * own, own)
        paint(over, opacity: 1)
    }

    /// Draws what a translucent group came to onto it.
    mutating func paint(_ group: Pixel, opacity: Double) {
        let rest = 1 - group.alpha * opacity
        red = group.red * opacity + red * rest
        green = group.green * opacity + green * rest
        blue = group.blue * opacity + blue * rest
        alpha = group.alpha * opacity + alpha * rest
    }

    /// The opaque color that it has on a gray from 0 for black to 1 for white.
    func color(onGray white: Double) -> Appearance.Color {
        let rest = (1 - alpha) * white
        return Appearance.Color(red: red + rest, green: green + rest, blue: blue + rest)
    }
}
