import Foundation

/// The content of a row of a list: an image, a text and a second text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image, or nil.
    public var image: UIImage?
    /// The text, or nil.
    public var text: String?
    /// The text with attributes, which takes precedence over the plain one, or nil.
    public var attributedText: NSAttributedString?
    /// The second text, or nil.
    public var secondaryText: String?
    /// The second text with attributes, which takes precedence over the plain one, or nil.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// The properties of the second text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The minimum distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Whether the texts are placed side by side where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The axes along which the content stays within the superview's margins where those are greater; horizontal unless
    /// set.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distances between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var isHeading = false

    /// Returns the content of a cell with one text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a cell with a second text below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a cell with a second text at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    /// Returns the content of a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header() }
    /// Returns the content of a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header() }
    /// Returns the content of a header in a list's style.
    public static func header() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .headline), color: .secondaryLabel)
        content.isHeading = true
        return content
    }
    /// Returns the content of a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { footer() }
    /// Returns the content of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { footer() }
    /// Returns the content of a footer in a list's style.
    public static func footer() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        return content
    }

    /// Returns the content of a cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a cell of a sidebar with a second text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a cell of a list next to a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a cell of a list next to a sidebar, with a second text below.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
    /// Returns the content of a header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { header() }
    /// Returns the content of a prominent header of an inset list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
    /// Returns the content of an extra-prominent header of an inset list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header() }

    /// Makes a view that shows the content.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIListContentConfiguration {
    /// The properties of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The transformer of the colour, or nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text.
        public var alignment = TextAlignment.natural
        /// The line break mode for text that doesn't fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits; nothing is drawn, so that nothing shrinks here.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor of the font, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters are tightened before text is truncated; nothing is drawn here.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// The capitalization of the text.
        public var transform = TextTransform.none
        /// Whether truncated text is shown in full under a pointer; there is none here.
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the colour after the transformation.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The alignments of a text, with UIKit's raw values.
        public enum TextAlignment: Int, Sendable {
            /// At the start of the line.
            case natural = 0
            /// Centred.
            case center = 1
            /// From edge to edge.
            case justified = 2
        }

        /// The capitalizations of a text, with UIKit's raw values.
        public enum TextTransform: Int, Sendable {
            /// The text is unchanged.
            case none = 0
            /// The text is in uppercase.
            case uppercase = 1
            /// The text is in lowercase.
            case lowercase = 2
            /// Each word capitalized.
            case capitalized = 3
        }
    }

    /// The properties of an image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The configuration of a symbol, or nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint colour of a template image, or nil for the view's.
        public var tintColor: UIColor?
        /// The transformer of the colour, or nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for its natural size.
        public var maximumSize = CGSize.zero
        /// The minimum size reserved for the image, in points; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image isn't inverted with the screen's colours.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the border, in points.
        public var strokeWidth: CGFloat = 0
        /// The colour of the border, or nil.
        public var strokeColor: UIColor?

        /// The value for the size reserved for system images.
        public nonisolated static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude

        /// Returns the colour after the transformation.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// Returns a text with the capitalization applied.
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
