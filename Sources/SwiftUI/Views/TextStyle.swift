/// The attributes that a text sets for itself; nil for those of the environment.
struct TextStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: Color?
}

extension Text {
    private func with(_ change: (inout TextStyle) -> Void) -> Text {
        var text = self
        change(&text.style)
        return text
    }

    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// Returns the text in a colour.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
    /// Returns the text in a style; only colours are known here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.color = style.textColor } }
    /// Returns the text in bold.
    public func bold() -> Text { with { $0.weight = .bold } }
    /// Returns the text in bold or not.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Returns the text in italics.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// Returns the text in italics or not.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Returns the text with letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? with { $0.font = $0.font?.monospaced() } : self
    }
    /// Returns the text with a design; it is not measured here.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Returns the text with a width of letters; it is not measured here.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Returns the text with a line below, which has no words.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Returns the text struck through, which has no words.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Returns the text with distances between letters; they are not measured here.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Returns the text with distances between letters; they are not measured here.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Returns the text with digits of one width; they are not measured here.
    public func monospacedDigit() -> Text { self }
    /// Returns the text above or below the baseline; it is not measured here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    /// Returns the text with a scale; it is not measured here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// The scale of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// The scale of the font.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller scale.
        public static let secondary = Scale(isSecondary: true)
    }
}
