/// A view that shows the first of its child views that fits in the available space.
public struct ViewThatFits<Content: View> {
    let content: Content
    private let axes: Axis.Set

    /// Creates a view whose choices have to fit on some axes.
    public nonisolated init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
    }
}

extension ViewThatFits: ContainerView {
    func layout(in environment: EnvironmentValues) -> ViewThatFitsLayout { ViewThatFitsLayout(axes: axes) }
}
