import Foundation

/// A container view that arranges its child views in a grid that grows vertically.
public struct LazyVGrid<Content: View> {
    let content: Content
    private let layout: LazyLayout

    /// Creates a grid with columns.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns)
    }
}

extension LazyVGrid: ContainerView {
    func layout(in environment: EnvironmentValues) -> LazyLayout { layout }
}

/// A container view that arranges its child views in a grid that grows horizontally.
public struct LazyHGrid<Content: View> {
    let content: Content
    private let layout: LazyLayout

    /// Creates a grid with rows.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows)
    }
}

extension LazyHGrid: ContainerView {
    func layout(in environment: EnvironmentValues) -> LazyLayout { layout }
}
