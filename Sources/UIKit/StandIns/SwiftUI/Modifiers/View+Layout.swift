// Where views lie. A host lets what it shows fill its view.
extension View {
    /// In a frame.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { inert }

    /// In a frame between two sizes.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { inert }

    /// With room around it.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { inert }

    /// With room at edges.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { inert }

    /// With room around it.
    public nonisolated func padding(_ length: CGFloat) -> some View { inert }

    /// In its own size.
    public nonisolated func fixedSize() -> some View { inert }

    /// In its own size in a direction.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { inert }

    /// Moved.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { inert }

    /// Moved.
    public nonisolated func offset(_ offset: CGSize) -> some View { inert }

    /// At a place.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { inert }

    /// More important for layout.
    public nonisolated func layoutPriority(_ value: Double) -> some View { inert }

    /// In front of others.
    public nonisolated func zIndex(_ value: Double) -> some View { inert }

    /// Of a shape of sides.
    public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { inert }

    /// As large as there is room, whole.
    public nonisolated func scaledToFit() -> some View { inert }

    /// As large as there is room, filled.
    public nonisolated func scaledToFill() -> some View { inert }

    /// Below bars.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        inert
    }

    /// Below bars.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { inert }

    /// Lies so on others.
    public nonisolated func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (CGSize) -> CGFloat)
        -> some View
    { inert }

    /// In rows with insets.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert }

    /// In rows with a background.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { inert }

    /// In rows with or without lines.
    public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { inert }

    /// In a list of a style.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { inert }
}
