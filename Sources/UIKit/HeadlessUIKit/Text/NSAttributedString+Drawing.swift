import Foundation
import TextMeasurement

/// The options for measuring a text, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits ends with an ellipsis where more follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The text wraps into lines; otherwise it is a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's line spacing is included.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The shapes of the letters are measured instead of their lines; here the lines are, as shapes are unknown.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The limits within which a text may be shrunk to fit when it is drawn.
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may shrink; 0 for no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which fonts have shrunk; 1 before anything was measured.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The size that the text took, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context without shrinking.
    public override init() {
        super.init()
    }
}

// Measuring text by the same metrics as labels.
extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Returns the rectangle that the text takes in a size, in points. Lengths that aren't above 0 are no limits; the
    /// height is used where the last visible line is truncated.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        // UIKit's font for text without a font attribute is Helvetica 12.
        let text = MeasuredText(self, font: .systemFont(ofSize: UIFont.smallSystemFontSize))
        let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
        var limits = TextOptions(
            width: isWrapped ? size.width : .infinity, maximumLines: isWrapped ? 0 : 1, mode: .byWordWrapping)
        if !options.contains(.usesLineFragmentOrigin) { limits.maximumLines = 1 }
        if size.width <= 0 { limits.maximumLines = 0 }
        var layout = TextLayout(text, limits)
        if options.contains(.truncatesLastVisibleLine), size.height > 0, layout.height > Double(size.height) {
            let lines = layout.lines.prefix { $0.top + $0.height <= Double(size.height) + 0.001 }.count
            limits.maximumLines = max(lines, 1)
            layout = TextLayout(text, limits)
        }
        let rect = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        context?.totalBounds = rect
        return rect
    }
}

extension NSString {
    /// Returns the size of the text without wrapping, in a font and with other attributes, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    /// Returns the rectangle that the text takes in a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

extension String {
    /// Returns the size of the text without wrapping, in a font and with other attributes, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Returns the rectangle that the text takes in a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}
