import Foundation

extension UIFont {
    /// A purpose of text, by which Dynamic Type chooses size and weight; raw values as in UIKit.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String
        /// Creates a style from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title, 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first title, 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second title, 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third title, 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading, 17 points and semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below, 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text, 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark, 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote, 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption, 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption, 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style's size at the default setting, in points.
        var defaultSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }

        /// The style's short name ("body"), for audits.
        var name: String {
            switch self {
            case .largeTitle: "largeTitle"
            case .title1: "title1"
            case .title2: "title2"
            case .title3: "title3"
            case .headline: "headline"
            case .subheadline: "subheadline"
            case .body: "body"
            case .callout: "callout"
            case .footnote: "footnote"
            case .caption1: "caption1"
            case .caption2: "caption2"
            default: rawValue
            }
        }
    }

    /// The font of a text style at the default text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let weight = style == .headline ? Weight.semibold : .regular
        return UIFont(
            familyName: ".SFUI", fontName: ".SFUI-\(weight.name)", pointSize: style.defaultSize, weight: weight,
            textStyle: style)
    }
}

/// Scales fonts and lengths with the user's text size, which is the default one here.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font, from now on known to follow the text style.
    public func scaledFont(for font: UIFont) -> UIFont {
        UIFont(
            familyName: font.familyName, fontName: font.fontName, pointSize: font.pointSize, weight: font.weight,
            isItalic: font.isItalic, textStyle: style)
    }

    /// The font, no larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font)
    }

    /// The length at the user's text size, in points: the same at the default size.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// A view whose font can follow the user's text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
