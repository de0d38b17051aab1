/// Many views below each other.
public struct LazyVStack<Content: View> {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    /// Creates a lazy vertical stack.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension LazyVStack: ContainerView {
    func layout(in environment: EnvironmentValues) -> LazyLayout {
        LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}

/// Many views next to each other.
public struct LazyHStack<Content: View> {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?

    /// Creates a lazy horizontal stack.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension LazyHStack: ContainerView {
    func layout(in environment: EnvironmentValues) -> LazyLayout {
        LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}
