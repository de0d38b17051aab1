/// A font that depends on the environment, such as the user's text size.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable {
        case style(TextStyle, Design?)
        case system(CGFloat, Design?)
        case custom(String, CGFloat, TextStyle?)
        case uiFont(UIFont)
    }

    private let base: Base
    private var weight: Weight?
    private var isItalic = false
    private var hasFixedDigits = false

    private init(_ base: Base, weight: Weight? = nil) {
        self.base = base
        self.weight = weight
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let uiWeight: UIFont.Weight

        /// The lightest.
        public static let ultraLight = Weight(uiWeight: .ultraLight)
        /// Very light.
        public static let thin = Weight(uiWeight: .thin)
        /// Light.
        public static let light = Weight(uiWeight: .light)
        /// Regular.
        public static let regular = Weight(uiWeight: .regular)
        /// A little heavier.
        public static let medium = Weight(uiWeight: .medium)
        /// Half bold.
        public static let semibold = Weight(uiWeight: .semibold)
        /// Bold.
        public static let bold = Weight(uiWeight: .bold)
        /// Very bold.
        public static let heavy = Weight(uiWeight: .heavy)
        /// The heaviest.
        public static let black = Weight(uiWeight: .black)
    }

    /// The design of a font's letters.
    public enum Design: Hashable, Sendable {
        /// The system's, with serifs, rounded, of one width.
        case `default`, serif, rounded, monospaced
    }

    /// The width of a font's letters.
    public struct Width: Hashable, Sendable {
        /// The width as a number, 0 for the standard width.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// Narrow.
        public static let compressed = Width(-0.6)
        /// A little narrow.
        public static let condensed = Width(-0.3)
        /// Standard.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.3)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// Standard, less, more.
        case standard, tight, loose
    }

    /// A purpose of text, for which Dynamic Type chooses the size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Titles.
        case largeTitle, title, title2, title3
        /// Headings and running text.
        case headline, subheadline, body, callout
        /// Small text.
        case footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of titles.
    public static let title = system(.title)
    /// The font of titles of the second level.
    public static let title2 = system(.title2)
    /// The font of titles of the third level.
    public static let title3 = system(.title3)
    /// The font of headings.
    public static let headline = system(.headline)
    /// The font of subheadings.
    public static let subheadline = system(.subheadline)
    /// The font of running text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The font of small captions.
    public static let caption2 = system(.caption2)

    /// Creates a font from one of UIKit.
    public init(_ font: UIFont) { self.init(.uiFont(font)) }

    /// Returns the system font of a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size, design), weight: weight)
    }

    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design), weight: weight)
    }

    /// Returns a font by its name, which scales with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }

    /// Returns a font by its name, which scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }

    /// Returns a font by its name, of a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasFixedDigits = true
        return font
    }

    /// Returns the font with letters of one width.
    public func monospaced() -> Font {
        switch base {
        case .style(let style, _): Font(.style(style, .monospaced), weight: weight)
        case .system(let size, _): Font(.system(size, .monospaced), weight: weight)
        default: self
        }
    }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// Returns the font; the width is not measured here.
    public func width(_ width: Width) -> Font { self }

    /// Returns the font; the leading is not measured here.
    public func leading(_ leading: Leading) -> Font { self }

    /// Returns the font with small capitals; they are not measured here.
    public func smallCaps() -> Font { self }

    /// The font of UIKit for the traits of a view.
    @MainActor func uiFont(in traits: UITraitCollection) -> UIFont {
        var font: UIFont
        switch base {
        case .uiFont(let given): font = given
        case .system(let size, _): font = .systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular)
        case .style(let style, _): font = .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
        case .custom(let name, let size, let style):
            let base = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            font =
                style.map { UIFontMetrics(forTextStyle: $0.uiStyle).scaledFont(for: base, compatibleWith: traits) }
                ?? base
        }
        var symbolic = font.fontDescriptor.symbolicTraits
        if isItalic { symbolic.insert(.traitItalic) }
        if isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(symbolic) {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        guard let weight, !isSystemWithWeight else { return font }
        let descriptor = font.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: weight.uiWeight]
        ])
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private var isSystemWithWeight: Bool {
        if case .system = base { true } else { false }
    }

    /// Whether the font follows the user's text size.
    var scales: Bool {
        switch base {
        case .style: true
        case .custom(_, _, let style): style != nil
        default: false
        }
    }
}
