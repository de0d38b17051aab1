// How views look. Nothing is drawn.
extension View {
    /// With a colour of what can be touched.
    public nonisolated func accentColor(_ color: Color?) -> some View { inert }

    /// With a colour of what can be touched.
    public nonisolated func tint(_ color: Color?) -> some View { inert }

    /// With round corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { inert }

    /// Within a form.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Through another view.
    public nonisolated func mask<M: View>(_ mask: M) -> some View { inert }

    /// With a line around it.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { inert }

    /// With a shadow.
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { inert }

    /// Not sharp.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert }

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

    /// Touched in a form.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Drawn at once.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert }

    /// As one when drawn.
    public nonisolated func compositingGroup() -> some View { inert }
}
