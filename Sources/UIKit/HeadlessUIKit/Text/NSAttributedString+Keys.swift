import Foundation

// The text attributes that UIKit defines in addition to the measured ones; they are stored and not drawn.
extension NSAttributedString.Key {
    /// The value is an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The offset of the text above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The expansion of the letters, as a logarithm.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Whether ligatures are used: 0 or 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The slant of the letters.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The value is an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The `UIColor` of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The `UIColor` of the outlines of the letters.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outlines of the letters, in hundredths of the font's size.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The name of an effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The spacing between letters in points, without the font's kerning.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The `UIColor` of the line under the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// 0 for horizontal text.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// The writing directions of the text.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// The styles of a line under or through a text, with UIKit's raw values.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a style from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Under words and not under the space between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text or of a view.
@preconcurrency @MainActor open class NSShadow: NSObject {
    private let mark = CoreFoundationMark()
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`, or nil.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow without an offset.
    public override init() {
        super.init()
    }
}
