import AccessibilityTree
import Foundation
import TextMeasurement

extension Appearance {
    /// Copies the attributes of a font.
    mutating func setFont(_ font: UIFont?) {
        guard let font else { return }
        fontName = font.fontName
        fontSize = Double(font.pointSize)
        fontWeight = font.weight.number
        textStyle = font.textStyle?.name
    }

    /// Copies the colour of the text of a view, and whether it is one of the system's.
    @MainActor mutating func setTextColor(_ color: UIColor?, of view: UIView) {
        guard let color else { return }
        textColor = color.appearance(in: view)
        if color.isSystemTextColor { isTextColorStandard = true }
    }

    /// Copies an image, and the view's colour for images without their own.
    @MainActor mutating func setImage(_ image: UIImage?, of view: UIView) {
        imageName = image?.name
        isSymbol = image?.isSymbolImage
        let mode = image?.renderingMode ?? .automatic
        let isTemplate = mode == .alwaysTemplate || mode == .automatic && image?.isSymbolImage == true
        if isTemplate {
            setTintColor(nil, of: view)
        } else if let own = image?.attributes.tintColor {
            setTintColor(own, of: view)
        }
    }

    /// Copies the colour of an interactive, chosen or completed part; nil for the view's tint colour.
    @MainActor mutating func setTintColor(_ color: UIColor?, of view: UIView) {
        tintColor = (color ?? view.tintColor ?? .systemBlue).appearance(in: view)
    }

    /// Copies the alignment of text; a natural alignment follows the view's direction.
    @MainActor mutating func setTextAlignment(_ alignment: NSTextAlignment, of view: UIView) {
        textAlignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .natural, .justified: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
            }
    }

    /// Copies a size in points.
    mutating func setIntrinsicSize(_ size: CGSize) {
        intrinsicSize = Size(width: Double(size.width), height: Double(size.height))
    }
}

extension TextLayout {
    /// Returns the lines as they are drawn, with the ellipsis in place of omitted text.
    func drawnLines(of text: String) -> [Appearance.Line] {
        let units = Array(text.utf16)
        // In ASCII a unit is a byte, and bytes become a text much faster.
        let bytes = units.count == text.utf8.count ? Array(text.utf8) : nil
        func string(_ start: Int, _ end: Int) -> String {
            let start = max(start, 0)
            let range = start..<max(start, min(end, units.count))
            return bytes.map { String(decoding: $0[range], as: UTF8.self) }
                ?? String(decoding: units[range], as: UTF16.self)
        }
        return lines.enumerated().compactMap { number, line in
            guard line.range.lowerBound <= units.count else { return nil }
            var drawn = string(line.range.lowerBound, line.range.upperBound)
            if number == lines.count - 1, let hidden, line.range.contains(hidden.lowerBound) {
                let after = hidden.upperBound < line.range.upperBound ? hidden.upperBound : line.range.upperBound
                drawn =
                    string(line.range.lowerBound, hidden.lowerBound) + (hasEllipsis ? "\u{2026}" : "")
                    + string(after, line.range.upperBound)
            }
            while drawn.last?.isWhitespace == true { drawn.removeLast() }
            return Appearance.Line(text: drawn, width: line.width)
        }
    }
}
