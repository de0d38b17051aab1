import AccessibilityTree
import Foundation

extension Appearance.Color {
    /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, definition).
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ component: Double) -> Double {
        let value = min(max(component, 0), 1)
        // Most colors are of 256 steps, and raising to a power takes long.
        let step = (value * 255).rounded()
        if abs(value * 255 - step) < 1e-9 { return steps[Int(step)] }
        return power(of: value)
    }

    private static func power(of value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static let steps = (0...255).map { power(of: Double($0) / 255) }

    /// Whether it is one of the colors that the system has for backgrounds, in the light or the dark appearance.
    var isSystemBackground: Bool { Self.systemBackgrounds.contains(hexadecimal) }

    private static let systemBackgrounds: Set<String> = ["#FFFFFF", "#F2F2F7", "#000000", "#1C1C1E", "#2C2C2E"]

    /// The ratio of the luminances of two colors, from 1 to 21 (WCAG 2.2, definition).
    func contrast(with other: Appearance.Color) -> Double {
        let (left, right) = (luminance, other.luminance)
        return (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    /// The color as "#RRGGBB".
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
