import AccessibilityTree
import Foundation

extension Appearance {
    /// Takes over what is known of a font.
    mutating func setFont(_ font: UIFont?) {
        guard let font else { return }
        fontName = font.fontName
        fontSize = Double(font.pointSize)
        fontWeight = font.weight.number
        textStyle = font.textStyle?.name
    }

    /// Takes over a size in points.
    mutating func setIntrinsicSize(_ size: CGSize) {
        intrinsicSize = Size(width: Double(size.width), height: Double(size.height))
    }
}
