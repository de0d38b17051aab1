/// A colour as a program selects it.
public enum Color: Hashable, Sendable {
    /// The terminal's own foreground or background colour.
    case `default`
    /// A colour of the palette: 0 to 7, their bright forms 8 to 15, a cube of 216 and 24 greys.
    case palette(UInt8)
    /// A colour by its red, green and blue parts.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The forms of an underline, with the numbers of the sub-parameters of `SGR 4`.
public enum UnderlineStyle: UInt8, Hashable, Sendable, CaseIterable {
    /// No underline.
    case none = 0
    /// A single line.
    case single
    /// Two lines.
    case double
    /// A wavy line, by which editors mark mistakes.
    case curly
    /// A dotted line.
    case dotted
    /// A dashed line.
    case dashed
}

/// The rendition of a cell's character, as Select Graphic Rendition (SGR, ECMA-48 section 8.3.117) can set it.
public struct Attributes: Hashable, Sendable {
    var style: Style

    init(style: Style) { self.style = style }

    /// The attributes after a reset: no flags, default colours.
    public init() { style = Style() }

    /// The colour of the character.
    public var foreground: Color {
        get { style.foreground.color }
        set { style.foreground = PackedColor(newValue) }
    }

    /// The background colour of the character.
    public var background: Color {
        get { style.background.color }
        set { style.background = PackedColor(newValue) }
    }

    /// The colour of the underline; the default is the character's.
    public var underlineColor: Color {
        get { style.underlineColor.color }
        set { style.underlineColor = PackedColor(newValue) }
    }

    /// The form of the underline.
    public var underline: UnderlineStyle {
        get { style.underline }
        set { style.underline = newValue }
    }

    /// The font, 0 to 9: 0 is the primary one.
    public var font: Int {
        get { style.font }
        set { style.font = min(9, max(0, newValue)) }
    }

    /// Whether the weight is bold (SGR 1).
    public var isBold: Bool {
        get { style[.bold] }
        set { style[.bold] = newValue }
    }

    /// Whether the intensity is decreased (SGR 2).
    public var isFaint: Bool {
        get { style[.faint] }
        set { style[.faint] = newValue }
    }

    /// Whether the characters slant (SGR 3).
    public var isItalic: Bool {
        get { style[.italic] }
        set { style[.italic] = newValue }
    }

    /// Whether the characters blink (SGR 5 and 6).
    public var isBlinking: Bool {
        get { style[.blink] }
        set { style[.blink] = newValue }
    }

    /// Whether foreground and background are swapped (SGR 7).
    public var isInverse: Bool {
        get { style[.inverse] }
        set { style[.inverse] = newValue }
    }

    /// Whether the characters are concealed (SGR 8). They must not be spoken.
    public var isInvisible: Bool {
        get { style[.invisible] }
        set { style[.invisible] = newValue }
    }

    /// Whether the characters are invisible: they are concealed, or of the colour of their background.
    public var hidesText: Bool {
        if isInvisible { return true }
        guard foreground != .default, foreground == background else { return false }
        // Terminals show bold characters in the bright form of the first colours.
        if isBold, case .palette(0..<8) = foreground { return false }
        return true
    }

    /// Whether the characters are crossed out (SGR 9).
    public var isStruckThrough: Bool {
        get { style[.strikethrough] }
        set { style[.strikethrough] = newValue }
    }

    /// Whether a line runs above (SGR 53).
    public var isOverlined: Bool {
        get { style[.overline] }
        set { style[.overline] = newValue }
    }
}
