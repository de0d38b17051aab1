import Foundation

extension View {
    /// Extends the view beyond the safe area, where it touches its boundary.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(FixedLayoutModifier(IgnoresSafeAreaLayout(regions: regions, edges: edges)))
    }

    /// Extends the view beyond the safe area, where it touches its boundary.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Adds distances to the safe area of the view.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(FixedLayoutModifier(SafeAreaPaddingLayout(insets: insets)))
    }

    /// Adds a distance to the safe area of the view at some edges; the system's where none is given.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.defaultLength))
    }

    /// Adds a distance to the safe area of the view at all edges.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Shows a view at the upper or lower edge and adds it to the safe area.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            DecorationModifier(
                content(),
                SafeAreaInsetLayout(
                    edge: Edge(edge), alignment: Alignment(horizontal: alignment, vertical: .center),
                    spacing: spacing), isBehind: false))
    }

    /// Shows a view at the leading or trailing edge and adds it to the safe area.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            DecorationModifier(
                content(),
                SafeAreaInsetLayout(
                    edge: Edge(edge), alignment: Alignment(horizontal: .center, vertical: alignment),
                    spacing: spacing), isBehind: false))
    }
}
