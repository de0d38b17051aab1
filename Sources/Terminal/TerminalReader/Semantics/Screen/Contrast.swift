import Foundation
import TerminalEmulator

extension Color {
    /// The relative luminance, 0 to 1, as WCAG 2 defines it. The terminal's own colour counts as `own`.
    private func luminance(own: Double) -> Double {
        guard let levels else { return own }
        func linear(_ level: UInt8) -> Double {
            let share = Double(level) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(levels.red) + 0.7152 * linear(levels.green) + 0.0722 * linear(levels.blue)
    }

    /// How much a ground stands out from another one: 1 (not at all) to 21, as WCAG 2 defines contrast.
    func contrast(toGround other: Color) -> Double { Self.contrast(luminance(own: 0), other.luminance(own: 0)) }

    /// How well something of this colour is seen on a ground.
    func contrast(on ground: Color) -> Double { Self.contrast(luminance(own: 1), ground.luminance(own: 0)) }

    private static func contrast(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}

extension ImageCell {
    /// How well its character is seen, 1 to 21; that of a blank cell is not seen.
    var visibility: Double {
        guard !isBlank else { return 1 }
        let colour = attributes.isInverse ? attributes.background : attributes.foreground
        // Inverse text of the terminal's own colours is dark on light.
        if attributes.isInverse, colour == .default { return ground.contrast(toGround: .default) }
        return colour.contrast(on: ground)
    }
}
