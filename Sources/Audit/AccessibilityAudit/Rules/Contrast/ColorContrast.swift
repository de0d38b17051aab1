import AccessibilityTree
import Foundation

extension Appearance.Color {
    /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, definition).
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ component: Double) -> Double {
        let value = min(max(component, 0), 1)
        // Most colours are of 256 steps, and raising to a power takes long.
        let step = (value * 255).rounded()
        if abs(value * 255 - step) < 1e-9 { return steps[Int(step)] }
        return power(of: value)
    }

    private static func power(of value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static let steps = (0...255).map { power(of: Double($0) / 255) }

    /// Returns this colour composited over an opaque one.
    func over(_ behind: Appearance.Color) -> Appearance.Color {
        let own = min(max(alpha, 0), 1)
        return Appearance.Color(
            red: red * own + behind.red * (1 - own), green: green * own + behind.green * (1 - own),
            blue: blue * own + behind.blue * (1 - own))
    }

    /// The colour with less of it, such as in a pale view.
    func faded(by factor: Double) -> Appearance.Color {
        var copy = self
        copy.alpha *= factor
        return copy
    }

    /// The ratio of the luminances of two colours, from 1 to 21 (WCAG 2.2, definition).
    func contrast(with other: Appearance.Color) -> Double {
        let (left, right) = (luminance, other.luminance)
        return (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    /// The colour as "#RRGGBB".
    var hexadecimal: String {
        var text = "#"
        for component in [red, green, blue] {
            let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
            for digit in [byte >> 4, byte & 15] {
                text.unicodeScalars.append(
                    Unicode.Scalar(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)))
            }
        }
        return text
    }
}
