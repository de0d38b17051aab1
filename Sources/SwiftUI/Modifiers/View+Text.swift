// How texts in a view are shown.
extension View {
    /// Sets the font.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Sets the design of the font; it is not measured here.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert }

    /// Sets the width of the font; it is not measured here.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert }

    /// Sets bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        environment(\.fontWeight, isActive ? .bold : nil)
    }

    /// Sets italics.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

    /// Sets letters of one width; they are not measured here.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert }

    /// Sets digits of one width; they are not measured here.
    public nonisolated func monospacedDigit() -> some View { inert }

    /// Sets a line below texts, which has no words.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { inert }

    /// Strikes texts through, which has no words.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { inert }

    /// Sets the distance between letters; it is not measured here.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { inert }

    /// Sets the distance between letters; it is not measured here.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { inert }

    /// Sets the alignment of lines.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the maximum number of lines.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the maximum number of lines; space for lines that are missing isn't reserved here.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit)
    }

    /// Sets the range of the number of lines.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the range of the number of lines.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the range of the number of lines, without a maximum.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }

    /// Sets the distance between lines; it is not measured here.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { inert }

    /// Sets the minimum factor by which texts shrink to fit.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Allows tighter letters; they are not measured here.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { inert }

    /// Sets the part that texts without room leave out; all of a text is spoken.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { inert }

    /// Sets the case of letters, which is also spoken.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the size of symbols relative to the font; it is not measured here.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert }

    /// Sets the colour of texts and symbols.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }

    /// Sets the style of texts and symbols; only colours are known here.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundColor, style.textColor)
    }

    /// Sets the styles of texts and symbols; only colours are known here.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { environment(\.foregroundColor, primary.textColor) }
}
