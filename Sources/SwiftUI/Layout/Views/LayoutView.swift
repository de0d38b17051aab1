extension Layout {
    /// Arranges views by the layout.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// Views that are arranged by a layout.
private struct LayoutView<ContainerLayout: Layout, Content: View>: ContainerView {
    let layout: ContainerLayout
    let content: Content

    func layout(in environment: EnvironmentValues) -> ContainerLayout { layout }
}
