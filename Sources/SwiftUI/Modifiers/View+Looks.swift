// The appearance of views. Nothing is drawn.
extension View {
    /// Sets the tint of controls. Not drawn here.
    public nonisolated func accentColor(_ color: Color?) -> some View { inert }

    /// Sets the tint of controls. Not drawn here.
    public nonisolated func tint(_ color: Color?) -> some View { inert }

    /// Rounds the corners of the view. Not drawn here.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { inert }

    /// Clips the view to a shape. Not drawn here.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Masks the view. The elements of the mask are not read here.
    public nonisolated func mask<M: View>(_ mask: M) -> some View { inert }

    /// Draws a border around the view. Not drawn here.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { inert }

    /// Draws a shadow. Not drawn here.
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { inert }

    /// Blurs the view. Not drawn here.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert }

    /// Rotates the view. The frame stays as it is here.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { inert }

    /// Scales the view. The frame stays as it is here.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { inert }

    /// Scales the view in each direction. The frame stays as it is here.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        inert
    }

    /// Animates changes of a value. Changes are there at once here.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { inert }

    /// Animates changes. Changes are there at once here.
    public nonisolated func animation(_ animation: Animation?) -> some View { inert }

    /// Sets the transition of insertion and removal. Nothing moves here.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { inert }

    /// Sets the colour scheme. The scheme is the window's here.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { inert }

    /// Sets the preferred colour scheme. The scheme is the window's here.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { inert }

    /// Sets the shape of the view for touches. Touches take the frame here.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { inert }

    /// Draws the view as one image. Not drawn here.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert }

    /// Draws the view as one group. Not drawn here.
    public nonisolated func compositingGroup() -> some View { inert }

    /// Mirrors the view where lines run from right to left. Not drawn here.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { inert }

    /// Names the coordinate space of the view. Frames in named spaces are in the hosting view's space here.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { inert }

    /// Names the coordinate space of the view. Frames in named spaces are in the hosting view's space here.
    public nonisolated func coordinateSpace(_ name: CoordinateSpace) -> some View { inert }
}
