/// The appearance of a node, as far as audits need it. Unknown attributes are nil: not measured, never assumed.
public struct Appearance: Sendable, Hashable, Codable {
    /// The text that is drawn.
    public var text: String?
    /// The visible part of a text that is truncated, with an ellipsis if one is drawn; nil if the text is not truncated
    /// or this is unknown.
    public var visibleText: String?
    /// The lines that are drawn, from top to bottom; nil where nothing is known of them.
    public var lines: [Line]?
    /// The alignment of lines between the margins; nil if unknown.
    public var textAlignment: TextAlignment?
    /// The PostScript name of the font.
    public var fontName: String?
    /// The size of the font, in points; where it shrinks to fit, the size that is drawn.
    public var fontSize: Double?
    /// The weight from 100 to 900, 400 being regular and 700 bold.
    public var fontWeight: Int?
    /// The Dynamic Type text style ("body", "headline", …).
    public var textStyle: String?
    /// Whether the font follows the user's text size (`adjustsFontForContentSizeCategory`).
    public var scalesWithContentSize: Bool?
    /// The colour of the text.
    public var textColor: Color?
    /// Whether that colour is one of the system's own, which follow the user's settings; nil if not, or if unknown.
    public var isTextColorStandard: Bool?
    /// The background colour.
    public var backgroundColor: Color?
    /// The most lines that are drawn, 0 being no limit.
    public var numberOfLines: Int?
    /// The intrinsic content size, in points.
    public var intrinsicSize: Size?
    /// The name of the image that is shown.
    public var imageName: String?
    /// The name of the background image, such as that of a button.
    public var backgroundImageName: String?
    /// Whether the image is one of the system's symbols, which are drawn in the tint colour.
    public var isSymbol: Bool?
    /// The colour of symbols, and of the parts of a control that are selected, done or usable (`tintColor`,
    /// `onTintColor`).
    public var tintColor: Color?
    /// Whether a frame is drawn around it (`UITextField.borderStyle`).
    public var hasBorder: Bool?
    /// The text that is shown while a field is empty.
    public var placeholder: String?
    /// The colour of that text, where the app has chosen one; nil where the system's is taken.
    public var placeholderColor: Color?
    /// The title colours that the app has set for particular states, in addition to the drawn one.
    public var stateColors: [StateColor]?

    /// Creates an appearance of which nothing is known.
    public init() {}

    /// A line of text as it is drawn.
    public struct Line: Sendable, Hashable, Codable {
        /// The letters, without the blanks that end the line.
        public var text: String
        /// The width, in points.
        public var width: Double

        /// Creates a line.
        public init(text: String, width: Double) {
            self.text = text
            self.width = width
        }
    }

    /// The colour of a title in a state.
    public struct StateColor: Sendable, Hashable, Codable {
        /// The state: "highlighted", "selected" or "normal".
        public var state: String
        /// The colour.
        public var color: Color
        /// The background colour of the title in that state; nil if it is the same in every state.
        public var background: Color?

        /// Creates the colour of a state.
        public init(state: String, color: Color, background: Color? = nil) {
            (self.state, self.color, self.background) = (state, color, background)
        }
    }

    /// The alignment of lines between the margins.
    public enum TextAlignment: String, Sendable, Hashable, Codable {
        /// At the left margin.
        case left
        /// Centred.
        case center
        /// At the right margin.
        case right
    }

    /// A colour in sRGB; each component from 0 to 1.
    public struct Color: Sendable, Hashable, Codable {
        /// The red component, from 0 to 1.
        public var red: Double
        /// The green component, from 0 to 1.
        public var green: Double
        /// The blue component, from 0 to 1.
        public var blue: Double
        /// The opacity, from 0 to 1.
        public var alpha: Double

        /// Creates a colour from components between 0 and 1.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }
}
