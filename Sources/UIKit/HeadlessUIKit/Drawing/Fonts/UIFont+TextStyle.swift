import Foundation

extension UIFont {
    /// A purpose of text, for which Dynamic Type chooses size and weight; raw values as in UIKit.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String
        /// Creates a style from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A title larger than the largest, 36 points and bold (iOS 17).
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second title of those, 28 points and bold (iOS 17).
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
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

        /// The style's short name ("body"), for audits.
        var name: String {
            switch self {
            case .extraLargeTitle: "extraLargeTitle"
            case .extraLargeTitle2: "extraLargeTitle2"
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

    /// The font of a text style at the user's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(style, at: .current, legibility: .current)
    }

    /// Returns the font of a text style at the text size of some traits; at the user's where they have none.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(style, at: .meant(by: traitCollection), legibility: .meant(by: traitCollection))
    }

    static func preferredFont(
        _ style: TextStyle, at category: UIContentSizeCategory, legibility: UILegibilityWeight
    ) -> UIFont {
        let weight = legibility == .bold ? style.boldWeight : style.weight
        return UIFont(
            familyName: ".SFUI", pointSize: style.size(at: category), weight: weight,
            textStyle: style, scaling: Scaling(style: style, base: nil, maximum: .infinity))
    }
}

extension UIFont.TextStyle {
    /// The weight of the style.
    fileprivate var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The weight of the style where the user prefers bold text.
    fileprivate var boldWeight: UIFont.Weight {
        switch weight {
        case .bold: .heavy
        case .semibold: .bold
        default: .semibold
        }
    }
}
