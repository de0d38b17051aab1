// How views look. Nothing is drawn.
extension View {
    /// In a font.
    public nonisolated func font(_ font: Font?) -> some View { inert }

    /// In a weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { inert }

    /// Bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { inert }

    /// In a colour.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { inert }

    /// In a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { inert }

    /// With a colour of what can be touched.
    public nonisolated func accentColor(_ color: Color?) -> some View { inert }

    /// With a colour of what can be touched.
    public nonisolated func tint(_ color: Color?) -> some View { inert }

    /// Before another view.
    public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { inert }

    /// Before other views.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    { inert }

    /// Before a style.
    public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { inert }

    /// Before a form of a style.
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { inert }

    /// Behind another view.
    public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { inert }

    /// Behind other views.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    { inert }

    /// With round corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { inert }

    /// Within a form.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Within its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { inert }

    /// Through another view.
    public nonisolated func mask<M: View>(_ mask: M) -> some View { inert }

    /// With a line around it.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { inert }

    /// With a shadow.
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { inert }

    /// Not sharp.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert }

    /// Transparent.
    public nonisolated func opacity(_ opacity: Double) -> some View { inert }

    /// Turned.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { inert }

    /// Larger or smaller.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { inert }

    /// Larger or smaller in each direction.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        inert
    }

    /// Moving when a value changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { inert }

    /// Moving.
    public nonisolated func animation(_ animation: Animation?) -> some View { inert }

    /// Coming and going so.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { inert }

    /// Light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { inert }

    /// Rather light or dark.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { inert }

    /// Hidden.
    public nonisolated func hidden() -> some View { inert }

    /// Touched in a form.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Drawn at once.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert }

    /// As one when drawn.
    public nonisolated func compositingGroup() -> some View { inert }

    /// As what is not yet there.
    public nonisolated func redacted(reason: RedactionReasons) -> some View { inert }

    /// In lines that lie so.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { inert }

    /// In few lines.
    public nonisolated func lineLimit(_ number: Int?) -> some View { inert }

    /// With room between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { inert }

    /// Smaller where there is no room.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { inert }

    /// Ending so where there is no room.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { inert }

    /// In large or small letters.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inert }

    /// With symbols in a size.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inert }
}
