/// A view that is evaluated when its value differs.
public struct EquatableView<Content: View & Equatable> {
    /// The view.
    public var content: Content
    /// Creates a view.
    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
    /// The view.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view when its value differs.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
