import Foundation

/// The content that a screen shows in place of missing content (iOS 17): an image, a text, a second text, buttons.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The image, or nil.
    public var image: UIImage?
    /// The attributes of the image.
    public var imageProperties = ImageProperties()
    /// The text, or nil.
    public var text: String?
    /// The text with attributes, which takes precedence over the plain one, or nil.
    public var attributedText: NSAttributedString?
    /// The attributes of the text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The second text, or nil.
    public var secondaryText: String?
    /// The second text with attributes, which takes precedence over the plain one, or nil.
    public var secondaryAttributedText: NSAttributedString?
    /// The attributes of the second text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The style and title of the button; without a title and an image there is none.
    public var button = UIButton.Configuration.plain()
    /// The behaviour of the button.
    public var buttonProperties = ButtonProperties()
    /// The style and title of the second button; without a title and an image there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the parts.
    public var alignment = Alignment.center
    /// Along which axes the content stays within the superview's margins where those are greater.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distances between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background of the content.
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    private init() {}

    /// Returns a configuration without content, for an image, a title and a text.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration with a spinner while content loads.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return configuration
    }

    /// Returns a configuration for a search without results. `updated(for:)` inserts the searched text where the screen
    /// has a search bar.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = UIApplication.shared.interfaceWords[.noResults]
        configuration.secondaryText = UIApplication.shared.interfaceWords[.checkSpelling]
        configuration.isSearch = true
        return configuration
    }
    private var isSearch = false

    /// Makes a view that shows the content.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state: that of a search names the searched text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let state = state as? UIContentUnavailableConfigurationState, let text = state.searchText,
            !text.isEmpty
        else { return self }
        var configuration = self
        configuration.text = UIApplication.shared.interfaceWords[.noResultsFor, text]
        return configuration
    }

    /// The alignment of the parts, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    /// The attributes of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The line break mode for text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits; nothing is drawn, so that nothing shrinks here.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of the font's size to which it may shrink, between 0 and 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer before text is cut off; nothing is drawn here.
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The attributes of an image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The configuration of a symbol image, or nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of an image that is drawn in one, or nil.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for its own size.
        public var maximumSize = CGSize.zero
        /// Whether the image is excluded from the inversion of colours.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The behaviour of a button.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// The action when the button is pressed, or nil.
        public var primaryAction: UIAction?
        /// The menu that it shows, or nil.
        public var menu: UIMenu?
        /// Whether it can be used.
        public var isEnabled = true
        /// The role of the button.
        public var role = UIButton.Role.normal
    }
}

/// The state of a screen whose content is missing.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// The searched text, or nil.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
