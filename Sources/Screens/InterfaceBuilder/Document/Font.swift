extension InterfaceBuilderDocument {
    /// A font as the file has it.
    public struct Font: Sendable, Hashable {
        /// "system", "boldSystem", "italicSystem" or another kind of system font, or nil.
        public internal(set) var type: String?
        /// The PostScript name of a font that is not the system's, or nil.
        public internal(set) var name: String?
        /// The family of a font that is not the system's, or nil.
        public internal(set) var family: String?
        /// The size in points, or nil when it follows from the style.
        public internal(set) var pointSize: Double?
        /// The weight of a system font by name, such as "semibold", or nil.
        public internal(set) var weight: String?
        /// The text style as UIKit names it without its prefix, such as "body" or "title1", or nil.
        public internal(set) var textStyle: String?

        /// The sizes that a file can name, which are those of `UIFont`.
        static let sizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

        /// The text style for the file's name for it, such as "UICTFontTextStyleSubhead"; nil for an unknown one.
        static func textStyle(_ name: String) -> String? {
            let prefix = "UICTFontTextStyle"
            guard name.hasPrefix(prefix) else { return nil }
            switch name.dropFirst(prefix.count) {
            case "ExtraLargeTitle": return "extraLargeTitle"
            case "ExtraLargeTitle2": return "extraLargeTitle2"
            case "Title0": return "largeTitle"
            case "Title1": return "title1"
            case "Title2": return "title2"
            case "Title3": return "title3"
            case "Headline": return "headline"
            case "Subhead": return "subheadline"
            case "Body": return "body"
            case "Callout": return "callout"
            case "Footnote": return "footnote"
            case "Caption1": return "caption1"
            case "Caption2": return "caption2"
            default: return nil
            }
        }
    }

    /// Text in fragments with attributes.
    public struct StyledText: Sendable, Hashable {
        /// The fragments, in order.
        public internal(set) var fragments: [Fragment]

        /// The text without its looks.
        public var string: String { fragments.map(\.text).joined() }

        /// A range of the text with the same attributes.
        public struct Fragment: Sendable, Hashable {
            /// The text.
            public internal(set) var text: String
            /// The font, or nil.
            public internal(set) var font: Font?
            /// The colour of the text, or nil.
            public internal(set) var color: Color?
        }
    }
}
