import AccessibilityTree

/// The colors of a picture that no tree states.
struct Palette {
    /// The background of the screen.
    var screen: String
    /// Around the screen.
    var page: String
    /// Text of the legend, and text on the screen whose color is unknown.
    var text: String
    /// The color of placeholders.
    var placeholder: String
    /// The background of bars.
    var bar: String
    /// Lines between parts.
    var line: String
    /// The color of controls.
    var control: String
    /// Thumbs, and the chosen segment.
    var thumb: String
    /// The background of images.
    var image: String
    /// The system's blue, where no tint is stated.
    var tint: String

    init(_ style: ScreenPicture.Style) {
        switch style {
        case .light:
            self.init(
                screen: "#FFFFFF", page: "#F2F2F7", text: "#000000", placeholder: "#6E6E73", bar: "#F9F9F9",
                line: "#C6C6C8", control: "#DDDDE2", thumb: "#FFFFFF", image: "#E9E9EE", tint: "#007AFF")
        case .dark:
            self.init(
                screen: "#000000", page: "#1C1C1E", text: "#FFFFFF", placeholder: "#98989F", bar: "#161617",
                line: "#48484A", control: "#39393D", thumb: "#636366", image: "#2C2C2E", tint: "#0A84FF")
        }
    }

    private init(
        screen: String, page: String, text: String, placeholder: String, bar: String, line: String, control: String,
        thumb: String, image: String, tint: String
    ) {
        self.screen = screen
        self.page = page
        self.text = text
        self.placeholder = placeholder
        self.bar = bar
        self.line = line
        self.control = control
        self.thumb = thumb
        self.image = image
        self.tint = tint
    }

    /// Markers: one of the few colors with a contrast of at least 4.5 : 1 both on white and on black, and with the
    /// white number in it (WCAG 1.4.3).
    static let marker = "#CD3496"
    /// The color of the number in a marker.
    static let markerNumber = "#FFFFFF"
}

/// A color as SVG writes it.
struct Paint {
    /// A `#` and six hexadecimal digits.
    var color: String
    /// The opacity, from 0 to 1.
    var opacity: Double

    init(_ color: String, opacity: Double = 1) {
        self.color = color
        self.opacity = opacity
    }

    /// The attributes that fill a shape.
    var fill: String { "fill=\"\(color)\"" + (opacity < 1 ? " fill-opacity=\"\(opacity.drawn)\"" : "") }
}

extension Appearance.Color {
    /// The color as SVG writes it.
    var drawn: Paint {
        let digits: [Character] = Array("0123456789ABCDEF")
        var text = "#"
        for part in [red, green, blue] {
            let byte = Int((part.clampedToOne * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
        return Paint(text, opacity: alpha.clampedToOne)
    }
}

extension Double {
    /// The nearest number from 0 to 1; 0 for a value that is not a number.
    var clampedToOne: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
