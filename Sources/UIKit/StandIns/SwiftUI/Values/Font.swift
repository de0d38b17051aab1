/// A font, as a description: no text is drawn here.
public struct Font: Hashable, Sendable {
    private var name: String
    private var size: CGFloat?

    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        private let name: String

        /// The lightest.
        public static let ultraLight = Weight(name: "ultraLight")
        /// Very light.
        public static let thin = Weight(name: "thin")
        /// Light.
        public static let light = Weight(name: "light")
        /// As usual.
        public static let regular = Weight(name: "regular")
        /// A little heavy.
        public static let medium = Weight(name: "medium")
        /// Half bold.
        public static let semibold = Weight(name: "semibold")
        /// Bold.
        public static let bold = Weight(name: "bold")
        /// Very bold.
        public static let heavy = Weight(name: "heavy")
        /// The boldest.
        public static let black = Weight(name: "black")
    }

    /// How letters look.
    public enum Design: Hashable, Sendable {
        /// As the system's, with serifs, round, of one width.
        case `default`, serif, rounded, monospaced
    }

    /// What a text is for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Titles.
        case largeTitle, title, title2, title3
        /// Texts.
        case headline, subheadline, body, callout
        /// Small texts.
        case footnote, caption, caption2
    }

    /// Of large titles.
    public static let largeTitle = Font(name: "largeTitle")
    /// Of titles.
    public static let title = Font(name: "title")
    /// Of titles of the second rank.
    public static let title2 = Font(name: "title2")
    /// Of titles of the third rank.
    public static let title3 = Font(name: "title3")
    /// Of headings.
    public static let headline = Font(name: "headline")
    /// Of headings of the second rank.
    public static let subheadline = Font(name: "subheadline")
    /// Of text.
    public static let body = Font(name: "body")
    /// Of what stands beside text.
    public static let callout = Font(name: "callout")
    /// Of notes.
    public static let footnote = Font(name: "footnote")
    /// Of captions.
    public static let caption = Font(name: "caption")
    /// Of small captions.
    public static let caption2 = Font(name: "caption2")

    /// A font of UIKit.
    public init(_ font: UIFont) { self.init(name: font.fontName, size: font.pointSize) }

    init(name: String, size: CGFloat? = nil) {
        self.name = name
        self.size = size
    }

    /// The system's, in a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system", size: size)
    }

    /// The system's, for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "\(style)")
    }

    /// A font by its name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }

    /// A font by its name, whose size follows the user's wish.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(name: name, size: size)
    }

    /// A font by its name, whose size stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, size: fixedSize) }

    /// Bold.
    public func bold() -> Font { self }
    /// Slanted.
    public func italic() -> Font { self }
    /// With digits of one width.
    public func monospacedDigit() -> Font { self }
    /// In a weight.
    public func weight(_ weight: Weight) -> Font { self }
}
