import Foundation
import TextMeasurement

/// Measures UIKit's texts with `TextMeasurement`, and rounds sizes as UIKit does.
enum TextMeasurer {
    /// The number of pixels in a point: sizes are rounded up to whole pixels.
    static let scale: CGFloat = 3

    /// Rounds up to whole pixels.
    static func roundUp(_ length: CGFloat) -> CGFloat {
        length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : 0
    }

    /// Rounds up to whole points, as the parts of buttons and fields are (measured).
    static func roundUpToPoints(_ length: CGFloat) -> CGFloat {
        length.isFinite ? (length - 0.001).rounded(.up) : 0
    }

    /// A width or height without a limit, in points, with which subclasses can still calculate.
    static let unlimited: CGFloat = 1e7

    /// Returns the size of a text in points, rounded up to whole pixels.
    static func size(of text: MeasuredText, _ options: TextOptions) -> CGSize {
        let size = TextLayout.size(of: text, options)
        return CGSize(width: roundUp(size.width), height: roundUp(size.height))
    }

    /// Returns the size of a text in one font, in points, wrapped at a width. Widths that are not positive or not
    /// finite mean no wrapping.
    static func size(of text: String, font: UIFont, width: CGFloat = .infinity) -> CGSize {
        size(of: MeasuredText(text, font: font.measured), TextOptions(width: width))
    }
}

extension UIFont {
    /// The font in the form that `TextMeasurement` uses.
    final var measured: MeasuredFont {
        MeasuredFont(face: face, weight: Double(weight.number), size: Double(pointSize))
    }
}

extension MeasuredText {
    /// Creates a measurer of a text with its fonts; parts without a font use the given one.
    init(_ text: NSAttributedString, font: UIFont) {
        self.init([])
        let string = text.string
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            let kern = attributes[.kern] as? NSNumber
            let part = range == whole ? string : (string as NSString).substring(with: range)
            runs.append(
                Run(
                    part, font: (attributes[.font] as? UIFont ?? font).measured,
                    kern: kern?.doubleValue ?? (attributes[.kern] as? CGFloat).map(Double.init) ?? 0,
                    paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.spacing ?? ParagraphSpacing()))
        }
    }
}

extension TextOptions {
    /// Creates the options for one of UIKit's line break modes.
    init(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
        self.init(width: width < TextMeasurer.unlimited ? Double(width) : .infinity, maximumLines: maximumLines)
        switch mode {
        case .byWordWrapping, .byClipping: truncation = .none
        case .byCharWrapping:
            wrapping = .letters
            truncation = .none
        case .byTruncatingHead: truncation = .head
        case .byTruncatingTail: truncation = .tail
        case .byTruncatingMiddle: truncation = .middle
        }
    }
}
